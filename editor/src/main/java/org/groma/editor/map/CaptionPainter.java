package org.groma.editor.map;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Caption;
import org.groma.engine.kernel.Lexicon;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.picture.Typeface;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Tags;
import org.locationtech.jts.geom.Coordinate;

/** Paints the words that places bear in the game of the project, each on a small plate. */
final class CaptionPainter {

  private static final double LETTERS = 9;
  private static final double AIR = 2.5;
  private static final double BELOW = 13;
  private static final double ROOM = 34;

  private final Brush brush;
  private final Spots spots;
  private final Project project;
  private final Lexicon lexicon;
  private final List<Rectangle2D> boxes = new ArrayList<>();

  CaptionPainter(Brush brush, Spots spots) {
    this.brush = brush;
    this.spots = spots;
    this.project = brush.frame().project();
    this.lexicon = Rulesets.lexicon(project);
  }

  void paint() {
    if (brush.typicalSide() < ROOM) {
      return;
    }
    for (Province province : project.provinces()) {
      paint(
          lexicon.captions(Kinds.PROVINCES),
          Place.of(province.id()),
          province.tags(),
          Palette.CITY_RED);
    }
    for (Sea sea : project.seas()) {
      paint(lexicon.captions(Kinds.SEAS), Place.of(sea.id()), sea.tags(), Palette.HARBOUR);
    }
  }

  /** What the plates cover, in pixels. */
  List<Rectangle2D> boxes() {
    return boxes;
  }

  private void paint(List<Caption> captions, Place place, Tags tags, Colour colour) {
    for (Caption caption : captions) {
      if (tags.has(caption.tag())) {
        Spots.mainFace(project.map(), place)
            .map(face -> spots.pole(project.map(), face))
            .filter(pole -> brush.visible().contains(pole))
            .ifPresent(pole -> plate(caption.text(), pole, colour));
      }
    }
  }

  private void plate(String text, Coordinate at, Colour colour) {
    List<String> lines = List.of(text);
    double size = LETTERS * Math.clamp(brush.typicalSide() / 60, 0.8, 1.3);
    double wide = Lettering.width(Typeface.BOLD, lines, 0) * size + 2 * AIR;
    double x = brush.x(at.x);
    double y = brush.y(at.y) + BELOW;
    Rectangle2D box =
        new Rectangle2D.Double(x - wide / 2, y - size / 2 - AIR, wide, size + 2 * AIR);
    brush.colour(colour);
    brush.graphics().fill(box);
    brush.colour(Palette.PAPER);
    brush.graphics().fill(Lettering.shape(Typeface.BOLD, lines, 0, x, y, 0, size));
    boxes.add(box);
  }
}
