package org.groma.engine.romanitas.inspection;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.engine.romanitas.setting.Arm;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Tags;

/** Types of units whose traits, bonuses and owners do not go together. */
final class UnitSides implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unit-sides",
          Severity.ERROR,
          "1.4",
          "Unit whose traits, bonuses and owner do not go together",
          "Only Roman units have an Elite side, which is better; Limitanei and mercenaries have"
              + " none (5.4.2), and a fleet has a name and a bonus only.",
          "Limitanei: border troops and mercenaries have no Elite side.",
          "Correct the traits, the bonuses, or the force pool that lists the unit.");

  private static final String ELITE = "eliteBonus";
  private static final String IMPROVABLE = "improvable";

  /** What only the units of one levy are. */
  private static final List<String> LEVIES = List.of("border", "regular", "mercenary", "guard");

  private static final String ROMANS = "romans";

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Map<String, Set<String>> owners = owners(ground);
    for (UnitType type : ground.project().get(Kinds.UNITS)) {
      sides(type, out);
      traits(type, out);
      owners(type, owners.getOrDefault(type.id().slug(), Set.of()), out);
    }
  }

  private static Map<String, Set<String>> owners(Ground ground) {
    Map<String, Set<String>> owners = new HashMap<>();
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      for (Nation.Pooled pooled : nation.pool()) {
        owners.computeIfAbsent(pooled.unit().slug(), _ -> new TreeSet<>()).add(nation.id().slug());
      }
    }
    return owners;
  }

  private static void sides(UnitType type, Consumer<Objection> out) {
    Optional<Integer> bonus = type.attributes().number("bonus");
    Optional<Integer> elite = type.attributes().number(ELITE);
    boolean improvable = type.traits().has(IMPROVABLE);
    if (improvable && type.attributes().get(ELITE).isEmpty()) {
      out.accept(object(type, "attributes", "it has an Elite side, and no bonus of that side"));
    }
    if (!improvable && type.attributes().get(ELITE).isPresent()) {
      out.accept(
          object(type, "attributes." + ELITE, "it has the bonus of an Elite side, and none"));
    }
    if (bonus.isPresent() && elite.isPresent() && elite.get() <= bonus.get()) {
      out.accept(
          object(
              type,
              "attributes." + ELITE,
              "its Elite side ("
                  + elite.get()
                  + ") is no better than its front ("
                  + bonus.get()
                  + ")"));
    }
  }

  private static void traits(UnitType type, Consumer<Objection> out) {
    Tags traits = type.traits();
    if (traits.has(IMPROVABLE) && (traits.has("border") || traits.has("mercenary"))) {
      out.accept(object(type, "traits", "border troops and mercenaries have no Elite side"));
    }
    if (type.category().equals(Arm.FLEET.word()) && !traits.words().isEmpty()) {
      out.accept(object(type, "traits", "a fleet has a name and a bonus, and no traits"));
    }
    if (LEVIES.stream().filter(traits::has).count() > 1) {
      out.accept(object(type, "traits", "it is called up in one way only"));
    }
  }

  private static void owners(UnitType type, Set<String> owners, Consumer<Objection> out) {
    boolean isRoman = owners.contains(ROMANS);
    boolean isLevy = LEVIES.stream().anyMatch(type.traits()::has);
    boolean isFleet = type.category().equals(Arm.FLEET.word());
    for (String owner : owners) {
      if (!owner.equals(ROMANS) && (isRoman || isLevy || type.traits().has(IMPROVABLE))) {
        out.accept(foreign(type, "is a Roman unit, and " + owner + " have it", owner));
      }
    }
    if (isFleet && owners.size() > 1) {
      out.accept(
          foreign(
              type,
              "is the fleet of " + String.join(" and of ", owners),
              owners.toArray(String[]::new)));
    }
    if (isRoman
        && !isFleet
        && !type.traits().has(IMPROVABLE)
        && !type.traits().has("border")
        && !type.traits().has("mercenary")) {
      out.accept(
          object(
              type,
              "traits",
              "a Roman unit that is neither border troops nor mercenary has an" + " Elite side"));
    }
  }

  private static Objection foreign(UnitType type, String problem, String... owners) {
    List<String> subjects = new ArrayList<>();
    for (String owner : owners) {
      subjects.add("nation:" + owner);
    }
    subjects.add("unit:" + type.id());
    return Objection.of(
        ABOUT, type.name() + " " + problem + ".", "pool", subjects.toArray(String[]::new));
  }

  private static Objection object(UnitType type, String path, String problem) {
    return Objection.of(ABOUT, type.name() + ": " + problem + ".", path, "unit:" + type.id());
  }
}
