package org.groma.exporters.picture;

import java.util.List;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Caption;
import org.groma.engine.kernel.Lexicon;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.exporters.picture.Scene.Box;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Point;
import org.groma.model.value.Tags;

/** Draws the words that places bear in the game of the project, each on a small plate. */
final class Captions {

  private static final String LAND = "caption-land";
  private static final String SEA = "caption-sea";

  /** Room between the letters and the edge of a plate, as a share of their size. */
  private static final double AIR = 0.14;

  /** From the middle of the place, which is left to its name: below, above, to the sides. */
  private static final double[][] SIDES = {{0, -1}, {0, 1}, {0, -2}, {0, 2}, {1, 0}, {-1, 0}};

  private final Drawing drawing;
  private final Lexicon lexicon;

  private Captions(Drawing drawing) {
    this.drawing = drawing;
    this.lexicon = Rulesets.lexicon(drawing.project);
  }

  static void draw(Drawing drawing) {
    Captions captions = new Captions(drawing);
    captions.looks();
    if (drawing.shows(Layer.CITIES)) {
      for (Province province : drawing.project.provinces()) {
        captions.draw(Kinds.PROVINCES, Place.of(province.id()), province.tags());
      }
      for (Sea sea : drawing.project.seas()) {
        captions.draw(Kinds.SEAS, Place.of(sea.id()), sea.tags());
      }
    }
  }

  private void looks() {
    look(Kinds.PROVINCES, LAND, Palette.CITY_RED);
    look(Kinds.SEAS, SEA, Palette.HARBOUR);
  }

  private void look(Kind<?, ?> kind, String name, Colour colour) {
    if (!lexicon.captions(kind).isEmpty()) {
      drawing.look(name, Look.filled(colour).edged(Palette.PAPER, drawing.pens(1)));
      drawing.look("caption-text", Look.text(Typeface.BOLD, Palette.PAPER, 0.05));
    }
  }

  /** The look of the plates of a kind of place. */
  static String look(Kind<?, ?> kind) {
    return kind.equals(Kinds.SEAS) ? SEA : LAND;
  }

  /** How large the letters are. */
  static double size(Drawing drawing) {
    return drawing.pixels(drawing.style.sizes().city());
  }

  /** The words of a plate with air round them. */
  static TextBlock text(Drawing drawing, Caption caption) {
    TextBlock bare = TextBlock.of(List.of(caption.text()), drawing.look("caption-text"));
    return new TextBlock(bare.lines(), bare.width() + 2 * AIR, bare.height() + AIR);
  }

  private void draw(Kind<?, ?> kind, Place place, Tags tags) {
    for (Caption caption : lexicon.captions(kind)) {
      if (tags.has(caption.tag())) {
        drawing.hubs.middle(place).ifPresent(middle -> draw(kind, place, middle, caption));
      }
    }
  }

  private void draw(Kind<?, ?> kind, Place place, Point middle, Caption caption) {
    TextBlock text = text(drawing, caption);
    double size = size(drawing);
    TextBox at = spot(place, middle, text, size);
    drawing.add(
        Layer.CITIES,
        new Filled("", look(kind), caption.meaning(), List.of(Frame.rectangle(box(at), 0))));
    drawing.add(
        Layer.CITIES,
        new Lettering(
            "caption-" + caption.tag() + "-" + place.slug(),
            "caption-text",
            text.lines(),
            at.x(),
            at.y(),
            0,
            size));
    drawing.crowd.add(at);
  }

  /** The first spot that is free and within the place; failing that, one that is free. */
  private TextBox spot(Place place, Point middle, TextBlock text, double size) {
    double down = drawing.pens(15);
    double aside = text.width() * size / 2 + drawing.pens(14);
    Optional<TextBox> free = Optional.empty();
    for (double[] side : SIDES) {
      TextBox box =
          text.at(middle.x() + side[0] * aside, middle.y() + side[1] * down, Turn.NONE, size);
      if (drawing.crowd.isFree(box)) {
        if (isWithin(place, box)) {
          return box;
        }
        free = free.or(() -> Optional.of(box));
      }
    }
    return free.orElseGet(() -> text.at(middle.x(), middle.y() - down, Turn.NONE, size));
  }

  private boolean isWithin(Place place, TextBox box) {
    double[] corners = box.corners();
    for (int i = 0; i < corners.length; i += 2) {
      int face = drawing.faces().faceAt(corners[i], corners[i + 1]);
      if (!drawing.placeOf(face).equals(Optional.of(place))) {
        return false;
      }
    }
    return true;
  }

  private static Box box(TextBox at) {
    return new Box(
        at.x() - at.width() / 2,
        at.y() - at.height() / 2,
        at.x() + at.width() / 2,
        at.y() + at.height() / 2);
  }
}
