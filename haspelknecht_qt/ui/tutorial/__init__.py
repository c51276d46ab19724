"""Tutorial: short chapters in which the learner makes moves on the real table."""
