package org.groma.engine.romanitas.event;

/** What RP come from or go for. */
public enum Reason {
  /** All that is counted in an Organisation Phase. */
  COUNT("3.1"),
  CITIES("3.1"),
  BASILICA("3.1"),
  ACTA("4.2"),
  CHURCH_GIFT("4.2.2"),
  DESOLATION("3.2"),
  ENEMY_FLEET("3.2"),
  MONUMENT_LOST("3.2"),
  PERSIAN_CLIENT("6.2.2"),
  VICTORY("7.1.4"),
  NAVAL_VICTORY("7.3"),
  EXPEDITION("6.3"),
  GOLD_COIN("8.3"),
  MOBILISATION("5.2"),
  STRATAGEM("7.1.3"),
  FLEET("7.3"),
  TRANSPORT("7.4"),
  DIPLOMACY("5.3"),
  REMOBILISATION("5.4"),
  IMPROVEMENT("5.4"),
  REMOVAL("5.5"),
  MONUMENT("5.6");

  private final String section;

  Reason(String section) {
    this.section = section;
  }

  public String section() {
    return section;
  }
}
