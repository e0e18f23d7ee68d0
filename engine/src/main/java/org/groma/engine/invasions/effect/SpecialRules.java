package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;

/**
 * The special rules of nations that hold under conditions, as questions. Those about money and
 * collapse are in {@code RealmRules}, those about status and leaders in {@code Destinies}, those
 * about mercenaries in {@code BondRules}; ships and raids are on the nation cards.
 */
public final class SpecialRules {

  /** An activation in two parts: others of a family and status act between them. */
  public record Interruption(String family, Status status) {}

  private record SpecialRule(Optional<Datum> when, Parameters parameters) {}

  private final List<Map<String, List<SpecialRule>>> rules = new ArrayList<>();

  private SpecialRules() {}

  public static SpecialRules read(Project project) {
    SpecialRules all = new SpecialRules();
    for (Nation nation : project.get(Kinds.NATIONS)) {
      Map<String, List<SpecialRule>> own = new HashMap<>();
      for (Nation.Special special : nation.special()) {
        for (Datum effect : special.effects()) {
          add(own, special.when(), effect);
        }
      }
      all.rules.add(own);
    }
    return all;
  }

  private static void add(Map<String, List<SpecialRule>> own, Optional<Datum> when, Datum effect) {
    if (effect instanceof Datum.Fields(Map<String, Datum> fields)) {
      fields.forEach((word, value) -> {
        if (value instanceof Datum.Fields given) {
          own.computeIfAbsent(word, _ -> new ArrayList<>())
              .add(new SpecialRule(when, new Parameters(given)));
        }
      });
    }
  }

  /** The rules of a nation with this word that hold now. */
  private List<Parameters> now(World world, int nation, String word) {
    List<SpecialRule> all = rules.get(nation).get(word);
    if (all == null) {
      return List.of();
    }
    List<Parameters> holding = new ArrayList<>(all.size());
    for (SpecialRule rule : all) {
      if (holds(world, nation, rule.when) && holds(world, nation, rule.parameters.condition())) {
        holding.add(rule.parameters);
      }
    }
    return holding;
  }

  private static boolean holds(World world, int nation, Optional<Datum> when) {
    return when.isEmpty() || Conditions.holds(world, nation, when.get());
  }

  private boolean has(int nation, String word) {
    return rules.get(nation).containsKey(word);
  }

  /** What a nation's rule with this word says, whenever it holds. */
  private Optional<Parameters> ever(int nation, String word) {
    return has(nation, word)
        ? Optional.of(rules.get(nation).get(word).getFirst().parameters)
        : Optional.empty();
  }

  /** Whether a nation may not attack another one now. */
  public boolean forbidsAttack(World world, int nation, int target) {
    for (Parameters rule : now(world, nation, "forbid-attack")) {
      if (world.setting().nation(rule.text("target")) == target) {
        return true;
      }
    }
    return false;
  }

  /** How far from its horde a nation's units may be when its activation ends. */
  public OptionalInt redeployWithin(int nation) {
    Optional<Parameters> rule = ever(nation, "redeploy-within");
    return rule.isPresent() ? OptionalInt.of(rule.get().number("provinces")) : OptionalInt.empty();
  }

  /** Who acts in the middle of a nation's activation this turn. */
  public Optional<Interruption> interruptedActivation(World world, int nation) {
    return now(world, nation, "interrupted-activation").stream()
        .findFirst()
        .flatMap(rule -> rule.part("between"))
        .map(between ->
            new Interruption(
                between.text("family"),
                Status.of(between.text("status")).orElse(Status.BARBARIAN)));
  }

  /** What crossing a strait costs a nation now, where that is not the usual. */
  @Rule("XVIII.J")
  public OptionalInt straitCost(World world, int nation, String link) {
    for (Parameters rule : now(world, nation, "strait-cost")) {
      if (rule.text("link").equals(link)) {
        return OptionalInt.of(rule.number("paces"));
      }
    }
    return OptionalInt.empty();
  }

  /** What the walls of a city do to a siege now, where a rule says so. */
  @Rule("XXIII.B")
  public OptionalInt wallValue(World world, int province) {
    Board board = world.setting().board();
    for (int nation = 0; nation < rules.size(); nation++) {
      for (Parameters rule : now(world, nation, "wall-value")) {
        if (board.provinceOfCity(rule.text("city")) == province) {
          return OptionalInt.of(rule.number("value"));
        }
      }
    }
    return OptionalInt.empty();
  }

  /** Whether a Limes alone holds a province for a nation. */
  @Rule("XII.B")
  public boolean controlsWithLimes(World world, int nation, int province) {
    for (Parameters rule : now(world, nation, "control-with-limes")) {
      if (world.setting().board().province(rule.text("province")) == province) {
        return true;
      }
    }
    return false;
  }

  /** The provinces whose Limites a nation may put elsewhere this turn. */
  public List<Integer> movableLimites(World world, int nation) {
    List<Integer> provinces = new ArrayList<>();
    for (Parameters rule : now(world, nation, "redeploy-limites")) {
      for (String id : rule.texts("where")) {
        provinces.add(world.setting().board().province(id));
      }
    }
    return provinces;
  }

  /** Whether a nation may buy a kind of unit that a rule opens in the course of the game. */
  @Rule("XV.C")
  public boolean isAvailable(World world, int nation, String unit) {
    if (!has(nation, "available-units")) {
      return true;
    }
    boolean named = false;
    for (SpecialRule rule : rules.get(nation).get("available-units")) {
      named |= rule.parameters.text("unit").equals(unit);
    }
    return !named
        || now(world, nation, "available-units").stream()
            .anyMatch(rule -> rule.text("unit").equals(unit));
  }

  /** The turn in which a raider nation becomes an active one. */
  @Rule("XI.G")
  public OptionalInt becomesActive(int nation) {
    Optional<Parameters> rule = ever(nation, "becomes-active");
    return rule.isPresent() ? OptionalInt.of(rule.get().number("turn")) : OptionalInt.empty();
  }

  @Rule("XXV.E")
  public boolean isFreeOfSeaRisk(int nation) {
    return has(nation, "no-sea-risk");
  }

  /** Whether the arrival of a nation may happen now. */
  @Rule("IX.A")
  public boolean mayArrive(World world, int nation) {
    List<SpecialRule> all = rules.get(nation).getOrDefault("arrives-if", List.of());
    for (SpecialRule rule : all) {
      if (!holds(world, nation, rule.parameters.fields().get("condition"))) {
        return false;
      }
    }
    return true;
  }

  /** The nation with which a nation acts, stacks and fights as one now. */
  @Rule("VI.K")
  public OptionalInt unitedWith(World world, int nation) {
    List<Parameters> united = now(world, nation, "united-activation");
    return united.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(world.setting().nation(united.getFirst().text("with")));
  }
}
