package org.groma.editor.map;

import org.groma.exporters.picture.Colour;

/**
 * How ways between places look in the layer of adjacency. Shape tells them apart as much as colour:
 * what follows from the map is thin, what somebody said bears a badge.
 */
@SuppressWarnings("ImmutableEnumChecker") // a colour is a record of numbers
public enum WayLook {
  LAND("Shared border", Colour.of(0x2F3B46), 1.3),
  WATER("Shared border with the sea", Colour.of(0x1F6FA8), 1.3),
  LINK("Strait, road or other link", Colour.of(0xB5382E), 4.6),
  ADDED("Override: adjacent", Colour.of(0x2B8A3E), 2.6),
  BARRED("Override: not adjacent", Colour.of(0xC92A2A), 2.2);

  private final String title;
  private final Colour colour;
  private final double width;

  WayLook(String title, Colour colour, double width) {
    this.title = title;
    this.colour = colour;
    this.width = width;
  }

  /** What it stands for, in the key of the layer. */
  public String title() {
    return title;
  }

  /** What it is drawn with, unless the project has a colour for it. */
  public Colour colour() {
    return colour;
  }

  /** In pixels. */
  public double width() {
    return width;
  }

  /** Whether it is two lines beside each other. */
  public boolean isDouble() {
    return this == LINK;
  }

  public boolean isDashed() {
    return this == BARRED;
  }

  /** Whether somebody said so, which a badge in its middle shows: a plus, or a cross. */
  public boolean isSaid() {
    return this == ADDED || this == BARRED;
  }
}
