"""What is measured, and the peers it is measured against: `python -m bench`, or `make bench`."""
