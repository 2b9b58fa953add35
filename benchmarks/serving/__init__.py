"""How fast the server is, beside boardgame.io's, with the same small game and the same clients."""
