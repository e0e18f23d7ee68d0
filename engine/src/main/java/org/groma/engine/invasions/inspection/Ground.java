package org.groma.engine.invasions.inspection;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.InspectedScenario;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/**
 * What is inspected: a scenario of a project, and what the ruleset compiles of the two. The setting
 * may have shortfalls; what it could not read is then left out of it.
 */
record Ground(Project project, Scenario scenario, Setting setting) implements InspectedScenario {

  private static final Set<String> BONDS = Set.of("client", "vassal", "foedus");
  private static final Set<String> FRIENDSHIPS =
      Set.of("client", "vassal", "foedus", "alliance", "united");

  Board board() {
    return setting.board();
  }

  Optional<Nation> nation(NationId id) {
    return project.get(Kinds.NATIONS).find(id);
  }

  /** The number of a nation in the setting; -1 for one that there is not. */
  int number(NationId id) {
    return project.get(Kinds.NATIONS).indexOf(id.slug());
  }

  String name(NationId id) {
    return nation(id).map(Nation::name).orElse(id.slug());
  }

  String name(UnitTypeId id) {
    return project.get(Kinds.UNITS).find(id).map(UnitType::name).orElse(id.slug());
  }

  String name(Place place) {
    OptionalInt number = board().number(place);
    return number.isPresent() ? board().name(number.getAsInt()) : area(place);
  }

  private String area(Place place) {
    return project.areas().find(place.slug()).map(Area::name).orElse(place.slug());
  }

  /** What a nation is at the start. */
  Optional<Status> status(Setup setup) {
    return setup.status().or(() -> nation(setup.nation()).map(Nation::status)).flatMap(Status::of);
  }

  Optional<Setup> setup(NationId nation) {
    return scenario.setups().stream().filter(setup -> setup.nation().equals(nation)).findFirst();
  }

  /** Whether a nation only stands there, without age, treasury and activations. */
  boolean isInactive(Setup setup) {
    return setup.tags().has("inactive")
        || nation(setup.nation()).filter(nation -> nation.tags().has("inactive")).isPresent();
  }

  /** Whether a relation makes one nation subject to another. */
  static boolean isBond(Relation relation) {
    return BONDS.contains(relation.kind());
  }

  /** Whether a relation lets units of both stand together. */
  static boolean isFriendship(Relation relation) {
    return FRIENDSHIPS.contains(relation.kind());
  }

  boolean areFriends(NationId one, NationId other) {
    return one.equals(other)
        || scenario.relations().stream()
            .filter(Ground::isFriendship)
            .anyMatch(relation ->
                (relation.from().equals(one) && relation.to().equals(other))
                    || (relation.from().equals(other) && relation.to().equals(one)));
  }

  /** The units of a set-up that are no hordes and no Limites, as the roster has them. */
  Optional<UnitType> counter(Setup.Placed placed) {
    return project
        .get(Kinds.UNITS)
        .find(placed.unit())
        .filter(type -> !type.category().equals("horde") && !type.category().equals("limes"));
  }

  static boolean isFleet(UnitType type) {
    return type.category().equals("fleet");
  }

  /** An objection to something in the scenario. */
  Objection object(Inspection about, String message, String field, String... others) {
    String[] subjects =
        Stream.concat(Stream.of(subject()), Stream.of(others)).toArray(String[]::new);
    return Objection.of(about, message, field, subjects);
  }

  /** An objection to something in an entry. */
  static Objection object(
      Inspection about, String message, Kind<?, ?> kind, Entry<?> entry, String field) {
    return Objection.of(about, message, field, kind.word() + ":" + entry.id());
  }
}
