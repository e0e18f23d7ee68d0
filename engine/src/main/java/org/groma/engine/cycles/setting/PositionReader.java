package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.Worded;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.value.Datum;

/** Reads the positions of a scenario, in the order in which they move. */
final class PositionReader {

  private static final int USUAL_COUNTDOWN = 6;
  private static final String MERCENARY = "mercenary";

  private final Project project;
  private final Scenario scenario;
  private final Board board;
  private final UnitKinds kinds;
  private final List<Shortfall> shortfalls;

  PositionReader(
      Project project,
      Scenario scenario,
      Board board,
      UnitKinds kinds,
      List<Shortfall> shortfalls) {
    this.project = project;
    this.scenario = scenario;
    this.board = board;
    this.kinds = kinds;
    this.shortfalls = shortfalls;
  }

  List<Position> read() {
    List<String> order = new ArrayList<>(Facts.words(scenario.attributes().get("order")));
    scenario.players().stream()
        .flatMap(seat -> seat.nations().stream())
        .map(id -> id.slug())
        .filter(id -> !order.contains(id))
        .forEach(order::add);
    Stream.concat(
            FreePositions.nations(scenario).stream(),
            Facts.words(scenario.attributes().get("reserve")).stream())
        .filter(id -> !order.contains(id))
        .forEach(order::add);
    List<Position> positions = new ArrayList<>();
    for (String id : order) {
      Optional<Nation> nation = project.get(Kinds.NATIONS).find(id);
      if (nation.isEmpty()) {
        lacks("there is no nation '" + id + "' to move");
      } else {
        positions.add(position(nation.get()));
      }
    }
    if (positions.isEmpty()) {
      lacks("nobody plays");
    }
    return positions;
  }

  private void lacks(String problem) {
    shortfalls.add(
        new Shortfall("scenario " + scenario.id().slug(), problem)
            .of("scenario:" + scenario.id().slug()));
  }

  private Position position(Nation nation) {
    String id = nation.id().slug();
    Optional<Setup> setup =
        scenario.setups().stream().filter(each -> each.nation().slug().equals(id)).findFirst();
    Stage stage =
        setup
            .flatMap(Setup::status)
            .or(() -> Optional.of(nation.status()))
            .flatMap(word -> Worded.find(Stage.class, word))
            .orElse(Stage.BARBARIAN);
    List<Integer> starts = board.marked("start-" + id);
    return new Position(
        id,
        nation.name(),
        seat(id),
        nation.attributes().text("group"),
        nation.attributes().number("countdown").orElse(USUAL_COUNTDOWN),
        nation.attributes().number("administration").orElse(0),
        nation.attributes().number("sinking").orElse(0),
        starts.isEmpty() ? -1 : starts.getFirst(),
        setup.isPresent(),
        stage,
        setup.flatMap(Setup::treasury).map(gold -> gold.count() / 2).orElse(0),
        setup.flatMap(Setup::seat).map(place -> area(place, id)).orElse(-1),
        setup.map(each -> owned(each, id)).orElse(List.of()),
        setup.map(each -> units(each, id)).orElse(List.of()),
        setup
            .map(each -> each.leaders().stream().map(post -> area(post.place(), id)).toList())
            .orElse(List.of()),
        setup.map(this::placements).orElse(List.of()),
        setup.flatMap(this::budget),
        serves(id));
  }

  /** An agreement that is in force when the game begins. */
  @Rule({"13.4", "14.2.7"})
  private Optional<String> serves(String id) {
    return scenario.relations().stream()
        .filter(relation -> relation.kind().equals(MERCENARY))
        .filter(relation -> relation.from().slug().equals(id))
        .map(relation -> relation.to().slug())
        .findFirst();
  }

  private int seat(String id) {
    for (int i = 0; i < scenario.players().size(); i++) {
      if (scenario.players().get(i).nations().stream().anyMatch(each -> each.slug().equals(id))) {
        return i;
      }
    }
    return -1;
  }

  private int area(Place place, String nation) {
    int found = place.isProvince() ? board.area(place.slug()) : -1;
    if (found < 0) {
      lacks("'" + place + "' in the set-up of " + nation + " is no area");
      return 0;
    }
    return found;
  }

  private List<Integer> owned(Setup setup, String id) {
    return setup.controls().stream()
        .map(place -> board.cityAt(area(place, id)))
        .filter(city -> city >= 0)
        .toList();
  }

  private List<Position.Stationed> units(Setup setup, String id) {
    return setup.units().stream()
        .map(placed ->
            new Position.Stationed(
                area(placed.place(), id), kind(placed.unit().slug(), id), placed.count()))
        .toList();
  }

  private int kind(String unit, String nation) {
    int found = kinds.find(unit);
    if (found < 0) {
      lacks("'" + unit + "' in the set-up of " + nation + " is no unit");
      return 0;
    }
    return found;
  }

  private List<Placement> placements(Setup setup) {
    String id = setup.nation().slug();
    return Facts.items(setup.attributes().get("place")).stream()
        .map(datum -> {
          Optional<Integer> leaders = Facts.number(datum, "leaders");
          return new Placement(
              leaders.isPresent()
                  ? Placement.LEADER
                  : kind(Facts.text(datum, "unit").orElse(""), id),
              leaders.or(() -> Facts.number(datum, "count")).orElse(1),
              areas(datum, id),
              Facts.flag(datum, "perArea"));
        })
        .toList();
  }

  private Optional<Budget> budget(Setup setup) {
    String id = setup.nation().slug();
    return setup
        .attributes()
        .get("buy")
        .map(datum ->
            new Budget(
                Facts.number(datum, "value").orElse(0),
                areas(datum, id),
                Facts.words(Facts.field(datum, "units")).stream()
                    .map(unit -> kind(unit, id))
                    .toList()));
  }

  /** Whole provinces, single areas, and what is near a start position. */
  private List<Integer> areas(Datum datum, String nation) {
    Set<Integer> found = new TreeSet<>();
    for (String id : Facts.words(Facts.field(datum, "areas"))) {
      int province = board.provinceNamed(id);
      if (province < 0) {
        lacks("'" + id + "' in the set-up of " + nation + " is no province");
      }
      for (int area = 0; area < board.areas(); area++) {
        if (province >= 0 && board.province(area) == province) {
          found.add(area);
        }
      }
    }
    for (String id : Facts.words(Facts.field(datum, "provinces"))) {
      int area = board.area(id);
      if (area < 0) {
        lacks("'" + id + "' in the set-up of " + nation + " is no area");
      } else {
        found.add(area);
      }
    }
    Facts.field(datum, "near")
        .ifPresent(near -> {
          int start = board.area(Facts.text(near, "start").orElse(""));
          int within = Facts.number(near, "within").orElse(0);
          if (start < 0) {
            lacks("the set-up of " + nation + " is near an area that is not there");
          }
          for (int area = 0; start >= 0 && area < board.areas(); area++) {
            boolean open =
                !board.isDesert(area) && !board.isInside(area); // tribes come from outside
            if (board.steps(start, area) <= within && open) {
              found.add(area);
            }
          }
        });
    return List.copyOf(found);
  }
}
