"""Rune Age with Oath and Anvil."""
