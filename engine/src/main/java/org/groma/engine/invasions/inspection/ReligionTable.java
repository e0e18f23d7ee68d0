package org.groma.engine.invasions.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Religions of nations and Areas that differ from the table. */
final class ReligionTable implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.religion-table",
          Severity.ERROR,
          "XXXI.A",
          "Religion that the table contradicts",
          "Heresies and conversions strike others than the aid says.",
          "Iberians: they are mazdaist by the table of religions.",
          "Compare both with the rulebook.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    religions(ground.project(), out);
  }

  /**
   * The table of religions names who is of each; Barbarians are Pagans unless it says otherwise.
   */
  private static void religions(Project project, Consumer<Objection> out) {
    for (RuleTable.Row row :
        project.get(Kinds.TABLES).find("religions").map(RuleTable::rows).orElse(List.of())) {
      for (String id : texts(row.cells().get("nations"))) {
        project
            .get(Kinds.NATIONS)
            .find(id)
            .filter(nation -> nation.religion().filter(row.key()::equals).isEmpty())
            .ifPresent(nation ->
                object(
                    nation.name(),
                    "they are " + row.key() + " by the table of religions",
                    out,
                    "nation:" + id,
                    "table:religions"));
      }
      for (String id : texts(row.cells().get("areas"))) {
        project
            .areas()
            .find(id)
            .filter(area -> area.religion().filter(row.key()::equals).isEmpty())
            .ifPresent(area ->
                object(
                    area.name(),
                    "it is " + row.key() + " by the table of religions",
                    out,
                    "area:" + id,
                    "table:religions"));
      }
    }
    Set<String> arians =
        new HashSet<>(
            texts(new TableCells("religions", "arian", "nations").in(project).orElse(null)));
    for (Nation nation : project.get(Kinds.NATIONS)) {
      boolean isArian = nation.religion().filter("arian"::equals).isPresent();
      if (!arians.isEmpty() && isArian && !arians.contains(nation.id().slug())) {
        object(
            nation.name(),
            "they are Arians, but not by the table of religions",
            out,
            "nation:" + nation.id(),
            "table:religions");
      }
    }
  }

  private static List<String> texts(Datum list) {
    return list instanceof Datum.Items(List<Datum> items)
        ? items.stream()
            .flatMap(
                item -> item instanceof Datum.Text(String text) ? Optional.of(text).stream() : null)
            .toList()
        : List.of();
  }

  private static void object(
      String of, String problem, Consumer<Objection> out, String... subjects) {
    out.accept(Objection.of(ABOUT, of + ": " + problem + ".", "religion", subjects));
  }
}
