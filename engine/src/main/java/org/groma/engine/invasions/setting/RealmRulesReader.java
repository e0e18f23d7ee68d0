package org.groma.engine.invasions.setting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;

/** Compiles {@link RealmRules}. */
final class RealmRulesReader {

  private final Project project;
  private final Board board;
  private final List<Shortfall> shortfalls;

  final List<Map<Status, Integer>> capitalIncome = new ArrayList<>();
  final int[] clientTribute;
  final List<List<RealmRules.OffMapIncome>> offMap = new ArrayList<>();
  final List<List<RealmRules.Kept>> kept = new ArrayList<>();
  final List<List<RealmRules.Timed>> recruits = new ArrayList<>();
  final List<List<RealmRules.Timed>> usurpers = new ArrayList<>();
  final List<List<RealmRules.Timed>> rebuilding = new ArrayList<>();
  final List<List<RealmRules.Timed>> flipping = new ArrayList<>();
  final List<List<Integer>> borders = new ArrayList<>();
  final int[] foedera;
  final List<List<RealmRules.Heir>> heirs = new ArrayList<>();
  final List<List<RealmRules.Successor>> successors = new ArrayList<>();

  private RealmRulesReader(
      Project project, Scenario scenario, Board board, List<Shortfall> shortfalls) {
    this.project = project;
    this.board = board;
    this.shortfalls = shortfalls;
    int count = 0;
    for (Nation nation : project.get(Kinds.NATIONS)) {
      count++;
      capitalIncome.add(new EnumMap<>(Status.class));
      offMap.add(new ArrayList<>());
      kept.add(new ArrayList<>());
      recruits.add(new ArrayList<>());
      usurpers.add(new ArrayList<>());
      rebuilding.add(new ArrayList<>());
      flipping.add(new ArrayList<>());
      heirs.add(new ArrayList<>());
      successors.add(new ArrayList<>());
      borders.add(borders(nation, scenario));
    }
    clientTribute = none(count);
    foedera = none(count);
    Specials.forEach(project, this::read);
  }

  static RealmRules read(
      Project project, Scenario scenario, Board board, List<Shortfall> shortfalls) {
    return new RealmRules(new RealmRulesReader(project, scenario, board, shortfalls));
  }

  private static int[] none(int length) {
    int[] array = new int[length];
    Arrays.fill(array, RealmRules.NONE);
    return array;
  }

  private List<Integer> borders(Nation nation, Scenario scenario) {
    List<Integer> found = new ArrayList<>();
    for (Marker marker : scenario.markers()) {
      if (marker.kind().equals("limes")
          && marker.nation().filter(nation.id()::equals).isPresent()) {
        board.number(marker.place()).ifPresent(found::add);
      }
    }
    return List.copyOf(found);
  }

  private void read(int nation, Nation.Special special, String name, Datum.Fields values) {
    When when = When.of(special.when());
    switch (name) {
      case "capital-income" -> {
        for (Status status : List.of(Status.KINGDOM, Status.EMPIRE)) {
          halves(values, status.word())
              .ifPresent(gold -> capitalIncome.get(nation).put(status, gold));
        }
      }
      case "client-terms" ->
          halves(values, "tribute").ifPresent(gold -> clientTribute[nation] = gold);
      case "off-map-income" ->
          offMap
              .get(nation)
              .add(
                  new RealmRules.OffMapIncome(
                      area(Specials.text(values, "if-controls")),
                      areaName(Specials.text(values, "area")),
                      halves(values, "amount").orElse(0)));
      case "treasury-retained" -> readKept(nation, values);
      case "recruitment-limit" ->
          recruits.get(nation).add(new RealmRules.Timed(when, Specials.number(values, "national")));
      case "usurper-check" -> usurpers.get(nation).add(new RealmRules.Timed(when, 1));
      case "rebuild-limites" ->
          rebuilding.get(nation).add(new RealmRules.Timed(when, Specials.number(values, "cost")));
      case "flip-limites" -> {
        int kind = project.get(Kinds.UNITS).indexOf(Specials.text(values, "to"));
        flipping.get(nation).add(new RealmRules.Timed(when, kind));
      }
      case "transfer-foedera" -> foedera[nation] = nation(Specials.text(values, "to"));
      case "limites-to-heirs" -> readHeirs(nation, values);
      case "successor" -> readSuccessor(nation, values);
      default -> {
        // other chapters read the other special rules
      }
    }
  }

  private void readKept(int nation, Datum.Fields values) {
    if (values.get("by-age").orElse(null) instanceof Datum.Fields(var shares)) {
      for (Map.Entry<String, Datum> share : shares.entrySet()) {
        Optional<Bands.Band> ages = Bands.Band.parse(share.getKey());
        if (ages.isEmpty() || !(share.getValue() instanceof Datum.Text(String text))) {
          lacks(nation, "treasury-retained has no share for ages " + share.getKey());
          continue;
        }
        int slash = text.indexOf('/');
        int part = slash < 0 ? 1 : Integer.parseInt(text.substring(0, slash));
        int whole = slash < 0 ? 1 : Integer.parseInt(text.substring(slash + 1));
        kept.get(nation).add(new RealmRules.Kept(ages.get().from(), ages.get().to(), part, whole));
      }
    }
  }

  private void readHeirs(int nation, Datum.Fields values) {
    if (values.get("nations").orElse(null) instanceof Datum.Fields(var nations)) {
      nations.forEach((area, heir) -> {
        if (heir instanceof Datum.Text(String id)) {
          heirs.get(nation).add(new RealmRules.Heir(area(area), nation(id)));
        }
      });
    }
  }

  private void readSuccessor(int nation, Datum.Fields values) {
    List<Integer> areas = new ArrayList<>();
    if (values.get("areas").orElse(null) instanceof Datum.Items(var items)) {
      for (Datum item : items) {
        if (item instanceof Datum.Text(String id)) {
          areas.add(area(id));
        }
      }
    }
    successors
        .get(nation)
        .add(new RealmRules.Successor(nation(Specials.text(values, "nation")), areas));
  }

  private int area(String id) {
    return board.areaNamed(id);
  }

  private String areaName(String id) {
    return project.areas().find(id).map(area -> area.name()).orElse(id);
  }

  private int nation(String id) {
    return project.get(Kinds.NATIONS).indexOf(id);
  }

  private static Optional<Integer> halves(Datum.Fields values, String name) {
    return values.get(name).orElse(null) instanceof Datum.Amount(BigDecimal number)
        ? Halves.tryOf(number).map(Halves::count)
        : Optional.empty();
  }

  private void lacks(int nation, String problem) {
    NationId id = project.get(Kinds.NATIONS).at(nation).id();
    shortfalls.add(new Shortfall("nation " + id, problem).of("nation:" + id));
  }
}
