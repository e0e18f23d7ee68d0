package org.groma.engine.cycles.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.UnitKind;
import org.groma.engine.cycles.setting.UnitKinds;
import org.groma.engine.cycles.shape.CyclesShape;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.kernel.open.TableShape;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/**
 * Tables that are missing, or that lack a result, a group or a unit. What a table says of itself
 * its declaration tells; here it is compared with nations and units.
 */
final class TableIncomplete implements Scrutiny<Ground> {

  private static final String CONVERSION = "conversion";
  private static final String COUNTDOWN = "countdown";

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.table-incomplete",
          Severity.ERROR,
          "2.2",
          "Table without a result, a group or a unit that it must have",
          "A battle, a year of government or a change of stage would come to nothing.",
          "The table Unit conversion does not say what Ship becomes in an empire.",
          "Fill the cell or add the row that the sentence names.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Shortcomings.ofTables(ABOUT, ground, out);
    CyclesShape.ALL.tables().stream()
        .filter(TableShape::needed)
        .filter(table -> ground.table(table.id()).isEmpty())
        .forEach(table ->
            out.accept(
                Objection.of(
                    ABOUT,
                    String.format(
                        Locale.ROOT,
                        "The table '%s' (%s) is missing.",
                        table.id(),
                        table.section()),
                    "id",
                    "table:" + table.id())));
    ground.table(CONVERSION).ifPresent(table -> conversions(ground, table, out));
    ground.table(COUNTDOWN).ifPresent(table -> countdowns(ground, table, out));
  }

  /** What players read on the chart is what their nation goes by. */
  private static void countdowns(Ground ground, RuleTable table, Consumer<Objection> out) {
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      Optional<Integer> turns = nation.attributes().number(COUNTDOWN);
      Optional<Integer> printed =
          nation
              .attributes()
              .text("group")
              .flatMap(
                  group -> table.rows().stream().filter(row -> row.key().equals(group)).findFirst())
              .flatMap(row -> Facts.number(new Datum.Fields(row.cells()), "turns"));
      if (turns.isEmpty() && waits(ground, nation)) {
        out.accept(
            Objection.of(
                ABOUT,
                nation.name() + " never becomes a kingdom: how many turns it takes is not said.",
                "attributes",
                "nation:" + nation.id(),
                ground.subject()));
      }
      if (turns.isPresent() && !turns.equals(printed)) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s: %d turns to a kingdom, but the table %s has %s for their group.",
                    nation.name(),
                    turns.get(),
                    table.name(),
                    printed.map(String::valueOf).orElse("no row")),
                "rows",
                "table:" + table.id(),
                "nation:" + nation.id()));
      }
    }
  }

  /** Whether a nation is of barbarians who become a kingdom after a countdown, and no rule ends. */
  private static boolean waits(Ground ground, Nation nation) {
    return ground.setting().positionNamed(nation.id().slug()) != Setting.NOBODY
        && nation.attributes().text("group").isPresent()
        && ground.setting().specials("kingdom-turn").stream()
            .noneMatch(
                rule -> Facts.text(rule, "nation").filter(nation.id().slug()::equals).isPresent());
  }

  private static void conversions(Ground ground, RuleTable table, Consumer<Objection> out) {
    UnitKinds kinds = ground.setting().kinds();
    for (int i = 0; i < kinds.count(); i++) {
      UnitKind kind = kinds.get(i);
      for (String stage : List.of("kingdom", "empire")) {
        boolean said =
            table.rows().stream()
                .anyMatch(row -> row.key().equals(kind.id()) && row.cells().containsKey(stage));
        if (!said && !isOfEmpires(kind)) {
          out.accept(
              Objection.of(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      "The table %s does not say what %s becomes in %s %s.",
                      table.name(),
                      kind.name(),
                      stage.equals("empire") ? "an" : "a",
                      stage),
                  "rows",
                  "table:" + table.id(),
                  "unit:" + kind.id()));
        }
      }
    }
  }

  /** A unit that only empires keep is never converted. */
  private static boolean isOfEmpires(UnitKind kind) {
    return kind.upkeepOfEmpire() > 0 && kind.upkeepOfKingdom() == 0;
  }
}
