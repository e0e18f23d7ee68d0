package org.groma.exporters.picture;

import org.locationtech.jts.geom.Envelope;

/** A rectangle round a middle that may be turned: the room that a name or a mark takes up. */
record TextBox(double x, double y, double width, double height, Turn turn) {

  static TextBox upright(double x, double y, double width, double height) {
    return new TextBox(x, y, width, height, Turn.NONE);
  }

  static TextBox of(Envelope box) {
    return upright(box.centre().x, box.centre().y, box.getWidth(), box.getHeight());
  }

  /** Corners as x and y in turn, counter-clockwise from the lower left of the text. */
  double[] corners() {
    double ax = turn.cos() * width / 2;
    double ay = turn.sin() * width / 2;
    double bx = -turn.sin() * height / 2;
    double by = turn.cos() * height / 2;
    return new double[] {
      x - ax - bx,
      y - ay - by,
      x + ax - bx,
      y + ay - by,
      x + ax + bx,
      y + ay + by,
      x - ax + bx,
      y - ay + by
    };
  }

  private double reachX() {
    return (Math.abs(turn.cos()) * width + Math.abs(turn.sin()) * height) / 2;
  }

  private double reachY() {
    return (Math.abs(turn.sin()) * width + Math.abs(turn.cos()) * height) / 2;
  }

  Envelope envelope() {
    return new Envelope(x - reachX(), x + reachX(), y - reachY(), y + reachY());
  }

  /** Whether the two share more than an edge: no line along a side of either separates them. */
  boolean overlaps(TextBox other) {
    return Math.abs(x - other.x) < reachX() + other.reachX()
        && Math.abs(y - other.y) < reachY() + other.reachY()
        && !separates(other)
        && !other.separates(this);
  }

  private boolean separates(TextBox other) {
    // the other box seen from this one: how far its middle is and how far it reaches, both ways
    double cos = Math.abs(turn.cos() * other.turn.cos() + turn.sin() * other.turn.sin());
    double sin = Math.abs(turn.cos() * other.turn.sin() - turn.sin() * other.turn.cos());
    double along = Math.abs(turn.along(other.x - x, other.y - y));
    double across = Math.abs(turn.across(other.x - x, other.y - y));
    return along >= (width + cos * other.width + sin * other.height) / 2
        || across >= (height + sin * other.width + cos * other.height) / 2;
  }
}
