package org.groma.engine.kernel;

/** What entries of a project can say and not every game knows. */
public enum Feature {
  TERRAIN("Terrain"),
  INCOME("Income"),
  GRANARY("Granary"),
  CARAVAN("Caravan"),
  /** What the walls of a city do to those who besiege it. */
  WALL("Wall"),
  KINGDOM_INCOME("Kingdom income"),
  EMPIRE_INCOME("Empire income"),
  MONOPOLY("Monopoly"),
  RELIGION("Religion"),
  FAMILY("Family"),
  /** The turns in which leaders come and go. */
  LIFETIME("Turns"),
  AGE("Age"),
  TREASURY("Treasury"),
  /** Where a nation is at home at the start. */
  SEAT("Seat");

  private final String usual;

  Feature(String usual) {
    this.usual = usual;
  }

  /** What it is called where a game has no word of its own. */
  public String usual() {
    return usual;
  }
}
