### The English edition.

edition = en
