package org.groma.engine.invasions.administration;

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

  public Budget {
    lines = List.copyOf(lines);
  }

  /** The budget of a Civilized nation as things stand. */
  public static Budget of(World world, int nation) {
    Ledger.Lines ledger = new Ledger.Lines();
    enter(world, nation, ledger);
    return new Budget(nation, ledger.lines());
  }

  static void enter(World world, int nation, Ledger ledger) {
    new GrossIncome(world, nation, ledger).add();
    new Commerce(world, nation, ledger).add();
    new Tributes(world, nation, ledger).add();
    new Expenses(world, nation, ledger).add();
  }

  /** What all of it comes to. */
  public Balance balance() {
    Ledger.Sums sums = new Ledger.Sums();
    for (Line line : lines) {
      sums.enter(line.item(), line.label(), line.halves());
    }
    return sums.balance();
  }

  public int total(Item item) {
    return balance().total(item);
  }

  public int gross() {
    return balance().gross();
  }

  public int expenses() {
    return balance().expenses();
  }

  public int net() {
    return balance().net();
  }
}
