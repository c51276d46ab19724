"""Why a move cannot be made, in sentences."""
