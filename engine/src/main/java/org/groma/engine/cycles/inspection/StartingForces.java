package org.groma.engine.cycles.inspection;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.cycles.setting.Placement;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.setting.UnitKind;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Units that a position cannot have, ships inland, and leaders who stand alone. */
final class StartingForces implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.starting-forces",
          Severity.ERROR,
          "2.3",
          "Set-up of units that the position cannot have, of a ship inland or a leader alone",
          "Stage and pool fix which units there are; ships end on a coast (5.2), and leaders are"
              + " with a unit of theirs (10.2).",
          "Byzantines in Byzantine: a ship stands in Damascus, which has no coast.",
          "Correct the unit, its place, the stage of the set-up or the pool of the nation.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (int i = 0; i < ground.setting().positions(); i++) {
      Position position = ground.setting().position(i);
      if (position.plays()) {
        ships(ground, position, out);
        leaders(ground, position, out);
        kinds(ground, position, out);
      }
    }
  }

  private static void ships(Ground ground, Position position, Consumer<Objection> out) {
    Setting setting = ground.setting();
    Board board = ground.board();
    position.units().stream()
        .filter(stationed -> setting.kinds().get(stationed.kind()).ship())
        .filter(stationed -> !board.isCoastal(stationed.area()))
        .forEach(stationed ->
            object(
                ground,
                position,
                "a ship stands in " + board.name(stationed.area()) + ", which has no coast.",
                out));
    position.placements().stream()
        .filter(placement -> placement.kind() != Placement.LEADER)
        .filter(placement -> setting.kinds().get(placement.kind()).ship())
        .filter(placement -> placement.areas().stream().noneMatch(board::isCoastal))
        .forEach(_ -> object(ground, position, "a ship may be placed on no coast.", out));
  }

  private static void leaders(Ground ground, Position position, Consumer<Objection> out) {
    Set<Integer> stands = new TreeSet<>();
    position.units().forEach(stationed -> stands.add(stationed.area()));
    position.budget().ifPresent(budget -> stands.addAll(budget.areas()));
    position.placements().stream()
        .filter(placement -> placement.kind() != Placement.LEADER)
        .forEach(placement -> stands.addAll(placement.areas()));
    List<List<Integer>> posts = new ArrayList<>();
    position.leaders().forEach(area -> posts.add(List.of(area)));
    position.placements().stream()
        .filter(placement -> placement.kind() == Placement.LEADER)
        .forEach(placement -> posts.add(placement.areas()));
    for (List<Integer> post : posts) {
      if (post.stream().noneMatch(stands::contains)) {
        object(ground, position, "a leader is where no unit of theirs can be.", out);
      }
    }
  }

  private static void kinds(Ground ground, Position position, Consumer<Objection> out) {
    Set<Integer> own = listed(ground, position);
    Map<String, Integer> pooled = new TreeMap<>();
    ground
        .project()
        .get(Kinds.NATIONS)
        .find(position.id())
        .map(Nation::pool)
        .orElse(List.of())
        .forEach(each -> pooled.merge(each.unit().slug(), each.count(), Integer::sum));
    wanted(ground, position)
        .forEach((kind, count) -> {
          UnitKind unit = ground.setting().kinds().get(kind);
          if (!own.contains(kind) && !has(ground, position.stage(), kind)) {
            object(
                ground,
                position,
                String.format(
                    Locale.ROOT,
                    "%s is set up, which no %s has.",
                    unit.name(),
                    position.stage().word()),
                out);
          }
          if (!pooled.containsKey(unit.id())) {
            object(
                ground,
                position,
                "its pool has no " + unit.name() + ", which it begins with.",
                out);
          } else if (count > pooled.get(unit.id())) {
            object(
                ground,
                position,
                String.format(
                    Locale.ROOT, "%d %s come, more than its pool has.", count, unit.name()),
                out);
          }
        });
  }

  /** What a position begins with, on the map, to be placed or to enter. */
  private static Map<Integer, Integer> wanted(Ground ground, Position position) {
    Map<Integer, Integer> found = new TreeMap<>();
    position.units().forEach(each -> found.merge(each.kind(), each.count(), Integer::sum));
    position.placements().stream()
        .filter(each -> each.kind() != Placement.LEADER)
        .forEach(each -> found.merge(each.kind(), each.count(), Integer::sum));
    for (Datum rule : ground.setting().specials("enters")) {
      if (Facts.text(rule, "nation").filter(position.id()::equals).isPresent()
          && Facts.field(rule, "units").orElse(null)
              instanceof Datum.Fields(Map<String, Datum> units)) {
        units
            .keySet()
            .forEach(id -> {
              int kind = ground.setting().kinds().find(id);
              int count = Facts.number(new Datum.Fields(units), id).orElse(0);
              if (kind >= 0) {
                found.merge(kind, count, Integer::sum);
              }
            });
      }
    }
    return found;
  }

  /** The kinds that a special rule lists for a position. */
  private static Set<Integer> listed(Ground ground, Position position) {
    Set<Integer> found = new HashSet<>();
    for (Datum rule : ground.setting().specials("units")) {
      if (Facts.text(rule, "nation").filter(position.id()::equals).isPresent()) {
        Facts.items(Facts.field(rule, "list")).stream()
            .flatMap(item -> Facts.text(item, "unit").stream())
            .map(ground.setting().kinds()::find)
            .forEach(found::add);
      }
    }
    return found;
  }

  private static boolean has(Ground ground, Stage stage, int kind) {
    UnitKind unit = ground.setting().kinds().get(kind);
    return switch (stage) {
      case BARBARIAN ->
          ground.table("conversion").map(RuleTable::rows).orElse(List.of()).stream()
              .anyMatch(row -> row.key().equals(unit.id()));
      case KINGDOM, EMPIRE -> unit.upkeep(stage) > 0;
    };
  }

  private static void object(
      Ground ground, Position position, String problem, Consumer<Objection> out) {
    out.accept(
        Objection.of(
            ABOUT,
            String.format(
                Locale.ROOT, "%s in %s: %s", position.name(), ground.scenario().name(), problem),
            "setups",
            ground.subject(),
            "nation:" + position.id()));
  }
}
