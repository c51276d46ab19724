"""The table: a Graphics View toolkit that knows places, pieces and gestures, but no game and no rule."""
