package org.groma.engine.invasions.setting;

import java.math.BigDecimal;
import java.util.List;
import org.groma.model.value.Datum;

/**
 * What a nation sees at a glance on a face of an Administration card.
 *
 * @param gold whole Gold that it brings
 * @param spaces by which the nation ages
 * @param calamities how many it brings
 * @param rulers how often it says that rulers act
 */
public record Outlook(double gold, double spaces, int calamities, int rulers) {

  static Outlook of(List<Datum> face) {
    double gold = 0;
    double spaces = 0;
    int calamities = 0;
    int rulers = 0;
    for (Datum effect : face) {
      if (effect instanceof Datum.Fields fields) {
        gold += number(fields, "gold", "amount");
        spaces += number(fields, "age", "spaces");
        calamities += fields.get("calamity").isPresent() ? 1 : 0;
        rulers += fields.get("leaders").filter(Outlook::isActive).isPresent() ? 1 : 0;
      }
    }
    return new Outlook(gold, spaces, calamities, rulers);
  }

  private static double number(Datum.Fields effect, String word, String parameter) {
    return effect.get(word).orElse(null) instanceof Datum.Fields given
            && given.get(parameter).orElse(null) instanceof Datum.Amount(BigDecimal amount)
        ? amount.doubleValue()
        : 0;
  }

  private static boolean isActive(Datum leaders) {
    return leaders instanceof Datum.Fields fields
        && fields.get("state").filter(Datum.text("active")::equals).isPresent();
  }
}
