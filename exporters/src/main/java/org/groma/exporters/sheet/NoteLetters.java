package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.engine.kernel.Lexicon;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;

/**
 * The small letters that stand for islands, tags of provinces and cities, and for parts of the map
 * other than the first. Only what occurs in the project has one, and nothing that has a sign.
 */
final class NoteLetters {

  private static final String ISLAND = "island";
  private static final String TAG = "tag ";
  private static final String CITY = "city ";
  private static final String EXTENT = "extent ";

  private final Map<String, String> letters = new TreeMap<>();
  private final List<Phrase> key = new ArrayList<>();

  NoteLetters(Project project, Lexicon lexicon) {
    var words = project.vocabulary();
    if (project.provinces().stream().anyMatch(Province::island)) {
      add(ISLAND, "Island");
    }
    add(
        TAG,
        words.provinceTags(),
        project.provinces().stream()
            .flatMap(province -> province.tags().words().stream())
            .toList());
    add(
        CITY,
        words.cityTags().stream()
            .filter(term ->
                lexicon.emblems().stream().noneMatch(each -> each.tag().equals(term.word())))
            .toList(),
        project.cities().stream().flatMap(city -> city.tags().words().stream()).toList());
    List<Term> extents = words.extents();
    add(
        EXTENT,
        extents.subList(Math.min(1, extents.size()), extents.size()),
        project.provinces().stream().map(Province::extent).toList());
  }

  private void add(String kind, List<Term> terms, List<String> used) {
    for (Term term : terms) {
      if (used.contains(term.word())) {
        add(kind + term.word(), term.name());
      }
    }
  }

  private void add(String what, String meaning) {
    String letter = Character.toString('a' + letters.size() % 26);
    letters.put(what, letter);
    key.add(
        Phrase.of(Styles.ITALIC.in(Styles.RED), letter + "\u00A0\u00A0")
            .then(Styles.BODY, meaning));
  }

  String of(Province province) {
    return (province.island() ? letters.get(ISLAND) : "")
        + letters(TAG, province.tags().words())
        + letters(EXTENT, List.of(province.extent()));
  }

  String of(City city) {
    return letters(CITY, city.tags().words());
  }

  private String letters(String kind, List<String> words) {
    return String.join(
        "", words.stream().map(word -> letters.getOrDefault(kind + word, "")).toList());
  }

  /** What the letters mean, in their order. */
  List<Phrase> key() {
    return List.copyOf(key);
  }
}
