package org.groma.engine.cycles.inspection;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.Prices;
import org.groma.engine.cycles.economy.Taxation;
import org.groma.engine.cycles.event.Mood;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Set-ups whose income or upkeep is not what the rules print. */
final class PrintedAccounts implements Scrutiny<Ground> {

  /** The attribute of a scenario that has the numbers, by position. */
  private static final String PRINTED = "printed";

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.printed-accounts",
          Severity.ERROR,
          "14.2",
          "Income or upkeep of a set-up that differs from the printed one",
          "A city, a unit or a price is not what the rules have; the rules print the sums.",
          "Romans in Roman Empire: the upkeep is 51, and 52 is printed.",
          "Correct the cities, the units of the set-up or their upkeep, or the printed number.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    if (!(ground.scenario().attributes().get(PRINTED).orElse(null)
        instanceof Datum.Fields(Map<String, Datum> positions))) {
      return;
    }
    positions.forEach((id, sums) -> {
      int position = ground.setting().positionNamed(id);
      if (position == Setting.NOBODY) {
        out.accept(
            object(
                ground,
                String.format(
                    Locale.ROOT,
                    "%s has a printed income for %s, who is not set up.",
                    ground.scenario().name(),
                    id),
                id));
      } else {
        World world = ground.deployment().world();
        compare(ground, position, sums, "income", income(world, position), out);
        compare(ground, position, sums, "upkeep", Prices.upkeepOf(world, position), out);
      }
    });
  }

  /** Taxes, and what a capital adds. */
  private static int income(World world, int position) {
    int taxes = Holdings.value(world, Holdings.taxable(world, position));
    return world.capital(position) == World.BOX
        ? taxes
        : taxes + Taxation.bonus(world.setting().numbers(), Mood.USUAL);
  }

  private static void compare(
      Ground ground, int position, Datum sums, String what, int found, Consumer<Objection> out) {
    if (sums instanceof Datum.Fields fields
        && fields.get(what).orElse(null) instanceof Datum.Amount(BigDecimal said)
        && said.compareTo(BigDecimal.valueOf(found)) != 0) {
      String id = ground.setting().position(position).id();
      out.accept(
          object(
              ground,
              String.format(
                  Locale.ROOT,
                  "%s in %s: the %s is %d, and %s is printed.",
                  ground.setting().position(position).name(),
                  ground.scenario().name(),
                  what,
                  found,
                  said.toPlainString()),
              id + "." + what));
    }
  }

  private static Objection object(Ground ground, String message, String field) {
    return Objection.of(ABOUT, message, "attributes." + PRINTED + "." + field, ground.subject());
  }
}
