package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.groma.engine.cycles.special.BuildOnly;
import org.groma.engine.cycles.special.CapitalMovesTo;
import org.groma.engine.cycles.special.CapitalNeverMoves;
import org.groma.engine.cycles.special.Countdown;
import org.groma.engine.cycles.special.CreatesOnly;
import org.groma.engine.cycles.special.EmpireBuilds;
import org.groma.engine.cycles.special.EndsWhenFallen;
import org.groma.engine.cycles.special.EndsWhenLost;
import org.groma.engine.cycles.special.Exits;
import org.groma.engine.cycles.special.HalfFalls;
import org.groma.engine.cycles.special.JointAttackNeedsLeader;
import org.groma.engine.cycles.special.LeadersKept;
import org.groma.engine.cycles.special.MovesNearLeader;
import org.groma.engine.cycles.special.Opposition;
import org.groma.engine.cycles.special.RebuildOnly;
import org.groma.engine.cycles.special.RevivalOnce;
import org.groma.engine.cycles.special.SolitaireEvents;
import org.groma.engine.cycles.special.Surrenders;
import org.groma.engine.cycles.special.TruceUntilInvasion;
import org.groma.engine.cycles.special.UnitList;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.TableReader;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** The special rules of a scenario: each is one word of its data, with what it says. */
@Rule("14.2")
public final class Specials {

  /** How each rule is read; a few are read elsewhere, since the board depends on them. */
  private static final Map<String, Function<Said, Optional<Special>>> WORDS =
      Map.ofEntries(
          elsewhere("bankers"),
          rule("build-only", BuildOnly::read),
          rule("capital-moves-to", CapitalMovesTo::read),
          elsewhere("capital-moves-when-captured"),
          rule("capital-never-moves", CapitalNeverMoves::read),
          rule("countdown", Countdown::read),
          rule("creates-only", CreatesOnly::read),
          elsewhere("crusade"),
          elsewhere("double-income"),
          elsewhere("doubled-against"),
          rule("empire-builds", EmpireBuilds::read),
          rule("ends-when-fallen", EndsWhenFallen::read),
          rule("ends-when-lost", EndsWhenLost::read),
          elsewhere("enters"),
          rule("events", SolitaireEvents::read),
          rule("exits", Exits::read),
          elsewhere("german-cities"),
          rule("half-falls", HalfFalls::read),
          elsewhere("ignores-boundary"),
          elsewhere("in-play"),
          elsewhere("italian-interception"),
          rule("joint-attack-needs-leader", JointAttackNeedsLeader::read),
          elsewhere("kingdom-turn"),
          elsewhere("knights"),
          rule("leaders-kept", LeadersKept::read),
          rule("moves-near-leader", MovesNearLeader::read),
          elsewhere("naval-strength"),
          rule("opposition", Opposition::read),
          elsewhere("pillage-to-own"),
          elsewhere("rebellion-table"),
          elsewhere("rebellion-tables"),
          elsewhere("rebellions-revolt"),
          elsewhere("rebuild-limit"),
          rule("rebuild-only", RebuildOnly::read),
          elsewhere("replacements"),
          elsewhere("replaces"),
          elsewhere("replaces-administration"),
          rule("revival-once", RevivalOnce::read),
          elsewhere("revolts"),
          elsewhere("second-rebellion-table"),
          elsewhere("shift"),
          elsewhere("sinking"),
          elsewhere("subversion"),
          rule("surrenders", Surrenders::read),
          elsewhere("truce-until"),
          rule("truce-until-invasion", TruceUntilInvasion::read),
          rule("units", UnitList::read),
          elsewhere("war-income"));

  private final Map<Class<?>, List<Special>> rules = new HashMap<>();

  Specials(
      Scenario scenario,
      Board board,
      UnitKinds kinds,
      ToIntFunction<String> positions,
      TableReader tables,
      List<Shortfall> shortfalls) {
    String id = scenario.id().slug();
    for (int i = 0; i < scenario.special().size(); i++) {
      String path = "$.special[" + i + "]";
      java.util.function.Consumer<String> problems =
          problem ->
              shortfalls.add(
                  new Shortfall("scenario " + id, problem).of("scenario:" + id).in(path));
      if (scenario.special().get(i) instanceof Datum.Fields(Map<String, Datum> fields)
          && fields.size() == 1) {
        String word = fields.keySet().iterator().next();
        Said said =
            new Said(
                fields.get(word),
                board,
                kinds,
                positions,
                tables,
                problem -> problems.accept("the special rule '" + word + "': " + problem));
        if (WORDS.containsKey(word)) {
          WORDS.get(word).apply(said).ifPresent(this::add);
        } else {
          problems.accept("'" + word + "' is no special rule; take it out or correct it");
        }
      } else {
        problems.accept("a special rule is one word with what it says");
      }
    }
  }

  private static Map.Entry<String, Function<Said, Optional<Special>>> rule(
      String word, Function<Said, Special> reader) {
    return Map.entry(word, said -> Optional.of(reader.apply(said)));
  }

  private static Map.Entry<String, Function<Said, Optional<Special>>> elsewhere(String word) {
    return Map.entry(word, _ -> Optional.empty());
  }

  private void add(Special rule) {
    rules.computeIfAbsent(rule.getClass(), _ -> new ArrayList<>()).add(rule);
  }

  /** All rules of a type. */
  @SuppressWarnings("unchecked") // each list holds one class only
  public <T extends Special> List<T> all(Class<T> type) {
    List<Special> found = rules.get(type);
    return found == null ? List.of() : (List<T>) found;
  }

  /** The first rule of a type, if the scenario has one. */
  public <T extends Special> Optional<T> one(Class<T> type) {
    List<T> all = all(type);
    return all.isEmpty() ? Optional.empty() : Optional.of(all.getFirst());
  }

  /** The first rule of a type that is about a position. */
  public <T extends Special> Optional<T> of(Class<T> type, int position) {
    for (T rule : all(type)) {
      if (rule.concerns(position)) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }
}
