"""Names and errors of the game in the user's language."""

from __future__ import annotations

from haspelknecht_qt.commands.texts import is_translated, translate
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.games.haspelknecht.reading import DataError


def item(name: str) -> str:
    """What the points of this item are for. Raises KeyError for an unknown id."""
    return {
        "developments": translate("CommandLine", "Developments"),
        "coal": translate("CommandLine", "Coal in winter"),
        "storage": translate("CommandLine", "Winter storage"),
        "pinge": translate("CommandLine", "Pinge bonus"),
        "charcoal_burner": translate("CommandLine", "Charcoal Burner"),
        "hauling_cable": translate("CommandLine", "Hauling Cable"),
        "water_mill": translate("CommandLine", "Water Mill"),
        "tunnel_sections": translate("CommandLine", "Tunnel sections"),
        "tunnel_bonus": translate("CommandLine", "Tunnel bonus"),
        "development_bonus": translate("CommandLine", "Development bonus"),
        "buildings": translate("CommandLine", "Buildings"),
        "markers": translate("CommandLine", "Action markers"),
        "thaler": translate("CommandLine", "Thaler"),
        "debts": translate("CommandLine", "Debt chits"),
        "water": translate("CommandLine", "Pit water"),
    }[name]


def of_error(error: RecordError | DataError | StorageError) -> str:
    """What is wrong with a file, in one line that begins with its name. English is what the error says itself."""
    if not is_translated():
        return str(error)
    from haspelknecht_qt.faces.haspelknecht import error_texts as of_haspelknecht  # noqa: PLC0415 - only here
    from haspelknecht_qt.ui.messages import error_texts  # noqa: PLC0415 - the same

    def of_setup(cause: BaseException) -> str | None:
        return of_haspelknecht.of_data(cause, translate) if isinstance(cause, DataError) else None

    match error:
        case RecordError():
            return f"{error.file}: {error_texts.of_record(error, translate, of_setup)}"
        case StorageError():
            return f"{error.file}: {error_texts.of_storage(error, translate)}"
        case DataError():
            return of_haspelknecht.of_data(error, translate)
