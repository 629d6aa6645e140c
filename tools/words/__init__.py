"""What translators have to do, and what the checks of the tests look at."""
