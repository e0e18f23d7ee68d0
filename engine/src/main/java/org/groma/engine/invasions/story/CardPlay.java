package org.groma.engine.invasions.story;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.phrases.Wording;

/** A nation draws Administration cards and plays one. */
final class CardPlay implements Sentence {

  private final Names names;
  private final int nation;
  private final List<String> drawn = new ArrayList<>();
  private String played = "";

  CardPlay(Names names, int nation, int passive, int military, int reform) {
    this.names = names;
    this.nation = nation;
    add(passive, "passive");
    add(military, "military");
    add(reform, "reform");
  }

  private void add(int count, String kind) {
    if (count > 0) {
      drawn.add(count + " " + kind);
    }
  }

  boolean isOf(int other) {
    return nation == other;
  }

  void play(String card) {
    played = card;
  }

  @Override
  public String text() {
    return names.capital(nation)
        + " draw "
        + Wording.list(drawn)
        + (played.isEmpty() ? "" : " and play " + played)
        + " (XIII.D)";
  }
}
