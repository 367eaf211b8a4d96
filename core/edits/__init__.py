"""What a designer does to a map, without a window: a map and a wish in, another map or a refusal in words out."""
