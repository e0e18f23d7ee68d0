package org.groma.engine.cycles.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.Sea;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.NearestWord;

/**
 * Groups of barbarians: which there are the nations say, and every table that goes by groups, and
 * every sea area that is marked with one, knows no others.
 */
final class GroupRows implements Scrutiny<Ground> {

  /** Tables that every group must be in. */
  private static final List<String> COMPLETE = List.of("unit-creation", "countdown");

  private static final List<String> TABLES =
      List.of("unit-creation", "countdown", "barbarian-groups");

  private static final Inspection ABOUT =
      new Inspection(
          "data.group-rows",
          Severity.ERROR,
          "9.1",
          "Group of barbarians without a row, or row or sea area of a group that nobody is of",
          "Pairs of tribes roll on the row of their group; one that is missing or called otherwise"
              + " is never found.",
          "The table Barbarian unit creation has no row for pict, the group of Pict.",
          "Correct the key of the row, the mark of the sea area or the group of the nation.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Map<String, Nation> groups = new TreeMap<>();
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      nation.attributes().text("group").ifPresent(group -> groups.putIfAbsent(group, nation));
    }
    for (String id : TABLES) {
      ground.table(id).ifPresent(table -> rows(table, groups, out));
    }
    for (Sea sea : ground.project().seas()) {
      for (String mark : sea.tags().words()) {
        if (!groups.containsKey(mark)) {
          out.accept(
              Objection.of(
                  ABOUT,
                  sea.name() + " is marked '" + mark + "', which is no group" + hint(mark, groups),
                  "tags",
                  "sea:" + sea.id()));
        }
      }
    }
  }

  private static void rows(RuleTable table, Map<String, Nation> groups, Consumer<Objection> out) {
    List<String> keys = table.rows().stream().map(RuleTable.Row::key).toList();
    for (int i = 0; i < keys.size(); i++) {
      if (!groups.containsKey(keys.get(i))) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The table %s has a row '%s', and nobody is of that group%s",
                    table.name(),
                    keys.get(i),
                    hint(keys.get(i), groups)),
                "rows[" + i + "].key",
                "table:" + table.id()));
      }
    }
    if (COMPLETE.contains(table.id().slug())) {
      groups.forEach((group, nation) -> {
        if (!keys.contains(group)) {
          out.accept(
              Objection.of(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      "The table %s has no row for %s, the group of %s.",
                      table.name(),
                      group,
                      nation.name()),
                  "rows",
                  "table:" + table.id(),
                  "nation:" + nation.id()));
        }
      });
    }
  }

  private static String hint(String word, Map<String, Nation> groups) {
    Optional<String> near = NearestWord.to(word, List.copyOf(groups.keySet()));
    return near.isPresent() ? NearestWord.hint(near) : ".";
  }
}
