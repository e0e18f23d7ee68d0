package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Caption;
import org.groma.engine.kernel.Emblem;
import org.groma.exporters.picture.Scene.Box;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Line;

/** The key: what the marks and lines mean, as far as they are on the map. */
final class KeyPanel {

  private static final double ROW = 21;
  private static final double SAMPLE = 38;
  private static final double TEXT = 15;

  private final Drawing drawing;
  private final Panel panel;
  private final List<Entry> entries = new ArrayList<>();

  private interface Sample {
    /** Draws with the middle of the sample at a point. */
    void at(double x, double y);
  }

  private record Entry(String text, Sample sample) {}

  private KeyPanel(Drawing drawing) {
    this.drawing = drawing;
    this.panel = new Panel(drawing);
  }

  /** None if there is nothing to explain. */
  static Optional<Panel> of(Drawing drawing) {
    KeyPanel key = new KeyPanel(drawing);
    key.cities();
    if (drawing.shows(Layer.CITIES)) {
      Project project = drawing.project;
      key.captions(
          Kinds.PROVINCES,
          tag -> project.provinces().stream().anyMatch(province -> province.tags().has(tag)));
      key.captions(Kinds.SEAS, tag -> project.seas().stream().anyMatch(sea -> sea.tags().has(tag)));
    }
    key.lines();
    key.terrains();
    if (key.entries.isEmpty()) {
      return Optional.empty();
    }
    key.layOut();
    return Optional.of(key.panel);
  }

