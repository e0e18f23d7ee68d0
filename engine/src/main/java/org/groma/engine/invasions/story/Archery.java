package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.List;

/** The archery round of a battle. */
final class Archery implements Sentence {

  private final List<String> shots = new ArrayList<>();

  Archery(String shot) {
    shots.add(shot);
  }

  void add(String shot) {
    shots.add(shot);
  }

  @Override
  public String text() {
    return "Archery (XX.D): " + String.join("; ", shots);
  }
}
