package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.engine.invasions.phrases.Wording;
import org.groma.engine.invasions.state.World;

/** Who gained and lost control of provinces and Areas when it was settled. */
final class Control implements Sentence {

  private final Names names;
  private final Map<Integer, List<String>> gained = new LinkedHashMap<>();
  private final Map<Integer, List<String>> lost = new TreeMap<>();
  private final Map<Integer, List<String>> areas = new LinkedHashMap<>();

  Control(Names names) {
    this.names = names;
  }

  void province(int province, int before, int now) {
    if (now == World.NOBODY) {
      lost.computeIfAbsent(before, _ -> new ArrayList<>()).add(names.place(province));
    } else {
      String from = before == World.NOBODY ? "" : " (from " + names.the(before) + ")";
      gained.computeIfAbsent(now, _ -> new ArrayList<>()).add(names.place(province) + from);
    }
  }

  void area(int area, int now) {
    areas.computeIfAbsent(now, _ -> new ArrayList<>()).add(names.area(area));
  }

  @Override
  public String text() {
    List<String> parts = new ArrayList<>();
    gained.forEach(
        (nation, provinces) -> parts.add(names.the(nation) + " gain " + Wording.list(provinces)));
    lost.forEach((nation, provinces) ->
        parts.add(names.the(nation) + " no longer hold " + Wording.list(provinces)));
    areas.forEach((nation, provinces) ->
        parts.add(
            (nation == World.NOBODY ? "nobody controls " : names.the(nation) + " now control ")
                + (provinces.size() == 1 ? "the Area " : "the Areas ")
                + Wording.list(provinces)));
    return "Control (" + (areas.isEmpty() ? "XII.B" : "XII.C") + "): " + String.join("; ", parts);
  }
}
