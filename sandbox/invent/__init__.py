"""The form in which an invented race or power is written, checked and tried."""
