"""Regions out of board art: from a click inside an outlined area of a picture to its polygon. Pictures are arrays."""
