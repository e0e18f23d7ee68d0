package org.groma.engine.invasions.story;

/** An attempt on a city: a siege, or terror. Its dice and its end are part of it. */
final class Attempt implements Sentence {

  private final String beginning;
  private final int province;
  private String end = "";

  Attempt(String beginning, int province) {
    this.beginning = beginning;
    this.province = province;
  }

  boolean isAt(int place) {
    return province == place;
  }

  void end(String dice, String result) {
    if (end.isEmpty()) {
      end = ": " + (dice.isEmpty() ? "" : "die " + dice + ", ") + result;
    }
  }

  @Override
  public String text() {
    return beginning + end;
  }
}
