package org.groma.editor.studio;

/** A part of the desk that can be folded away to leave its room to the map. */
enum DeskPart {
  TOOLS("Tool Strip", "fth-tool", "Shortcut+Shift+B"),
  PANELS("Panels", "fth-credit-card", "Shortcut+J"),
  SIDEBAR("Inspector and Layers", "fth-sidebar", "Shortcut+B"),
  MINIMAP("Minimap", "fth-map", "Shortcut+Shift+U");

  /** A desk that is not as high, at the usual size of text, begins with its panels folded. */
  private static final double HIGH = 760;

  /** A desk that is not as wide begins without what stands at its right. */
  private static final double WIDE = 900;

  /** In a smaller one the corner of the map is worth more than the minimap. */
  private static final double SPACIOUS = 1280;

  private final String title;
  private final String icon;
  private final String keys;

  DeskPart(String title, String icon, String keys) {
    this.title = title;
    this.icon = icon;
    this.keys = keys;
  }

  String title() {
    return title;
  }

  String icon() {
    return icon;
  }

  String keys() {
    return keys;
  }

  /**
   * Whether there is room for it beside a map that keeps most of the window.
   *
   * @param text the size of text as a share of the usual one
   */
  boolean fits(double width, double height, double text) {
    return switch (this) {
      case TOOLS -> true;
      case PANELS -> height >= HIGH * Math.max(1, text);
      case SIDEBAR -> width >= WIDE * Math.max(1, text);
      case MINIMAP -> width >= SPACIOUS && height >= HIGH * Math.max(1, text);
    };
  }
}
