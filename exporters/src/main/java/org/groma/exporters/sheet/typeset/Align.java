package org.groma.exporters.sheet.typeset;

/** To which side of its column the text of a cell keeps. */
public enum Align {
  LEFT,
  CENTRE,
  RIGHT;

  /** How far a line begins from the left. */
  double indent(double room, double width) {
    return switch (this) {
      case LEFT -> 0;
      case CENTRE -> (room - width) / 2;
      case RIGHT -> room - width;
    };
  }
}
