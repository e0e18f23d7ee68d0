package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.groma.engine.invasions.phrases.Wording;

/** Diplomacy cards that nations draw, or hand back. */
final class Envoys implements Sentence {

  private final Names names;
  private final String beginning;
  private final Map<Integer, List<String>> drawn = new LinkedHashMap<>();

  Envoys(Names names, String beginning) {
    this.names = names;
    this.beginning = beginning;
  }

  void add(int nation, int card) {
    drawn.computeIfAbsent(nation, _ -> new ArrayList<>()).add(names.diplomacy(card));
  }

  @Override
  public String text() {
    return drawn.entrySet().stream()
        .map(each -> names.nation(each.getKey()) + " " + Wording.list(each.getValue()))
        .collect(Collectors.joining("; ", beginning, ""));
  }
}
