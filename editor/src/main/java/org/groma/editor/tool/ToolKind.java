package org.groma.editor.tool;

/** The tools, in the order of the tool bar. */
public enum ToolKind {
  SELECT(
      "Select",
      "V",
      "fth-mouse-pointer",
      "Click, drag a box, or Alt-drag a lasso. Shift adds, Ctrl toggles."),
  PAN("Pan", "H", "fth-move", "Drag the map. Space or the middle button does it in every tool."),
  VERTEX(
      "Edit border",
      "E",
      "fth-git-commit",
      "Drag a corner or a border; a double click adds a corner, Delete removes one. A box or Shift"
          + " and clicks choose several."),
  DRAW(
      "Draw province",
      "D",
      "fth-edit-3",
      "Click the corners or drag a free line; Enter or the first corner closes. Shift follows"
          + " borders."),
  SPLIT(
      "Split",
      "S",
      "fth-scissors",
      "Drag a line across a province, or click from border to border, then Enter."),
  MERGE("Merge", "M", "fth-minimize-2", "Click a province, then the neighbour that joins it."),
  REDRAW(
      "Redraw border",
      "R",
      "fth-pen-tool",
      "Click a border, then drag its new course or click its points, then Enter."),
  MARK("Mark border", "B", "fth-edit-2", "Click a border or brush along several."),
  RIVER(
      "River",
      "W",
      "fth-droplet",
      "Click borders along the course: the path between clicks follows."),
  STRAIT("Strait", "L", "fth-link-2", "Click two places that face each other over water."),
  ADJACENCY(
      "Adjacency",
      "J",
      "fth-share-2",
      "Drag from one place to another, or click both, to say that they are adjacent or are not."),
  CITY("City", "C", "fth-home", "Click where the city lies, or drag one that is there."),
  PORT("Port", "P", "fth-anchor", "Click a city, then the sea zone that its port lies on."),
  SEA(
      "Sea zone",
      "Z",
      "fth-life-buoy",
      "Click the corners or drag a free line, round land too; Enter or the first corner closes."),
  ASSIGN("Assign", "A", "fth-tag", "Brush an area, terrain or owner over provinces."),
  PIECES(
      "Move pieces",
      "O",
      "fth-layers",
      "Drag a counter of the scenario to another place; Shift takes all alike, Delete one away."),
  LABEL(
      "Label",
      "T",
      "fth-type",
      "Drag a name, its handles turn and bend it; + and − size it, Enter breaks it, H hides it."),
  MEASURE("Measure", "U", "fth-maximize-2", "Click points: length on the map and on the ground."),
  DISTANCE("Distance", "K", "fth-map", "Click two provinces: the way between them and its paces."),
  PLACE(
      "Place image",
      "I",
      "fth-image",
      "Click a point of the scanned image, then where it belongs on the map; Escape cancels.");

  private final String title;
  private final String key;
  private final String icon;
  private final String hint;

  ToolKind(String title, String key, String icon, String hint) {
    this.title = title;
    this.key = key;
    this.icon = icon;
    this.hint = hint;
  }

  public String title() {
    return title;
  }

  /** The letter that takes it up. */
  public String key() {
    return key;
  }

  /** The icon, as the icon font names it. */
  public String icon() {
    return icon;
  }

  /** How it is used, in one line. */
  public String hint() {
    return hint;
  }
}
