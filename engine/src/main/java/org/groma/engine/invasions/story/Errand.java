package org.groma.engine.invasions.story;

/** A diplomacy card that is played, on another nation or not. */
final class Errand implements Sentence {

  private final Names names;
  private final int nation;
  private final int card;
  private int target = -1;

  Errand(Names names, int nation, int card) {
    this.names = names;
    this.nation = nation;
    this.card = card;
  }

  boolean is(int ofNation, int played) {
    return nation == ofNation && card == played;
  }

  /** A target of -1 is none. */
  void to(int other) {
    target = other;
  }

  @Override
  public String text() {
    return names.capital(nation)
        + " play "
        + names.diplomacy(card)
        + (target < 0 ? "" : " on " + names.the(target))
        + " (XXX.B)";
  }
}
