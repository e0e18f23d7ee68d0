package org.groma.engine.cycles.event;

/** What money is taken in or spent for. */
public enum Account {
  TAXES("4.5.1", true),
  CAPITAL("10.3", true),
  PILLAGE("9.5", true),
  PLUNDER("10.3", true),
  TRIBUTE("13.7", true),
  HIRE("13.4", true),
  RANSOM("13.6", true),
  START("14.2", false),
  SPECIAL("14.2", false),
  LOST("11.7", false),
  UPKEEP("4.5.2", false),
  PURCHASE("10.5", false),
  ADMINISTRATION("10.6.1", false);

  private final String section;
  private final boolean income;

  Account(String section, boolean income) {
    this.section = section;
    this.income = income;
  }

  public String section() {
    return section;
  }

  /** Whether what is taken in counts for victory in the open scenario (14.3.1). */
  public boolean isIncome() {
    return income;
  }
}
