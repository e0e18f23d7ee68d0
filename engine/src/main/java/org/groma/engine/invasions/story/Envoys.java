package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The diplomacy cards that nations draw. */
final class Envoys implements Sentence {

  private final Names names;
  private final Map<Integer, List<String>> drawn = new LinkedHashMap<>();

  Envoys(Names names) {
    this.names = names;
  }

  void add(int nation, int card) {
    drawn.computeIfAbsent(nation, _ -> new ArrayList<>()).add(names.diplomacy(card));
  }

  @Override
  public String text() {
    return drawn.entrySet().stream()
        .map(each -> names.the(each.getKey()) + " draw " + Names.list(each.getValue()))
        .collect(Collectors.joining("; ", "Diplomacy cards (XXX.A): ", ""));
  }
}
