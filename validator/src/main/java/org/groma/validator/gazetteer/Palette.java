package org.groma.validator.gazetteer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;

/** The lists of the vocabulary that have colours, by their name in the file. */
final class Palette {

  /** A coloured word and where it stands. */
  record Colour(String path, String name, String written) {}

  private Palette() {}

  static List<Colour> of(Vocabulary vocabulary) {
    Map<String, List<Term>> lists =
        new TreeMap<>(
            Map.of(
                "terrains", vocabulary.terrains(),
                "borders", vocabulary.borders(),
                "links", vocabulary.links(),
                "statuses", vocabulary.statuses(),
                "religions", vocabulary.religions(),
                "extents", vocabulary.extents()));
    List<Colour> colours = new ArrayList<>();
    lists.forEach((list, terms) -> colours.addAll(of(list, terms)));
    return colours;
  }

  static List<Colour> of(String list, List<Term> terms) {
    List<Colour> colours = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      Term term = terms.get(i);
      String path = list + "[" + i + "].colour";
      term.colour().ifPresent(colour -> colours.add(new Colour(path, term.name(), colour)));
    }
    return colours;
  }
}