  private void layOut() {
    double row = drawing.pens(ROW);
    double sample = drawing.pens(SAMPLE);
    double size = drawing.pens(TEXT);
    int rows = (entries.size() + 1) / 2;
    double second = 0;
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      double x = i < rows ? 0 : second;
      double y = (i % rows + 0.5) * row;
      entry.sample().at(x + sample * 0.4, y);
      double length = panel.text(entry.text(), "key-text", x + sample, y, size);
      if (i < rows) {
        second = Math.max(second, sample + length + drawing.pens(24));
      }
    }
  }

  private void cities() {
    if (!drawing.shows(Layer.CITIES)) {
      return;
    }
    Project project = drawing.project;
    List<String> called = Rulesets.lexicon(project).cities();
    String[] names = {"City site", "City, level 1", "City, level 2", "City, level 3"};
    for (int level = 0; level < names.length; level++) {
      int wanted = level;
      if (project.cities().stream().anyMatch(city -> city.level() == wanted)) {
        String name = called.size() > level ? called.get(level) : names[level];
        mark(name, Mark.ofCity(level, false), 8 + 2.5 * level);
      }
    }
    if (project.cities().stream().anyMatch(city -> city.fortified())) {
      mark("Fortified city", Mark.FORT_TOWN, 10);
    }
    if (project.cities().stream().anyMatch(city -> city.port().isPresent())) {
      mark("Port", Mark.ANCHOR, 12);
    }
    for (Emblem emblem : Rulesets.lexicon(project).emblems()) {
      if (project.cities().stream().anyMatch(city -> city.tags().has(emblem.tag()))) {
        mark(
            name(project.vocabulary().cityTags(), emblem.tag(), emblem.tag()),
            Mark.of(emblem.sign()),
            13);
      }
    }
    for (Emblem emblem : Rulesets.lexicon(project).landEmblems()) {
      if (project.provinces().stream().anyMatch(province -> province.tags().has(emblem.tag()))) {
        mark(
            name(project.vocabulary().provinceTags(), emblem.tag(), emblem.tag()),
            Mark.of(emblem.sign()),
            13);
      }
    }
  }

  /** One entry for all captions that mean the same, with the shortest that is on the map. */
  private void captions(Kind<?, ?> kind, Predicate<String> isOnMap) {
    Map<String, Caption> shortest = new LinkedHashMap<>();
    for (Caption caption : Rulesets.lexicon(drawing.project).captions(kind)) {
      if (isOnMap.test(caption.tag())) {
        shortest.merge(
            caption.meaning(),
            caption,
            (one, other) -> other.text().length() < one.text().length() ? other : one);
      }
    }
    shortest.forEach((meaning, caption) ->
        entries.add(new Entry(meaning, (x, y) -> plate(Captions.look(kind), caption, x, y))));
  }

  private void plate(String look, Caption caption, double x, double y) {
    double size = Captions.size(drawing);
    TextBlock text = Captions.text(drawing, caption);
    double wide = text.width() * size / 2;
    double high = text.height() * size / 2;
    panel.shapes(
        look, List.of(Frame.rectangle(new Box(x - wide, y - high, x + wide, y + high), 0)));
    double letters =
        drawing
                .look("caption-text")
                .face()
                .orElseThrow()
                .width(caption.text(), drawing.look("caption-text").spacing())
            * size;
    panel.text(caption.text(), "caption-text", x - letters / 2, y, size);
  }

  private void mark(String text, Mark mark, double size) {
    entries.add(new Entry(text, (x, y) -> panel.mark(mark, x, y, drawing.pens(size))));
  }

  private void lines() {
    double half = drawing.pens(12);
    if (drawing.shows(Layer.AREA_BORDERS) && !drawing.project.areas().isEmpty()) {
      line("Border of " + noun(Kinds.AREAS), half, "area-border");
    }
    if (drawing.shows(Layer.AREA_BORDERS) && drawing.look(Borders.BOUNDARY) != null) {
      Rulesets.lexicon(drawing.project)
          .boundary()
          .ifPresent(boundary -> line(boundary.name(), half, Borders.BOUNDARY, "area-border"));
    }
    if (drawing.shows(Layer.RIVERS) && has(Border.RIVER_KIND)) {
      line(name(drawing.project.vocabulary().borders(), Border.RIVER_KIND, "River"), half, "river");
    }
    if (drawing.shows(Layer.RIDGES) && has("ridge")) {
      entries.add(
          new Entry(
              name(drawing.project.vocabulary().borders(), "ridge", "Ridge"),
              (x, y) -> {
                panel.line("ridge-crest", x - half, y, x + half, y);
                panel.shapes(
                    "ridge",
                    RidgeTeeth.along(
                        Line.of(x - half, y, x + half, y), drawing.pens(4.6), drawing.pens(4.4)));
              }));
    }
    if (drawing.shows(Layer.STRAITS)) {
      drawing.project.links().stream()
          .map(link -> link.kind())
          .distinct()
          .sorted()
          .forEach(kind -> link(kind, half));
    }
    if (drawing.shows(Layer.SEA_BORDERS) && drawing.project.seas().size() > 1) {
      line("Border of " + noun(Kinds.SEAS), half, "sea-border");
    }
  }

  /** {@code an area}. */
  private String noun(Kind<?, ?> kind) {
    return Rulesets.lexicon(drawing.project).noun(kind).a();
  }

  private void link(String kind, double half) {
    String road = Roads.look(kind);
    if (drawing.look(road) != null) {
      line(name(drawing.project.vocabulary().links(), kind, kind), half, road);
      return;
    }
    String look = "link-" + Land.word(kind);
    if (drawing.look(look) == null) {
      return; // none of this kind could be drawn
    }
    double head = drawing.pens(6.5);
    entries.add(
        new Entry(
            name(drawing.project.vocabulary().links(), kind, kind),
            (x, y) -> {
              if (Straits.isPale(drawing, kind)) {
                panel.line(Straits.casing(drawing, kind), x - half + head, y, x + half - head, y);
              }
              panel.line(look, x - half + head, y, x + half - head, y);
              for (int side = -1; side <= 1; side += 2) {
                double tip = x + side * half;
                double back = tip - side * head;
                panel.shape(
                    look + "-head", tip, y, back, y - head * 0.42, back, y + head * 0.42, tip, y);
              }
            }));
  }

  private void line(String text, double half, String... looks) {
    entries.add(
        new Entry(
            text,
            (x, y) -> {
              for (String look : looks) {
                panel.line(look, x - half, y, x + half, y);
              }
            }));
  }

  private boolean has(String kind) {
    for (Arc arc : drawing.map.arcs()) {
      if (arc.border().kind().equals(kind)) {
        return true;
      }
    }
    return false;
  }

  private void terrains() {
    if (!drawing.shows(Layer.TERRAIN)) {
      return;
    }
    drawing.project.provinces().stream()
        .map(province -> province.terrain())
        .distinct()
        .sorted()
        .forEach(word ->
            Mark.ofTerrain(word)
                .ifPresent(mark ->
                    mark(name(drawing.project.vocabulary().terrains(), word, word), mark, 12)));
  }

  private static String name(List<Term> terms, String word, String otherwise) {
    return terms.stream()
        .filter(term -> term.word().equals(word))
        .map(Term::name)
        .findFirst()
        .orElse(otherwise);
  }
}
