"""The windows that open for a moment: new map, import, export, print, earlier versions, shortcuts, help."""
