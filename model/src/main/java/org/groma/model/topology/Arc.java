package org.groma.model.topology;

/**
 * A border: a line from node to node with a face on each side.
 *
 * @param left the face on the left when walking from the first point to the last
 * @param right the face on the right
 */
public record Arc(int id, int from, int to, int left, int right, Line line, Border border) {

  public boolean isClosed() {
    return from == to;
  }

  Arc withLine(Line other) {
    return new Arc(id, from, to, left, right, other, border);
  }

  public Arc withBorder(Border other) {
    return new Arc(id, from, to, left, right, line, other);
  }

  Arc withFaces(int newLeft, int newRight) {
    return newLeft == left && newRight == right
        ? this
        : new Arc(id, from, to, newLeft, newRight, line, border);
  }

  /** The face on the other side. */
  public int across(int face) {
    return left == face ? right : left;
  }
}
