package org.groma.engine.invasions.setting;

import java.math.BigDecimal;
import java.util.Map;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;

/** The effects of the nations' special rules, for readers who each pick the words of a subject. */
final class Specials {

  /** Looks at one effect: a word and what is given with it. */
  interface Reader {
    void read(int nation, Nation.Special special, String word, Datum.Fields given);
  }

  private Specials() {}

  static void forEach(Project project, Reader reader) {
    int number = 0;
    for (Nation nation : project.get(Kinds.NATIONS)) {
      for (Nation.Special special : nation.special()) {
        for (Datum effect : special.effects()) {
          read(number, special, effect, reader);
        }
      }
      number++;
    }
  }

  private static void read(int nation, Nation.Special special, Datum effect, Reader reader) {
    if (effect instanceof Datum.Fields(Map<String, Datum> words)) {
      words.forEach((word, value) -> {
        if (value instanceof Datum.Fields given) {
          reader.read(nation, special, word, given);
        }
      });
    }
  }

  /** A word that was given; empty where there is none. */
  static String text(Datum.Fields given, String name) {
    return given.get(name).orElse(null) instanceof Datum.Text(String text) ? text : "";
  }

  /** A number that was given; 0 where there is none. */
  static int number(Datum.Fields given, String name) {
    return given.get(name).orElse(null) instanceof Datum.Amount(BigDecimal number)
        ? number.intValue()
        : 0;
  }
}
