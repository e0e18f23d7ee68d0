package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Emblem;
import org.groma.engine.kernel.Feature;
import org.groma.exporters.picture.Mark;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;

/** Says what the marks of the gazetteer mean; only of those that occur in it. */
final class GazetteerKey {

  private static final String[] LEVELS = {"site of a city", "city", "city", "city"};

  private final Press press;
  private final Project project;
  private final List<Phrase> entries = new ArrayList<>();

  private GazetteerKey(Press press) {
    this.press = press;
    this.project = press.project();
  }

  static List<Block> of(Press press, NoteLetters notes) {
    GazetteerKey key = new GazetteerKey(press);
    if (press.lexicon().word(Feature.TERRAIN).isPresent()) {
      key.terrains();
    }
    key.cities();
    key.emblems();
    key.signs();
    key.entries.addAll(notes.key());
    return key.entries.stream()
        .<Block>map(entry -> width -> Slab.together(Paragraph.of(entry).hanging(11).slabs(width)))
        .toList();
  }

  private void terrains() {
    for (Term term : project.vocabulary().terrains()) {
      if (project.provinces().stream().anyMatch(each -> each.terrain().equals(term.word()))) {
        Phrase sign =
            Mark.ofTerrain(term.word())
                .map(mark -> Phrase.EMPTY.then(Styles.BODY, mark, 0.95))
                .orElseGet(() -> Phrase.of(Styles.NOTE, TerrainLetters.of(project, term.word())));
        add(sign, term.name());
      }
    }
  }

  private void cities() {
    List<String> names = press.lexicon().cities();
    for (int level = 0; level < LEVELS.length; level++) {
      int wanted = level;
      if (project.cities().stream().anyMatch(city -> city.level() == wanted)) {
        add(
            Phrase.EMPTY.then(Styles.BODY, Mark.ofCity(level, false), 0.8),
            names.size() > level
                ? names.get(level)
                : LEVELS[level] + (level == 0 ? "" : " of level " + level));
      }
    }
    if (project.cities().stream().anyMatch(City::fortified)) {
      add(
          Phrase.EMPTY.then(Styles.BODY, Mark.FORT_TOWN, 0.8),
          press.lexicon().word(Feature.WALL).isPresent()
              ? "fortified; Walls: what they do to the siege die"
              : "fortified");
    }
    if (project.cities().stream().anyMatch(city -> city.port().isPresent())) {
      add(Phrase.EMPTY.then(Styles.BODY, Mark.ANCHOR, 0.95), "port");
    }
  }

  private void emblems() {
    for (Emblem emblem : press.lexicon().emblems()) {
      if (project.cities().stream().anyMatch(city -> city.tags().has(emblem.tag()))) {
        add(
            Phrase.EMPTY.then(Styles.BODY, Mark.of(emblem.sign()), 0.9),
            Names.term(project.vocabulary().cityTags(), emblem.tag()));
      }
    }
  }

  private void signs() {
    if (project.provinces().stream().anyMatch(Province::granary)) {
      add(Phrase.EMPTY.then(Styles.BODY, Mark.GRANARY, 0.95), "granary");
    }
    if (project.provinces().stream().anyMatch(Province::caravan)) {
      add(Phrase.EMPTY.then(Styles.BODY, Mark.CARAVAN, 0.95), "caravan");
    }
  }

  private void add(Phrase sign, String meaning) {
    entries.add(sign.then(Styles.BODY, "\u00A0" + Wording.capital(meaning)));
  }
}
