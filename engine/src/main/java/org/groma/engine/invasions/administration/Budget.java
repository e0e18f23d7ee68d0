package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What a Civilized nation earns and spends in a turn, line by line. Gold is counted in halves. */
@Rule({"XIV.D", "XIV.E", "XIV.H"})
public record Budget(int nation, List<Line> lines) {

  /** What a line is about. */
  public enum Item {
    CITY("XIV.B", true),
    CAPITAL("XIV.B", true),
    PROVINCE("XIV.D", true),
    AREA("XIV.E", true),
    /** What a famine takes away. */
    HARVEST("XIV.D", true),
    COMMERCE("XIV.F", true),
    MONOPOLY("XIV.F", true),
    OFF_MAP("XXXIII.C", true),
    VASSAL("XIV.F", true),
    CLIENT("XIV.F", true),
    SUZERAIN("XIV.F", false),
    FEDERATE("XIV.F", false),
    REVOLT("XIV.G", false),
    HERESY("XIV.G", false),
    DECLINE("XIV.G", false),
    /** What cards and calamities cost this turn. */
    EXTRA("XIV.G", false),
    MAINTENANCE("XIV.H", false);

    private final String section;
    private final boolean income;

    Item(String section, boolean income) {
      this.section = section;
      this.income = income;
    }

    public String section() {
      return section;
    }

    public boolean isIncome() {
      return income;
    }
  }

  /**
   * One line.
   *
   * @param label the place or nation it is about
   * @param halves negative for expenses
   */
  public record Line(Item item, String label, int halves) {

    public String section() {
      return item.section();
    }
  }

  /** As many lines as a large nation's budget has. */
  private static final int MANY = 60;

  public Budget {
    lines = List.copyOf(lines);
  }

  /** The budget of a Civilized nation as things stand. */
  public static Budget of(World world, int nation) {
    List<Line> lines = new ArrayList<>(MANY);
    new GrossIncome(world, nation, lines).add();
    new Commerce(world, nation, lines).add();
    new Tributes(world, nation, lines).add();
    new Expenses(world, nation, lines).add();
    return new Budget(nation, lines);
  }

  public int total(Item item) {
    int total = 0;
    for (Line line : lines) {
      total += line.item() == item ? line.halves() : 0;
    }
    return total;
  }

  public int gross() {
    int total = 0;
    for (Line line : lines) {
      total += line.item().isIncome() ? line.halves() : 0;
    }
    return total;
  }

  /** Negative or 0. */
  public int expenses() {
    int total = 0;
    for (Line line : lines) {
      total += line.item().isIncome() ? 0 : line.halves();
    }
    return total;
  }

  /** Rounded up to whole Gold, below zero too (ruling E5). */
  public int net() {
    return 2 * Math.ceilDiv(gross() + expenses(), 2);
  }
}
