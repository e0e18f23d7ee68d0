package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.Province;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Closed land that the table, the gazetteer and special rules open to different peoples. */
final class ClosedLandTable implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.closed-land-table",
          Severity.ERROR,
          "XVIII.K",
          "Closed land that is open to different peoples by table and gazetteer",
          "Whoever reads the aid marches where the game does not let him.",
          "Numidia is open to berbers, by forbidden-lands to berbers, mauritanians.",
          "Compare both with the rulebook.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Project project = ground.project();
    Optional<RuleTable> table = project.get(Kinds.TABLES).find("forbidden-lands");
    for (Province province : project.provinces()) {
      table.stream()
          .flatMap(each -> each.rows().stream())
          .filter(row -> isOf(row.key(), province))
          .filter(row -> row.cells().keySet().contains("open"))
          .forEach(row -> compare(project, province, row, out));
    }
    table.stream()
        .flatMap(each -> each.rows().stream())
        .filter(row -> row.cells().keySet().contains("closedTo"))
        .forEach(row -> closed(project, row, out));
  }

  private static boolean isOf(String key, Province province) {
    return key.equals("province:" + province.id())
        || province.area().filter(area -> key.equals("area:" + area)).isPresent();
  }

  /** Raiders may live in closed land that is open to others. */
  private static void compare(
      Project project, Province province, RuleTable.Row row, Consumer<Objection> out) {
    Set<String> listed = new TreeSet<>();
    if (row.cells().get("open") instanceof Datum.Items(List<Datum> open)) {
      open.forEach(each -> {
        if (each instanceof Datum.Text(String word)) {
          listed.add(word.equals("nomadic barbarians") ? "nomad" : word);
        }
      });
    }
    if (row.cells().keySet().contains("alsoOpen")
        && row.cells().get("alsoOpen") instanceof Datum.Fields(Map<String, Datum> also)) {
      also.forEach((nation, turns) -> listed.add(nation + " in turns " + text(turns)));
    }
    Set<String> own = new TreeSet<>();
    if (province.attributes().get("openTo").orElse(null) instanceof Datum.Items(var to)) {
      to.forEach(each -> own.add(who(each)));
    }
    own.removeIf(id ->
        !listed.contains(id)
            && project
                .get(Kinds.NATIONS)
                .find(id)
                .filter(it -> it.tags().has("raider"))
                .isPresent());
    if (!own.equals(listed)) {
      out.accept(
          Objection.of(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "%s is open to %s, by forbidden-lands to %s.",
                  province.name(),
                  own.isEmpty() ? "nobody" : String.join(", ", own),
                  String.join(", ", listed)),
              "attributes.openTo",
              "province:" + province.id(),
              "table:forbidden-lands"));
    }
  }

  private static String who(Datum each) {
    if (!(each instanceof Datum.Fields open)) {
      return "?";
    }
    String who =
        open.get("tag").or(() -> open.get("nation")).map(ClosedLandTable::text).orElse("?");
    return who + open.get("turns").map(turns -> " in turns " + text(turns)).orElse("");
  }

  private static String text(Datum datum) {
    return datum instanceof Datum.Text(String text) ? text : "?";
  }

  /** An Area that is closed to a nation by the table is closed by its special rule. */
  private static void closed(Project project, RuleTable.Row row, Consumer<Objection> out) {
    if (!(row.cells().get("closedTo") instanceof Datum.Fields(Map<String, Datum> to))) {
      return;
    }
    to.forEach((id, turns) -> {
      Optional<Nation> nation = project.get(Kinds.NATIONS).find(id);
      boolean isForbidden =
          nation.stream()
              .flatMap(each -> each.special().stream())
              .flatMap(special -> special.effects().stream())
              .anyMatch(effect -> isForbidden(effect, row.key(), text(turns)));
      if (nation.isPresent() && !isForbidden) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s is closed to the %s in turns %s by forbidden-lands, but by no rule of"
                        + " theirs.",
                    row.key(),
                    nation.get().name(),
                    text(turns)),
                "rows",
                "table:forbidden-lands",
                "nation:" + id));
      }
    });
  }

  private static boolean isForbidden(Datum effect, String key, String turns) {
    return effect instanceof Datum.Fields(Map<String, Datum> words)
        && words.keySet().contains("forbid-area")
        && words.get("forbid-area") instanceof Datum.Fields given
        && given.get("area").filter(area -> key.equals("area:" + text(area))).isPresent()
        && given
            .get("until-turn")
            .filter(last ->
                last instanceof Datum.Amount it
                    && turns.endsWith("-" + it.number().toPlainString()))
            .isPresent();
  }
}
