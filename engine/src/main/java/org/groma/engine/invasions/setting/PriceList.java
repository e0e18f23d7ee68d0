package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;

/**
 * What every unit costs to buy and to keep, in halves of Gold, and whose warriors it is made of.
 */
@Rule({"XV.B", "XIV.H"})
public final class PriceList {

  /** A unit that cannot be bought. */
  public static final int NOT_FOR_SALE = -1;

  private final int[] kingdom;
  private final int[] empire;
  private final boolean[] free;
  private final List<List<Integer>> peoples;

  private PriceList(Project project, Roster roster, List<Shortfall> shortfalls) {
    kingdom = new int[roster.size()];
    empire = new int[roster.size()];
    free = new boolean[roster.size()];
    List<List<Integer>> origins = new ArrayList<>();
    for (int unit = 0; unit < roster.size(); unit++) {
      UnitType type = project.get(Kinds.UNITS).find(roster.kind(unit).id()).orElseThrow();
      kingdom[unit] = price(type, Status.KINGDOM);
      empire[unit] = price(type, Status.EMPIRE);
      free[unit] =
          type.attributes().number("maintenance").filter(Integer.valueOf(0)::equals).isPresent();
      origins.add(peoples(project, type, shortfalls));
    }
    peoples = List.copyOf(origins);
  }

  static PriceList read(Project project, Roster roster, List<Shortfall> shortfalls) {
    return new PriceList(project, roster, shortfalls);
  }

  private static int price(UnitType type, Status status) {
    return type.cost().containsKey(status.word())
        ? type.cost().get(status.word()).count()
        : NOT_FOR_SALE;
  }

  private static List<Integer> peoples(Project project, UnitType type, List<Shortfall> shortfalls) {
    List<Integer> found = new ArrayList<>();
    if (type.attributes().get("auxiliaryOf").orElse(null) instanceof Datum.Items(var items)) {
      for (Datum item : items) {
        int nation =
            item instanceof Datum.Text(String id) ? project.get(Kinds.NATIONS).indexOf(id) : -1;
        if (nation < 0) {
          shortfalls.add(
              new Shortfall("unit " + type.id(), "auxiliaryOf names no nation: " + item)
                  .of("unit:" + type.id())
                  .in("$.attributes.auxiliaryOf"));
        } else {
          found.add(nation);
        }
      }
    }
    return List.copyOf(found);
  }

  /** The price for a nation of this status, or {@link #NOT_FOR_SALE}. */
  public int price(int unit, Status status) {
    return switch (status) {
      case BARBARIAN -> NOT_FOR_SALE;
      case KINGDOM -> kingdom[unit];
      case EMPIRE -> empire[unit];
    };
  }

  /** Whether even a Kingdom keeps it for nothing. */
  public boolean isKeptForNothing(int unit) {
    return free[unit];
  }

  /** The nations whose warriors serve in an auxiliary unit; none for other units. */
  public List<Integer> peoples(int unit) {
    return peoples.get(unit);
  }
}
