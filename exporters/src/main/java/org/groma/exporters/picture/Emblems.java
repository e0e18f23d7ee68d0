package org.groma.exporters.picture;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Lexicon;
import org.groma.exporters.picture.Item.Symbol;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Envelope;

/** Draws the signs that cities and provinces bear in the game of the project, in a row. */
final class Emblems {

  private static final double SIZE = 11;
  private static final double STEP = 11.5;
  private static final double GAP = 1.2;

  /** Half of the room that the name of a province is given before it is set. */
  private static final double NAME = 10;

  /** Colours of the parts of signs, by their looks. */
  private static final Map<String, Colour> FILLED =
      new TreeMap<>(
          Map.of(
              "mark-coin", Palette.COIN,
              "mark-cross", Palette.CROSS,
              "mark-crest", Palette.CITY_RED,
              "mark-helmet", Palette.STEEL,
              "mark-flag", Palette.CITY_RED,
              "mark-star", Palette.CROSS));

  /** Where the row goes, as a reader likes it best: below, above, right, left of the mark. */
  private static final int[][] SIDES = {{0, -1}, {0, 1}, {1, 0}, {-1, 0}};

  private final Drawing drawing;
  private final Lexicon lexicon;

  Emblems(Drawing drawing) {
    this.drawing = drawing;
    this.lexicon = Rulesets.lexicon(drawing.project);
    if (!lexicon.emblems().isEmpty() || !lexicon.landEmblems().isEmpty()) {
      FILLED.forEach(
          (look, colour) -> drawing.look(look, Look.filled(colour).edged(Palette.PAPER, 0.05)));
      drawing.look("mark-coin", Look.filled(Palette.COIN).edged(Palette.INK, 0.07));
      drawing.look("mark-coin-rim", Look.stroked(Palette.INK, 0.06));
      drawing.look("mark-staff", Look.stroked(Palette.INK, 0.1));
    }
  }

  /**
   * Draws those of a city.
   *
   * @param room what its mark takes
   */
  void draw(City city, Envelope room) {
    draw(Mark.emblems(lexicon, city), room);
  }

  /** Draws those of a province below its middle, which is left to its name. */
  void draw(Province province, Point middle) {
    double wide = drawing.pens(NAME);
    draw(
        Mark.emblems(lexicon.landEmblems(), province.tags()),
        new Envelope(
            middle.x() - wide, middle.x() + wide, middle.y() - wide / 2, middle.y() + wide / 2));
  }

  private void draw(List<Mark> marks, Envelope room) {
    if (marks.isEmpty()) {
      return;
    }
    Envelope row = row(room, marks.size());
    double size = drawing.pens(SIZE);
    for (int i = 0; i < marks.size(); i++) {
      double x = row.getMinX() + size / 2 + i * drawing.pens(STEP);
      drawing.add(Layer.CITIES, new Symbol("", marks.get(i), "", x, row.centre().y, size));
    }
    drawing.crowd.add(TextBox.of(row));
  }

  /** The first side that is free; below the mark if none is. */
  private Envelope row(Envelope room, int count) {
    double height = drawing.pens(SIZE);
    double width = height + (count - 1) * drawing.pens(STEP);
    Envelope first = null;
    for (int[] side : SIDES) {
      double x = room.centre().x + side[0] * (room.getWidth() + width + drawing.pens(2 * GAP)) / 2;
      double y =
          room.centre().y + side[1] * (room.getHeight() + height + drawing.pens(2 * GAP)) / 2;
      Envelope row = new Envelope(x - width / 2, x + width / 2, y - height / 2, y + height / 2);
      if (drawing.crowd.isFree(TextBox.of(row))) {
        return row;
      }
      first = first == null ? row : first;
    }
    return first;
  }
}
