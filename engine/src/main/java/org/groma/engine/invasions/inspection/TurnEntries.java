package org.groma.engine.invasions.inspection;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Datum;

/** The turns of the time table: one entry each, a generation long, scored as the rules say. */
final class TurnEntries implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.turn-entries",
          Severity.ERROR,
          "IV",
          "Turn of the time table that is missing, or has the wrong years or scoring",
          "The track and the rules tell different times.",
          "Turn 3 begins in 425; turns are 25 years long, so it begins in 400.",
          "Correct the years or the scoring of the turn.");

  private static final int BEGINNING = 350;
  private static final int GENERATION = 25;

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Map<Integer, TimeEntry> turns = new HashMap<>();
    for (TimeEntry entry : ground.project().get(Kinds.TIME_TABLE)) {
      if (entry.kind().equals("turn")) {
        if (turns.put(entry.turn(), entry) != null) {
          object(entry, "the turn has two entries", out);
        }
        years(entry, out);
        scoring(ground, entry, out);
      }
    }
    for (int turn = ground.scenario().firstTurn();
        !turns.isEmpty() && turn <= ground.scenario().lastTurn();
        turn++) {
      if (!turns.containsKey(turn)) {
        out.accept(
            ground.object(
                ABOUT,
                String.format(Locale.ROOT, "The time table has no entry for turn %d.", turn),
                "lastTurn"));
      }
    }
  }

  private static void years(TimeEntry entry, Consumer<Objection> out) {
    int begins = BEGINNING + GENERATION * (entry.turn() - 1);
    entry
        .attributes()
        .number("year")
        .filter(year -> year != begins)
        .ifPresent(year -> object(entry, "it begins in " + year + ", not in " + begins, out));
    int ends = begins + GENERATION - 1;
    entry
        .attributes()
        .number("until")
        .filter(year -> year != ends)
        .ifPresent(year -> object(entry, "it ends in " + year + ", not in " + ends, out));
  }

  private static void scoring(Ground ground, TimeEntry entry, Consumer<Objection> out) {
    int last =
        ground.project().get(Kinds.TIME_TABLE).stream().mapToInt(TimeEntry::turn).max().orElse(0);
    boolean isLast = entry.turn() == last;
    if (is(entry, "last") != isLast) {
      object(entry, isLast ? "it is not marked as the last turn" : "it is not the last turn", out);
    }
    boolean isScored =
        isLast
            || ground.project().get(Kinds.TABLES).find("scoring-turns").stream()
                .flatMap(table -> table.rows().stream())
                .map(RuleTable.Row::key)
                .anyMatch(String.valueOf(entry.turn())::equals);
    if (is(entry, "scores") != isScored) {
      object(
          entry, isScored ? "points are scored in this turn" : "no points are scored in it", out);
    }
    boolean mayBeLast = entry.attributes().get("lastIf").isPresent();
    if (is(entry, "scoresIfLast") != mayBeLast) {
      object(entry, "a turn that may be the last scores if it is", out);
    }
  }

  private static boolean is(TimeEntry entry, String name) {
    return entry.attributes().get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }

  private static void object(TimeEntry entry, String problem, Consumer<Objection> out) {
    out.accept(
        Ground.object(
            ABOUT, entry.name() + ": " + problem + ".", Kinds.TIME_TABLE, entry, "attributes"));
  }
}
