"""Painting boards with Qt: shared by the editor, the sandbox and the exports."""
