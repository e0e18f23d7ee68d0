package org.groma.engine.invasions.story;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import org.groma.engine.invasions.phrases.Amounts;

/** What nations gained and lost by what a sentence tells: Gold and points, in halves. */
final class Tally {

  private final Names names;
  private final Map<Integer, Integer> gold = new LinkedHashMap<>();
  private final Map<Integer, Map<String, Integer>> points = new LinkedHashMap<>();

  Tally(Names names) {
    this.names = names;
  }

  boolean isEmpty() {
    return gold.isEmpty() && points.isEmpty();
  }

  void gold(int nation, int halves) {
    gold.merge(nation, halves, Integer::sum);
  }

  void points(int nation, int halves, String reason) {
    points.computeIfAbsent(nation, _ -> new LinkedHashMap<>()).merge(reason, halves, Integer::sum);
  }

  /** {@code Huns +2 Gold, Romans +½ point for enemies eliminated}. */
  String text() {
    StringJoiner text = new StringJoiner("; ");
    gold.forEach((nation, halves) -> {
      if (halves != 0) {
        text.add(names.nation(nation) + " " + Amounts.signed(halves) + " Gold");
      }
    });
    points.forEach((nation, reasons) ->
        reasons.forEach((reason, halves) ->
            text.add(
                names.nation(nation)
                    + " "
                    + Amounts.points(halves)
                    + " for "
                    + Reasons.words(reason))));
    return text.toString();
  }
}
