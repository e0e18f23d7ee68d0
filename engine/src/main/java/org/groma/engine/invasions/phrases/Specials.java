package org.groma.engine.invasions.phrases;

import java.util.List;
import java.util.regex.Pattern;
import org.groma.engine.kernel.Spelling;
import org.groma.model.pieces.Nation;

/** Special rules of nations: when they apply, and what they do. */
final class Specials {

  private final Occasions occasions;
  private final Clauses clauses;

  Specials(Names names) {
    this.occasions = new Occasions(names);
    this.clauses = new Clauses(names);
  }

  String of(Nation.Special special) {
    String when = special.when().map(occasions::of).orElse("");
    String effects = effects(special, List.of(when));
    return Spelling.capital(when.isEmpty() ? effects : when + ": " + effects);
  }

  /**
   * What a rule does.
   *
   * @param said times that the reader knows already and need not be told again
   */
  String effects(Nation.Special special, List<String> said) {
    return String.join(
        "; ",
        clauses.all(special.effects()).stream().map(clause -> without(clause, said)).toList());
  }

  private static String without(String clause, List<String> said) {
    String left = clause;
    for (String time : said) {
      // only times of turns stand within clauses; other conditions are never said twice
      if (time.startsWith("in turn") || time.startsWith("from turn")) {
        left = left.replaceFirst(" " + Pattern.quote(time) + "(?= |$)", "");
      }
    }
    return left;
  }
}
