package org.groma.engine.invasions.setting;

import java.util.Arrays;
import java.util.Optional;
import org.groma.engine.kernel.EmpireIncome;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/** Incomes and expenses, in halves of Gold; expenses are positive. */
@Rule("XIV")
public final class IncomeFigures {

  private static final int LEVELS = 3;

  private final int[] city = new int[LEVELS + 1];
  private final int looted;
  private final ByStatus capital;
  private final int area;
  private final int totalArea;
  private final int commerce;
  private final int fromVassal;
  private final int fromClient;
  private final int toSuzerain;
  private final int toFederate;
  private final int[] revolt;
  private final int heresy;
  private final int[] decline;
  private final ByStatus maintenance;
  private final int most;
  private final int recovery;

  private IncomeFigures(TableReader tables) {
    for (int level = 1; level <= LEVELS; level++) {
      city[level] = gold(tables, "city-income", Integer.toString(level));
    }
    looted = gold(tables, "city-income", "looted");
    capital =
        new ByStatus(
            0, gold(tables, "capital-income", "kingdom"), gold(tables, "capital-income", "empire"));
    area = gold(tables, "area-income-empire", "control");
    totalArea = gold(tables, "area-income-empire", "total-control");
    commerce = gold(tables, "commerce", "zone-with-a-coastal-city");
    fromVassal = gold(tables, "tribute", "from-vassal");
    fromClient = gold(tables, "tribute", "from-client");
    toSuzerain = -gold(tables, "tribute", "to-suzerain");
    toFederate = -gold(tables, "tribute", "to-federate");
    revolt =
        new int[] {
          0, gold(tables, "expenses", "revolt-minus"), gold(tables, "expenses", "revolt-plus")
        };
    heresy = gold(tables, "expenses", "area-under-heresy");
    decline =
        new int[] {
          0, gold(tables, "expenses", "in-decline"), gold(tables, "expenses", "in-decline-doubled")
        };
    maintenance =
        new ByStatus(
            0,
            gold(tables, "expenses", "unit-of-a-kingdom"),
            gold(tables, "expenses", "unit-of-an-empire"));
    most = gold(tables, "treasury-limits", "maximum-after-purchases");
    recovery = tables.number("pillage-recovery", "empty-sites", "markers");
  }

  static IncomeFigures read(TableReader tables) {
    return new IncomeFigures(tables);
  }

  /** What all of an Area is worth to an Empire; nothing where the tables do not say. */
  public static Optional<EmpireIncome> ofEmpires(Project project) {
    IncomeFigures figures = read(new TableReader(project));
    return figures.totalArea == 0
        ? Optional.empty()
        : Optional.of(
            new EmpireIncome(
                new Halves(figures.totalArea),
                Arrays.stream(figures.city).mapToObj(Halves::new).toList()));
  }

  private static int gold(TableReader tables, String table, String row) {
    return tables.halves(table, row, "gold").count();
  }

  public int city(int level) {
    return city[level];
  }

  public int lootedCity() {
    return looted;
  }

  public int capital(Status status) {
    return capital.get(status);
  }

  /** What an Area brings an Empire that controls it, or all of it. */
  public int area(boolean total) {
    return total ? totalArea : area;
  }

  /** What a sea zone brings without a monopoly. */
  public int commerce() {
    return commerce;
  }

  public int fromVassal() {
    return fromVassal;
  }

  public int fromClient() {
    return fromClient;
  }

  public int toSuzerain() {
    return toSuzerain;
  }

  /** For each Foedus. */
  public int toFederate() {
    return toFederate;
  }

  /** For a Revolt – (1) or a Revolt + (2). */
  public int revolt(int level) {
    return revolt[level];
  }

  public int heresy() {
    return heresy;
  }

  public int decline(int level) {
    return decline[level];
  }

  /** For each unit of a nation of this status. */
  public int maintenance(Status status) {
    return maintenance.get(status);
  }

  /** The most that a Treasury keeps after purchases. */
  public int treasuryLimit() {
    return most;
  }

  /** How many empty sites of an Area recover from pillage in a turn. */
  public int recoveringSites() {
    return recovery;
  }
}
