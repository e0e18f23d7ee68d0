package org.groma.editor.map;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import org.groma.exporters.picture.BentText;
import org.groma.exporters.picture.Typeface;
import org.groma.model.topology.Point;

/**
 * A name as it stands on a painted map, so that a hand can take hold of it. Its own coordinates
 * have the middle of the text at the origin, x along the text, and letters that are 1 high.
 *
 * @param subject what it names, as {@code kind:id}
 * @param name in full, as the project spells it
 * @param at its middle, in map units
 * @param angle in degrees, counter-clockwise
 * @param size the height of letters in map units, at the zoom that it was painted for
 * @param bend of its baseline, in degrees
 * @param hidden whether it is only where it would be, because it is left out
 */
public record WrittenName(
    String subject,
    String name,
    List<String> lines,
    Typeface cut,
    double spacing,
    Point at,
    double angle,
    double size,
    double bend,
    boolean hidden) {

  public WrittenName {
    lines = List.copyOf(lines);
  }

  private BentText text() {
    return new BentText(cut, shown(subject, lines), spacing, bend);
  }

  /** The letters that are drawn: the names of areas are in capitals. */
  static List<String> shown(String subject, List<String> lines) {
    return subject.startsWith("area:")
        ? lines.stream().map(line -> line.toUpperCase(Locale.ROOT)).toList()
        : lines;
  }

  /** The letters, in map units. */
  public Path2D outline() {
    return new Path2D.Double(text().outline(), place());
  }

  /** The box round the letters, in its own coordinates. */
  public Rectangle2D box() {
    return text().bounds();
  }

  private AffineTransform place() {
    AffineTransform place = AffineTransform.getTranslateInstance(at.x(), at.y());
    place.rotate(Math.toRadians(angle));
    place.scale(size, size);
    return place;
  }

  /** A point of its own coordinates on the map. */
  public Point onMap(double x, double y) {
    Point2D there = place().transform(new Point2D.Double(x, y), null);
    return new Point(there.getX(), there.getY());
  }

  /** A point of the map in its own coordinates. */
  public Point own(Point point) {
    double dx = point.x() - at.x();
    double dy = point.y() - at.y();
    double cos = Math.cos(Math.toRadians(angle));
    double sin = Math.sin(Math.toRadians(angle));
    return new Point((cos * dx + sin * dy) / size, (cos * dy - sin * dx) / size);
  }

  /** Whether a point of the map lies within its box, or so near to it in map units. */
  public boolean holds(Point point, double near) {
    Rectangle2D box = box();
    Point own = own(point);
    double air = near / size;
    return own.x() >= box.getMinX() - air
        && own.x() <= box.getMaxX() + air
        && own.y() >= box.getMinY() - air
        && own.y() <= box.getMaxY() + air;
  }

  public WrittenName movedTo(Point other) {
    return new WrittenName(subject, name, lines, cut, spacing, other, angle, size, bend, hidden);
  }

  public WrittenName turnedTo(double degrees) {
    return new WrittenName(subject, name, lines, cut, spacing, at, degrees, size, bend, hidden);
  }

  public WrittenName bentTo(double degrees) {
    return new WrittenName(subject, name, lines, cut, spacing, at, angle, size, degrees, hidden);
  }

  public WrittenName sizedTo(double height) {
    return new WrittenName(subject, name, lines, cut, spacing, at, angle, height, bend, hidden);
  }

  public WrittenName brokenInto(List<String> others) {
    return new WrittenName(subject, name, others, cut, spacing, at, angle, size, bend, hidden);
  }

  public WrittenName hidden(boolean left) {
    return new WrittenName(subject, name, lines, cut, spacing, at, angle, size, bend, left);
  }
}
