"""Ettin: pairs of Allies draft together and fight the Enemies at their other side."""
