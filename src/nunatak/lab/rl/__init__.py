"""What the environments of PettingZoo and Gymnasium share: the game that is played, and how it is shown."""
