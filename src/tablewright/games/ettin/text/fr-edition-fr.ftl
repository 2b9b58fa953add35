### The French edition.

edition = fr
