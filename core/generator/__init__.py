"""New boards from a seed: regions, natural borders, terrain, symbols and names in the printed proportions."""
