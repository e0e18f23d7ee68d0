package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** What bankruptcy costs and when an Empire collapses. */
@Rule({"XIV.J", "XIV.K"})
public final class RuinFigures {

  private final int ages;
  private final int decline;
  private final int fromAge;
  private final int collapse;
  private final int perAge;
  private final int[] inDecline;
  private final int perCalamity;
  private final int capitalLost;
  private final int perArea;

  private RuinFigures(TableReader tables) {
    ages = tables.number("bankruptcy", "age", "value");
    decline = tables.number("bankruptcy", "decline", "value");
    fromAge = tables.attributeNumber("collapse-modifiers", "fromAge");
    collapse = tables.atLeast("collapse-modifiers", "collapse");
    perAge = modifier(tables, "age-above-9");
    inDecline =
        new int[] {0, modifier(tables, "in-decline"), modifier(tables, "in-decline-doubled")};
    perCalamity = modifier(tables, "calamity-this-turn");
    capitalLost = modifier(tables, "capital-conquered-last-turn");
    perArea = modifier(tables, "area-controlled");
  }

  static RuinFigures read(TableReader tables) {
    return new RuinFigures(tables);
  }

  private static int modifier(TableReader tables, String row) {
    return tables.number("collapse-modifiers", row, "modifier");
  }

  /** By how many spaces bankruptcy ages a nation. */
  public int ages() {
    return ages;
  }

  /** By how much it raises the level of Decline. */
  public int decline() {
    return decline;
  }

  /** The age from which an Empire can collapse. */
  public int collapseFromAge() {
    return fromAge;
  }

  /** The result with which it does. */
  public int collapseAt() {
    return collapse;
  }

  public int perAge() {
    return perAge;
  }

  public int inDecline(int level) {
    return inDecline[level];
  }

  public int perCalamity() {
    return perCalamity;
  }

  public int capitalLost() {
    return capitalLost;
  }

  /** For each Area but the capital's; negative. */
  public int perArea() {
    return perArea;
  }
}
