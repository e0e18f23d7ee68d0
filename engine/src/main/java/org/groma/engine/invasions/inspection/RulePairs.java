package org.groma.engine.invasions.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Special rules that say something else than the unit, leader, city or table they are about. */
final class RulePairs implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.rule-pairs",
          Severity.ERROR,
          "XXXIV",
          "Special rule that its unit, leader, city or table contradicts",
          "The same thing is said in two places, and the game follows only one of them.",
          "The rule 'Satrapes' of the Persians: Satrapes are confined to other Areas.",
          "Compare both with the rulebook.");

  /** Parameters of rules and the cells that give the same figure. */
  private static final Map<String, String> CELLS =
      Map.of(
          "client-terms.tribute", "client-rules/tribute/value",
          "client-terms.mercenary", "client-rules/mercenaries/value",
          "capital-income.empire", "capital-income/hun-empire/gold",
          "collapse-or-empire.turn", "hun-empire-modifiers/@/turn",
          "collapse-or-empire.areas-needed", "hun-empire-modifiers/@/areasNeeded",
          "collapse-or-empire.barbarian-area-counts", "hun-empire-modifiers/@/barbarianAreaCounts",
          "empire-transition.client-bonus", "empire-modifiers/client/modifier",
          "wall-value.value", "wall-values/constantinopolis-theodosian/value",
          "rebuild-limites.cost", "limes-rules/rebuild/value");

  /** Parameters that name another nation than the one whose rule it is. */
  private static final List<String> OTHERS =
      List.of("into", "with", "to", "target", "hirer", "from");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      for (int i = 0; i < nation.special().size(); i++) {
        Nation.Special special = nation.special().get(i);
        Look look = new Look(ground.project(), nation, special, "special[" + i + "]", out);
        for (Datum effect : special.effects()) {
          if (effect instanceof Datum.Fields(Map<String, Datum> words)) {
            words.forEach((word, value) -> {
              if (value instanceof Datum.Fields given) {
                look.at(word, given);
              }
            });
          }
        }
      }
    }
  }

  private record Look(
      Project project,
      Nation nation,
      Nation.Special special,
      String path,
      Consumer<Objection> out) {

    void at(String word, Datum.Fields given) {
      given
          .fields()
          .forEach((name, value) ->
              Optional.ofNullable(CELLS.get(word + "." + name))
                  .map(TableCells::at)
                  .ifPresent(cell -> same(name, value, cell)));
      given
          .fields()
          .forEach((name, value) -> {
            if (OTHERS.contains(name) && value.equals(Datum.text(nation.id().slug()))) {
              object("it names the nation itself as '" + name + "'");
            }
          });
      switch (word) {
        case "becomes-active" -> active(given);
        case "confine-units" -> confined(given);
        case "available-units" ->
            unit(given, "unit").ifPresent(type -> from(type, given.get("from-turn")));
        case "flip-limites" -> unit(given, "to").ifPresent(type -> from(type, turn()));
        case "leader-arrives" -> leader(given);
        case "recruitment-limit" -> recruits(given);
        case "treasury-retained" -> retained(given);
        case "united-activation", "separate-administration", "exchange-mercenary" ->
            mutual(word, given);
        default -> {
          // says nothing that stands elsewhere
        }
      }
    }

    /** Raiders become active in the turn in which they invade. */
    private void active(Datum.Fields given) {
      boolean invades =
          project.get(Kinds.TIME_TABLE).stream()
              .filter(entry -> entry.kind().equals("invasion") || entry.kind().equals("arrival"))
              .filter(entry -> entry.nation().filter(nation.id()::equals).isPresent())
              .anyMatch(entry -> given.get("turn").equals(Optional.of(Datum.number(entry.turn()))));
      if (!invades) {
        object("they do not invade in the turn in which they become active");
      }
    }

    private void same(String name, Datum value, TableCells cell) {
      Optional<Datum> said = cell.in(project);
      if (said.isPresent() && !said.get().equals(value)) {
        object(name + " differs from " + cell, cell.subject());
      }
    }

    private Optional<UnitType> unit(Datum.Fields given, String name) {
      return given.get(name).orElse(null) instanceof Datum.Text(String id)
          ? project.get(Kinds.UNITS).find(id)
          : Optional.empty();
    }

    /** The turn in which the rule comes into force. */
    private Optional<Datum> turn() {
      return special.when().flatMap(Look::turn);
    }

    private static Optional<Datum> turn(Datum when) {
      if (!(when instanceof Datum.Fields(Map<String, Datum> fields))) {
        return Optional.empty();
      }
      if (fields.keySet().contains("turn")) {
        return Optional.of(fields.get("turn"));
      }
      return fields.keySet().contains("all") && fields.get("all") instanceof Datum.Items(var all)
          ? all.stream().flatMap(each -> turn(each).stream()).findFirst()
          : Optional.empty();
    }

    private void from(UnitType type, Optional<Datum> turn) {
      Optional<Datum> said = type.attributes().get("availableFrom");
      if (turn.isPresent() && said.isPresent() && !said.equals(turn)) {
        object(type.name() + " are to be had from another turn", "unit:" + type.id());
      }
    }

    private void confined(Datum.Fields given) {
      if (given.get("units").orElse(null) instanceof Datum.Items(var units)) {
        for (Datum each : units) {
          if (each instanceof Datum.Text(String id)) {
            project
                .get(Kinds.UNITS)
                .find(id)
                .filter(type ->
                    !set(type.attributes().get("confinedToAreas")).equals(set(given.get("areas"))))
                .ifPresent(type ->
                    object(type.name() + " are confined to other Areas", "unit:" + type.id()));
          }
        }
      }
    }

    private static Set<Datum> set(Optional<Datum> list) {
      return list.orElse(null) instanceof Datum.Items(List<Datum> items)
          ? new HashSet<>(items)
          : Set.of();
    }

    private void leader(Datum.Fields given) {
      if (given.get("leader").orElse(null) instanceof Datum.Text(String id)) {
        Optional<Leader> leader = project.get(Kinds.LEADERS).find(id);
        leader
            .filter(each -> !each.traits().has("arrives-by-rule"))
            .ifPresent(each -> object(each.name() + " comes by the time table and not by a rule"));
      }
    }

    private void recruits(Datum.Fields given) {
      boolean isLate =
          special
              .when()
              .filter(when -> when.equals(new Datum.Fields(Map.of("turns", Datum.text("8+")))))
              .isPresent();
      same(
          "national",
          given.get("national").orElse(Datum.number(0)),
          TableCells.at(
              "purchase-rules/roman-national-units" + (isLate ? "-late" : "") + "/count"));
    }

    private void retained(Datum.Fields given) {
      Optional<RuleTable> table = project.get(Kinds.TABLES).find("byzantine-treasury");
      if (table.isPresent()
          && given.get("by-age").orElse(null) instanceof Datum.Fields(Map<String, Datum> shares)) {
        for (RuleTable.Row row : table.get().rows()) {
          if (shares.get(row.key()) == null
              || !shares.get(row.key()).equals(row.cells().get("share"))) {
            object(
                "the share of ages " + row.key() + " differs from its table",
                "table:byzantine-treasury");
          }
        }
      }
    }

    /** What one nation does with another, the other does with it. */
    private void mutual(String word, Datum.Fields given) {
      if (given.get("with").orElse(null) instanceof Datum.Text(String id)) {
        boolean isAnswered =
            project.get(Kinds.NATIONS).find(id).stream()
                .flatMap(other -> other.special().stream())
                .flatMap(rule -> rule.effects().stream())
                .anyMatch(effect ->
                    effect instanceof Datum.Fields(Map<String, Datum> words)
                        && words.keySet().contains(word)
                        && words.get(word) instanceof Datum.Fields back
                        && back.get("with").equals(Optional.of(Datum.text(nation.id().slug()))));
        if (!isAnswered) {
          object(id + " have no such rule with them", "nation:" + id);
        }
      }
    }

    private void object(String problem, String... others) {
      String[] subjects = new String[others.length + 1];
      subjects[0] = "nation:" + nation.id();
      System.arraycopy(others, 0, subjects, 1, others.length);
      out.accept(
          Objection.of(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "The rule '%s' of the %s: %s.",
                  special.name(),
                  nation.name(),
                  problem),
              path,
              subjects));
    }
  }
}
