"""The translations of the interface: Qt's .ts files, the .qm files made of them, and what collects the texts."""
