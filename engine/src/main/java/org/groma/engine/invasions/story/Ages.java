package org.groma.engine.invasions.story;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Nations that have grown older. */
final class Ages implements Sentence {

  private final Names names;
  private final Map<Integer, Integer> ages = new LinkedHashMap<>();

  Ages(Names names) {
    this.names = names;
  }

  void add(int nation, int age) {
    ages.put(nation, age);
  }

  @Override
  public String text() {
    return ages.entrySet().stream()
        .map(each -> names.nation(each.getKey()) + " " + each.getValue())
        .collect(Collectors.joining(", ", "Age (VI.D, VI.E): ", ""));
  }
}
