package org.groma.engine.invasions.story;

/** An event card that was drawn: kept, or played at once. */
final class Draw implements Sentence {

  private final String beginning;
  private final int seat;
  private final int card;
  private boolean atOnce;

  Draw(String beginning, int seat, int card) {
    this.beginning = beginning;
    this.seat = seat;
    this.card = card;
  }

  boolean is(int ofSeat, int drawn) {
    return seat == ofSeat && card == drawn;
  }

  void happen() {
    atOnce = true;
  }

  @Override
  public String text() {
    return beginning + (atOnce ? ", which happens at once (X.B)" : " and keeps it (X.B)");
  }
}
