"""Small drawings in every format that can be imported."""

import json

GEOJSON = json.dumps(
    {
        "type": "FeatureCollection",
        "features": [
            {
                "type": "Feature",
                "properties": {"name": "Westmark", "terrain": "hill", "symbols": ["mine"], "people": 12},
                "geometry": {
                    "type": "Polygon",
                    "coordinates": [
                        [[10, 50], [11, 50], [11, 51], [10, 51], [10, 50]],
                        [[10.2, 50.2], [10.2, 50.4], [10.4, 50.4], [10.4, 50.2], [10.2, 50.2]],
                    ],
                },
            },
            {
                "type": "Feature",
                "id": "east-1",
                "properties": {"NAME": "Östmark"},
                "geometry": {
                    "type": "MultiPolygon",
                    "coordinates": [
                        [[[11, 50], [12, 50], [12, 51], [11, 51], [11, 50]]],
                        [[[12.5, 50], [13, 50], [13, 50.5], [12.5, 50]]],
                    ],
                },
            },
            {"type": "Feature", "properties": {"name": "Spire"}, "geometry": {"type": "Point", "coordinates": [1, 2]}},
            {"type": "Feature", "properties": None, "geometry": None},
        ],
    },
    indent=1,
)

SVG = """<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
     viewBox="0 0 400 300" width="400mm" height="300mm">
 <defs><path id="hidden" d="M0 0h10v10z"/></defs>
 <g transform="translate(10 20) scale(2)">
  <path id="p1" d="M0 0h50v50h-50z m10 10 v10 h10 v-10z"/>
  <rect id="r1" inkscape:label="Plain" x="50" y="0" width="30" height="50"/>
  <circle cx="120" cy="50" r="20"><title>Round Hill</title></circle>
 </g>
 <polygon id="tri" points="300,200 390,200 390,290" style="fill:#fff;fill-rule:evenodd"/>
 <path id="wave" d="M20 200 C 40 180 60 220 80 200 S 120 180 140 200 Q 150 210 160 200 T 180 200
  L180 280 A 80 40 0 0 1 20 280 Z"/>
 <path id="road" fill="none" d="M0 0 L 10 10"/>
 <text x="1" y="2">Title</text>
</svg>
"""

TRIPLEA = """Sea  Zone 1  <  (0,0) (400,0) (400,300) (0,300) >
Isle A  <  (50,50) (100,50) (100,100) (50,100)  >
Isle B  <  (101,50) (150,50) (150,100) (101,100)
Twin Rocks  <  (200,200) (250,200) (250,250)  >  <  (300,200) (320,200) (320,250)  >
"""

LABELME = json.dumps(
    {
        "version": "5.4.1",
        "flags": {},
        "shapes": [
            {"label": "North", "points": [[0, 0], [400, 0], [400, 200], [0, 200]], "shape_type": "polygon"},
            {"label": "South", "points": [[0, 202.5], [400, 380]], "shape_type": "rectangle", "group_id": None},
            {"label": "Isles", "points": [[50, 390], [90, 390], [70, 399]], "shape_type": "polygon", "group_id": 4},
            {"label": "Isles", "points": [[150, 390], [190, 390], [170, 399]], "shape_type": "polygon", "group_id": 4},
            {"label": "Lake", "points": [[100, 100], [120, 100]], "shape_type": "circle"},
            {"label": "Road", "points": [[0, 0], [5, 5]], "shape_type": "line"},
        ],
        "imagePath": "board.png",
        "imageData": None,
        "imageHeight": 400,
        "imageWidth": 400,
    },
    indent=1,
)

SAMPLES = {"lands.geojson": GEOJSON, "lands.svg": SVG, "polygons.txt": TRIPLEA, "lands.json": LABELME}
