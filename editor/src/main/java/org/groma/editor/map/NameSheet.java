package org.groma.editor.map;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.NameInk;
import org.groma.model.topology.Point;

/**
 * What names are written on: it knows what is taken already and chooses an ink that can be read on
 * what lies beneath.
 */
final class NameSheet {

  private static final double HALO = 2.4;

  /** How much of what lies beneath a halo hides: where letters are read by it, nearly all. */
  private static final double SOFT = 0.75;

  private static final double STRONG = 0.92;

  private final Brush brush;
  private final GroundPainter ground;
  private final Colour dark;
  private final Colour light;
  private final List<Rectangle2D> taken = new ArrayList<>();
  private final List<WrittenName> written = new ArrayList<>();

  NameSheet(Brush brush, GroundPainter ground) {
    this.brush = brush;
    this.ground = ground;
    Inks inks = brush.frame().inks();
    boolean day = inks == Inks.DAY;
    this.dark = day ? inks.ink() : inks.paper();
    this.light = day ? inks.paper() : inks.ink();
  }

  void take(List<Rectangle2D> boxes) {
    taken.addAll(boxes);
  }

  boolean isFree(Rectangle2D box) {
    return taken.stream().noneMatch(box::intersects);
  }

  List<WrittenName> written() {
    return written;
  }

  /** Where and how letters are to be written, in pixels. */
  record Setting(List<String> lines, double x, double y, double angle, double size, double bend) {

    /** In straight lines. */
    Setting(List<String> lines, double x, double y, double angle, double size) {
      this(lines, x, y, angle, size, 0);
    }

    Setting at(double otherX, double otherY, double otherAngle, double otherSize) {
      return new Setting(lines, otherX, otherY, otherAngle, otherSize, bend);
    }
  }

  Shape shape(NamePainter.Manner manner, Setting setting) {
    return Lettering.shape(
        manner.cut(),
        WrittenName.shown(manner.subject(), setting.lines),
        manner.spacing(),
        setting.x,
        setting.y,
        setting.angle,
        setting.size,
        setting.bend);
  }

  /** Writes a name if nothing is in its way; says whether it did. */
  boolean writeIfFree(NamePainter.Manner manner, Setting setting) {
    Shape shape = shape(manner, setting);
    boolean free = isFree(shape.getBounds2D());
    if (free) {
      write(manner, setting, shape);
    }
    return free;
  }

  /** Writes a name whatever is in its way. */
  void write(NamePainter.Manner manner, Setting setting) {
    write(manner, setting, shape(manner, setting));
  }

  private void write(NamePainter.Manner manner, Setting setting, Shape shape) {
    Rectangle2D box = shape.getBounds2D();
    note(manner, setting, false);
    taken.add(box);
    Optional<List<Colour>> beneath = beneath(setting, box);
    NameInk ink =
        beneath
            .map(grounds -> NameInk.on(grounds, manner.ink(), dark, light))
            .orElseGet(() -> new NameInk(dark, Optional.of(light), false));
    Optional<Colour> soft =
        manner.halo() ? Optional.of(opposite(ink.ink()).fade(SOFT)) : Optional.empty();
    Optional<Colour> halo = ink.halo().map(colour -> colour.fade(STRONG)).or(() -> soft);
    halo.ifPresent(colour -> {
      brush.colour(colour);
      brush.pen(HALO);
      brush.graphics().draw(shape);
    });
    brush.colour(ink.ink());
    brush.graphics().fill(shape);
  }

  private Colour opposite(Colour ink) {
    return ink.contrast(dark) > ink.contrast(light) ? dark : light;
  }

  /** Remembers where a name is, or where it would be. */
  void note(NamePainter.Manner manner, Setting setting, boolean hidden) {
    Viewport view = brush.viewport();
    written.add(
        new WrittenName(
            manner.subject(),
            manner.name(),
            setting.lines,
            manner.cut(),
            manner.spacing(),
            new Point(view.mapX(setting.x), view.mapY(setting.y)),
            setting.angle,
            setting.size / view.scale(),
            setting.bend,
            hidden));
  }

  /** The colours under the middle and both ends of a text; nothing over a scanned picture. */
  private Optional<List<Colour>> beneath(Setting setting, Rectangle2D box) {
    double reach = 0.45 * Math.max(box.getWidth(), box.getHeight());
    double along = Math.toRadians(setting.angle);
    List<Colour> colours = new ArrayList<>();
    for (int side = -1; side <= 1; side++) {
      double x = box.getCenterX() + side * reach * Math.cos(along);
      double y = box.getCenterY() - side * reach * Math.sin(along);
      Optional<Colour> colour =
          ground.colourOf(
              brush
                  .frame()
                  .index()
                  .faceAt(new Point(brush.viewport().mapX(x), brush.viewport().mapY(y))));
      if (colour.isEmpty()) {
        return Optional.empty();
      }
      colours.add(colour.get());
    }
    return Optional.of(colours);
  }
}
