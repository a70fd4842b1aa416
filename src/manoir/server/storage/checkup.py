"""A look through a whole SQLite database on the side, when a house opens: a damaged one shall not go unnoticed.

Without it, a house with broken pages opens, and fails those whose tables are on them.
"""

import threading
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine

from manoir.server.notes import note
from manoir.server.storage.database import STORAGE_ERRORS
from manoir.server.storage.failures import kind


class Checkup:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.stopped = False
        self.driver: Any = None
        self.thread = threading.Thread(target=self._run, name="checkup", daemon=True)

    def start(self) -> None:
        if self.engine.dialect.name == "sqlite":
            self.thread.start()

    def stop(self) -> None:
        """It need not come to its end."""
        self.stopped = True
        if self.driver is not None:
            with suppress(*STORAGE_ERRORS, self.engine.dialect.loaded_dbapi.Error):
                self.driver.interrupt()
        if self.thread.is_alive():
            self.thread.join()

    def _run(self) -> None:
        found = ""
        try:
            connection = self.engine.raw_connection()
            self.driver = connection.driver_connection
            try:
                cursor = connection.cursor()
                cursor.execute("PRAGMA quick_check(1)")
                row: Any = cursor.fetchone()
                found = "" if row[0] == "ok" else "quick_check"
            finally:
                connection.close()
        except (*STORAGE_ERRORS, self.engine.dialect.loaded_dbapi.Error) as error:
            found = kind(error)
        if found and not self.stopped:
            note("database-damaged", found=found)
