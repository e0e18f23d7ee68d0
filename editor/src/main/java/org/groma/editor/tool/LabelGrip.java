package org.groma.editor.tool;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.editor.map.WrittenName;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.topology.Point;

/** Where a hand takes hold of a name, and what it does to it from there. */
enum LabelGrip {
  /** The text itself. */
  MOVE("Drag to move the name of %s, its round handle to turn it, the square one to bend it."),
  /** The round handle at the end of the text. */
  TURN("Drag to turn the name of %s; Shift turns it by steps of 15°."),
  /** The square handle above the text. */
  BEND("Drag up or down to bend the name of %s.");

  /** How far from the text its handles are, in pixels. */
  private static final double AWAY = 15;

  /** So near to its text, in pixels, a name stays at hand. */
  static final double NEAR = AWAY + 9;

  private static final double STEP = 15;

  /** A name that is nearly level or straight is meant to be. */
  private static final double LEVEL = 2.5;

  private static final double STRAIGHT = 5;

  private final String hint;

  LabelGrip(String hint) {
    this.hint = hint;
  }

  String hint(WrittenName name) {
    return String.format(Locale.ROOT, hint, name.name());
  }

  /** Where the handle of a name is; for the text itself its middle. */
  Point handle(WrittenName name, Ground ground) {
    double away = AWAY * ground.pixel() / name.size();
    var box = name.box();
    return switch (this) {
      case MOVE -> name.at();
      case TURN -> name.onMap(box.getMaxX() + away, box.getCenterY());
      case BEND -> name.onMap(0, box.getMaxY() + away);
    };
  }

  /** What of a name is under a point. */
  static Optional<LabelGrip> at(Point point, WrittenName name, Ground ground) {
    for (LabelGrip grip : List.of(TURN, BEND)) {
      Point handle = grip.handle(name, ground);
      if (Math.hypot(point.x() - handle.x(), point.y() - handle.y()) <= ground.reach()) {
        return Optional.of(grip);
      }
    }
    return name.holds(point, 3 * ground.pixel()) ? Optional.of(MOVE) : Optional.empty();
  }

  /** The name after the hand has gone from one point to another. */
  WrittenName dragged(WrittenName name, Point from, Point to, Input.Held held) {
    return switch (this) {
      case MOVE ->
          name.movedTo(
              new Point(name.at().x() + to.x() - from.x(), name.at().y() + to.y() - from.y()));
      case TURN -> name.turnedTo(turned(name, from, to, held));
      case BEND -> name.bentTo(bent(name, from, to));
    };
  }

  private static double turned(WrittenName name, Point from, Point to, Input.Held held) {
    double turn = direction(name.at(), to) - direction(name.at(), from);
    double angle = Math.IEEEremainder(name.angle() + Math.toDegrees(turn), 360);
    if (held.shift()) {
      angle = Math.rint(angle / STEP) * STEP;
    }
    return Math.abs(angle) < LEVEL ? 0 : tenths(angle);
  }

  private static double direction(Point middle, Point point) {
    return Math.atan2(point.y() - middle.y(), point.x() - middle.x());
  }

  /** Half the width of the text, upwards, makes a quarter of a circle. */
  private static double bent(WrittenName name, Point from, Point to) {
    double up = name.own(to).y() - name.own(from).y();
    double bend = name.bend() + up / Math.max(1, name.box().getWidth() / 2) * 90;
    double within = Math.clamp(bend, -MapLabel.ROUNDEST, MapLabel.ROUNDEST);
    return Math.abs(within) < STRAIGHT ? 0 : Math.rint(within);
  }

  static double tenths(double value) {
    return Math.rint(value * 10) / 10;
  }
}
