package org.groma.engine.romanitas.setting;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.Worded;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** The types of units, by their ids. */
final class Troops {

  private final Map<String, Troop> byId = new HashMap<>();
  private final List<Shortfall> shortfalls;

  Troops(Project project, List<Shortfall> shortfalls) {
    this.shortfalls = shortfalls;
    project.get(Kinds.UNITS).stream().forEach(type -> byId.put(type.id().slug(), troop(type)));
  }

  private Troop troop(UnitType type) {
    Optional<Integer> bonus = type.attributes().number("bonus");
    if (bonus.isEmpty()) {
      shortfalls.add(
          new Shortfall("unit " + type.id().slug(), "its combat bonus is missing")
              .of("unit:" + type.id().slug()));
    }
    boolean improvable = type.traits().has("improvable");
    return new Troop(
        type.id().slug(),
        type.name(),
        arm(type),
        levy(type),
        bonus.orElse(0),
        improvable
            ? type.attributes().number("eliteBonus").orElse(bonus.orElse(0))
            : bonus.orElse(0),
        type.traits().has("bow"),
        improvable);
  }

  private Arm arm(UnitType type) {
    Optional<Arm> arm = Worded.find(Arm.class, type.category());
    if (arm.isEmpty()) {
      shortfalls.add(
          new Shortfall(
                  "unit " + type.id().slug(),
                  "'" + type.category() + "' is neither infantry, cavalry nor fleet")
              .of("unit:" + type.id().slug()));
    }
    return arm.orElse(Arm.INFANTRY);
  }

  private static Levy levy(UnitType type) {
    if (type.traits().has("border")) {
      return Levy.BORDER;
    }
    if (type.traits().has("regular")) {
      return Levy.REGULAR;
    }
    if (type.traits().has("mercenary")) {
      return Levy.MERCENARY;
    }
    return type.traits().has("guard") ? Levy.GUARD : Levy.OTHER;
  }

  /** Every unit that a nation has. */
  List<Troop> pool(Nation nation) {
    for (Nation.Pooled pooled : nation.pool()) {
      if (!byId.containsKey(pooled.unit().slug())) {
        shortfalls.add(
            new Shortfall(
                    "nation " + nation.id().slug(),
                    "there is no type of unit '" + pooled.unit().slug() + "'")
                .of("nation:" + nation.id().slug()));
      }
    }
    return nation.pool().stream()
        .filter(pooled -> byId.containsKey(pooled.unit().slug()))
        .flatMap(
            pooled -> Collections.nCopies(pooled.count(), byId.get(pooled.unit().slug())).stream())
        .toList();
  }
}
