"""Tables on the network: lobby, seats, live play and storage. It knows games only by what the core says of any."""
