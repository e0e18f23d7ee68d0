package org.groma.engine.invasions.story;

/** A horde that moves without units. */
final class HordeMarch implements Sentence {

  private final Names names;
  private final int nation;
  private final Way way;

  HordeMarch(Names names, int nation, int from, int to) {
    this.names = names;
    this.nation = nation;
    this.way = new Way(names, from, to);
  }

  boolean continues(int other, int from) {
    return nation == other && way.end() == from;
  }

  void extend(int to) {
    way.extend(to);
  }

  @Override
  public String text() {
    return "The horde of " + names.the(nation) + " moves " + way.text() + " (XVIII.G)";
  }
}
