package org.groma.engine.invasions.inspection;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;

/** One figure that two tables give, and not the same. */
final class TwinFigures implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.twin-figures",
          Severity.ERROR,
          "III",
          "Figure that two tables give differently",
          "One of them is wrong, and players read either.",
          "The figure subdual of heresy-rules is 1, but heresy of revolt-subdual-modifiers is -1.",
          "Compare both with the rulebook.");

  /** Pairs that agree; {@code -} where the second has the other sign. */
  private static final List<String[]> TWINS =
      """
      capital-effects/interception/value interception-modifiers/own-capital-in-target/modifier
      capital-effects/kingdom-submits-with-provinces-at-most/value \
      vassal-rules/kingdom-provinces-at-most/value
      ageing/bankruptcy/spaces bankruptcy/age/value
      decline/single/expense expenses/in-decline/gold
      decline/doubled/expense expenses/in-decline-doubled/gold
      decline/single/siege siege-modifiers/besieged-in-decline/modifier
      decline/doubled/siege siege-modifiers/besieged-in-decline-doubled/modifier
      decline/single/empireCheck empire-modifiers/in-decline/modifier
      decline/doubled/empireCheck empire-modifiers/in-decline-doubled/modifier
      decline/single/collapse collapse-modifiers/in-decline/modifier
      decline/doubled/collapse collapse-modifiers/in-decline-doubled/modifier
      client-rules/tribute/value tribute/from-client/gold
      client-rules/points/value score-shares/patron-of-client/share
      alliance-rules/shared-province/value score-shares/allies/share
      vassal-rules/points-kept/value score-shares/vassal/share
      vassal-rules/tribute/value tribute/from-vassal/gold
      vassal-rules/tribute/value -tribute/to-suzerain/gold
      vassal-rules/failed-rebellion/value victory-point-awards/failed-rebellion/points
      vassal-rules/reinforcements-at-most/value \
      reinforcement-defaults/barbarian-vassal-at-most/units
      foedus-rules/points/value victory-point-awards/foedus-turn/points
      foedus-rules/tribute/value -tribute/to-federate/gold
      heresy-rules/expense/value expenses/area-under-heresy/gold
      heresy-rules/subdual/value revolt-subdual-modifiers/heresy/modifier
      loot/looted-city-income/gold city-income/looted/gold
      re-rolls/naval-all-ports/count naval-battle/re-rolls-all-ports/value
      naval-limits/movement/value movement-allowances/fleet/paces
      wall-values/@/fortifyCost purchase-costs/fortification/empire
      purchase-costs/fortification/kingdom purchase-costs/fortification/empire
      stacking-limits/@/invasion invasion-rules/stacking/value
      victory-point-awards/raid-minus/points raid-outcome/5-6/points
      victory-point-awards/raid-plus/points raid-outcome/7-10/points
      raid-outcome/7-10/points raid-outcome/11-12/points
      hun-empire-modifiers/@/areasNeeded empire-modifiers/@/areasNeeded
      hun-empire-modifiers/@/barbarianAreaCounts empire-modifiers/@/barbarianAreaCounts
      hun-empire-modifiers/barbarian-area/modifier empire-modifiers/barbarian-area/modifier
      young-kingdom/gold-at-once/value young-empire/gold-at-once/value
      young-kingdom/gold-next-turn/value young-empire/gold-next-turn/value
      loot/kingdom-capital/gold capital-income/kingdom/gold
      loot/empire-capital/gold capital-income/empire/gold
      movement-allowances/horde/paces movement-allowances/infantry/paces
      movement-allowances/nomad-horde/paces movement-allowances/cavalry/paces
      """
          .lines()
          .map(line -> line.split(" ", -1))
          .toList();

  @Override
  public Inspection about() {
    return ABOUT;
  }

  /** What the income of the Byzantines comes from, as their aid adds it up. */
  private static final List<String> SOURCES =
      List.of("areas", "cities", "capital", "commerce", "caravan", "tribute");

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    byzantines(ground.project(), out);
    for (String[] twin : TWINS) {
      boolean isNegative = twin[1].startsWith("-");
      TableCells one = TableCells.at(twin[0]);
      TableCells other = TableCells.at(twin[1].substring(isNegative ? 1 : 0));
      Project project = ground.project();
      Optional<BigDecimal> first = one.number(project);
      Optional<BigDecimal> second = other.number(project);
      if (first.isPresent()
          && second.isPresent()
          && first.get().compareTo(isNegative ? second.get().negate() : second.get()) != 0) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The figure %s is %s, but %s is %s.",
                    one,
                    first.get().toPlainString(),
                    other,
                    second.get().toPlainString()),
                one.path(project),
                one.subject(),
                other.subject()));
      }
    }
  }

  private static void byzantines(Project project, Consumer<Objection> out) {
    BigDecimal sum = BigDecimal.ZERO;
    for (String source : SOURCES) {
      sum = sum.add(income(project, source, "gold"));
    }
    BigDecimal areas =
        income(project, "areas", "count")
            .multiply(
                TableCells.at("area-income-empire/total-control/gold")
                    .number(project)
                    .orElse(BigDecimal.ZERO));
    if (sum.compareTo(income(project, "total", "gold")) != 0
        || areas.compareTo(income(project, "areas", "gold")) != 0) {
      out.accept(
          Objection.of(
              ABOUT,
              "The incomes of byzantine-income do not come to their sums.",
              "rows",
              "table:byzantine-income",
              "table:area-income-empire"));
    }
  }

  private static BigDecimal income(Project project, String row, String column) {
    return new TableCells("byzantine-income", row, column).number(project).orElse(BigDecimal.ZERO);
  }
}
