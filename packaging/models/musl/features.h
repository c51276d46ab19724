/* musl's sources include this header of its own; foreign_models.py defines `hidden`. */
