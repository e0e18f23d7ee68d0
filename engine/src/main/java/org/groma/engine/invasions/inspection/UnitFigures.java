package org.groma.engine.invasions.inspection;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;

/** Units whose values contradict their category, their traits or a table. */
final class UnitFigures implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.unit-figures",
          Severity.ERROR,
          "III.B",
          "Unit that contradicts its category, its traits or a table",
          "The counter is moved or counted otherwise than the rules say.",
          "Heavy Infantry has movement 4, but infantry of movement-allowances is 3.",
          "Correct the value, the category or the traits of the unit.");

  /** Traits that only units of some categories have. */
  private static final Map<String, Set<String>> BEARERS =
      Map.of(
          "axe-throwing", Set.of("infantry"),
          "mountaineer", Set.of("infantry"),
          "amphibious", Set.of("infantry"),
          "elephant", Set.of("infantry"),
          "limitanei", Set.of("infantry"),
          "thema", Set.of("infantry"),
          "noble", Set.of("cavalry"),
          "nomad", Set.of("horde"),
          "fortified", Set.of("limes"),
          "heavy", Set.of("infantry", "cavalry"));

  /** Words in names that say what a unit is. */
  private static final Set<String> TELLING =
      Set.of("heavy", "elite", "archer", "mountaineer", "amphibious", "auxiliary");

  private static final Set<String> CATEGORIES = Set.of("infantry", "cavalry", "fleet");

  private static final Set<String> STATUSES = Set.of("kingdom", "empire");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (UnitType unit : ground.project().get(Kinds.UNITS)) {
      new Look(ground.project(), unit, out).all();
    }
  }

  private record Look(Project project, UnitType unit, Consumer<Objection> out) {

    void all() {
      boolean isElite = unit.traits().has("elite");
      boolean isFleet = unit.category().equals("fleet");
      boolean isHorde = unit.category().equals("horde");
      boolean isLimes = unit.category().equals("limes");
      boolean isAuxiliary = unit.traits().has("auxiliary");
      boolean isReverse = has("reverseOf");
      same("movement", "movement-allowances/" + pacesRow() + "/paces");
      is("hits", isHorde ? 0 : isElite ? 2 : 1, "its steps");
      is("eliteValue", isElite ? unit.traits().has("guard") ? 2 : 1 : 0, "its traits");
      only("damagedAs", isElite, "elites");
      only("carries", isFleet, "fleets");
      only("rangeFromPort", isFleet, "fleets");
      same("carries", "naval-limits/units-per-fleet/value");
      same("rangeFromPort", "naval-limits/range-from-port/value");
      only("defendsAs", isHorde, "hordes");
      only("eliminated", isHorde, "hordes");
      same("defendsAs", "horde-rules/defence/value");
      only("perProvince", isLimes, "Limites");
      only("untilTurn", isLimes, "Limites");
      same("perProvince", "limes-rules/per-province/value");
      same("untilTurn", "limes-rules/last-turn/value");
      only("auxiliaryOf", isAuxiliary, "auxiliaries");
      only("maintenance", isAuxiliary || isReverse, "auxiliaries and local units");
      same("maintenance", "expenses/unit-of-an-empire/gold");
      if (unit.attributes().get("eliminated").filter(new Datum.Flag(true)::equals).isPresent()) {
        object("attributes.eliminated", "is eliminated, but hordes submit");
      }
      traits();
      named();
      reverse();
      damaged();
      cost(isHorde || isLimes || isReverse, isAuxiliary);
    }

    private boolean has(String name) {
      return unit.attributes().get(name).isPresent();
    }

    private String pacesRow() {
      return unit.category().equals("horde") && unit.traits().has("nomad")
          ? "nomad-horde"
          : unit.category();
    }

    private void same(String name, String spot) {
      TableCells cell = TableCells.at(spot);
      Optional<BigDecimal> said = number(name);
      Optional<BigDecimal> wanted = cell.number(project);
      if (said.isPresent() && wanted.isPresent() && said.get().compareTo(wanted.get()) != 0) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s has %s %s, but %s is %s.",
                    unit.name(),
                    name,
                    said.get().toPlainString(),
                    cell,
                    wanted.get().toPlainString()),
                "attributes." + name,
                "unit:" + unit.id(),
                cell.subject()));
      }
    }

    private Optional<BigDecimal> number(String name) {
      return unit.attributes().get(name).orElse(null) instanceof Datum.Amount(BigDecimal number)
          ? Optional.of(number)
          : Optional.empty();
    }

    private void is(String name, int wanted, String why) {
      BigDecimal said = number(name).orElse(BigDecimal.ZERO);
      if (said.compareTo(BigDecimal.valueOf(wanted)) != 0) {
        object(
            "attributes." + name,
            String.format(
                Locale.ROOT, "has %s %s, but by %s %d", name, said.toPlainString(), why, wanted));
      }
    }

    private void only(String name, boolean isOne, String who) {
      if (has(name) != isOne) {
        object(
            "attributes." + name,
            isOne
                ? "lacks '" + name + "', which " + who + " have"
                : "has '" + name + "', which only " + who + " have");
      }
    }

    private void traits() {
      BEARERS.forEach((trait, categories) -> {
        if (unit.traits().has(trait) && !categories.contains(unit.category())) {
          object("traits", "is " + unit.category() + " and cannot be " + trait);
        }
      });
      if (unit.attributes().get("keepsTraits").orElse(null) instanceof Datum.Items(var kept)) {
        for (Datum each : kept) {
          if (each instanceof Datum.Text(String trait) && !unit.traits().has(trait)) {
            object("attributes.keepsTraits", "keeps the trait " + trait + ", which it has not");
          }
        }
      }
    }

    /** A Heavy Cavalry is heavy, and is cavalry. */
    private void named() {
      for (String word : unit.name().toLowerCase(Locale.ROOT).split("[ -]", -1)) {
        if (TELLING.contains(word) && !unit.traits().has(word)) {
          object("traits", "is not " + word + " by its traits");
        }
        if (CATEGORIES.contains(word) && !unit.category().equals(word)) {
          object("category", "is " + unit.category() + " by its category");
        }
      }
    }

    /** Only Limites have another unit on their back. */
    private void reverse() {
      unit.attributes()
          .text("reverseOf")
          .flatMap(project.get(Kinds.UNITS)::find)
          .filter(front -> !front.category().equals("limes"))
          .ifPresent(front ->
              object(
                  "attributes.reverseOf", "is the back of " + front.name() + ", which has none"));
    }

    /** The back of an elite is a plain fleet, or plain infantry. */
    private void damaged() {
      unit.attributes()
          .text("damagedAs")
          .flatMap(project.get(Kinds.UNITS)::find)
          .filter(back ->
              back.traits().has("elite")
                  || !back.category()
                      .equals(unit.category().equals("fleet") ? "fleet" : "infantry"))
          .ifPresent(back ->
              object(
                  "attributes.damagedAs", "is damaged as " + back.name() + ", which it cannot be"));
    }

    private void cost(boolean isFree, boolean isAuxiliary) {
      for (String status : unit.cost().keySet()) {
        if (!STATUSES.contains(status)) {
          object("cost." + status, "has a price for '" + status + "', which buys nothing");
        }
      }
      if (isFree && !unit.cost().isEmpty()) {
        object("cost", "has a price, but is never bought");
      }
      if (isAuxiliary && unit.cost().containsKey("kingdom")) {
        object("cost.kingdom", "has a price for Kingdoms, but only Empires recruit auxiliaries");
      }
      Optional<Halves> kingdom = Optional.ofNullable(unit.cost().get("kingdom"));
      Optional<Halves> empire = Optional.ofNullable(unit.cost().get("empire"));
      if (kingdom.isPresent()
          && empire.isPresent()
          && (kingdom.get().count() > empire.get().count()
              || kingdom.get().count() * 3 < empire.get().count())) {
        object(
            "cost",
            String.format(
                Locale.ROOT,
                "costs Kingdoms %s and Empires %s; Empires pay up to twice as much",
                kingdom.get(),
                empire.get()));
      }
      plain(unit.category()).ifPresent(this::atLeast);
    }

    private Optional<UnitType> plain(String category) {
      return List.of("infantry", "cavalry", "fleet").contains(category)
          ? project.get(Kinds.UNITS).find(category)
          : Optional.empty();
    }

    private void atLeast(UnitType base) {
      unit.cost()
          .forEach((status, price) -> {
            Halves least = base.cost().get(status);
            if (least != null && price.count() < least.count()) {
              object(
                  "cost." + status,
                  String.format(
                      Locale.ROOT,
                      "costs %s, less than the %s of plain %s",
                      price,
                      least,
                      base.name()));
            }
          });
    }

    private void object(String field, String problem) {
      out.accept(Ground.object(ABOUT, unit.name() + " " + problem + ".", Kinds.UNITS, unit, field));
    }
  }
}
