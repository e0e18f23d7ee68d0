package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.groma.engine.cycles.special.Bankers;
import org.groma.engine.cycles.special.Barrier;
import org.groma.engine.cycles.special.BuildOnly;
import org.groma.engine.cycles.special.CapitalMoves;
import org.groma.engine.cycles.special.CapitalMovesTo;
import org.groma.engine.cycles.special.CapitalNeverMoves;
import org.groma.engine.cycles.special.ChosenAdministration;
import org.groma.engine.cycles.special.Countdown;
import org.groma.engine.cycles.special.CreatesOnly;
import org.groma.engine.cycles.special.Crusade;
import org.groma.engine.cycles.special.DoubleIncome;
import org.groma.engine.cycles.special.DoubledAgainst;
import org.groma.engine.cycles.special.EmpireBuilds;
import org.groma.engine.cycles.special.EndsWhenFallen;
import org.groma.engine.cycles.special.EndsWhenLost;
import org.groma.engine.cycles.special.Entry;
import org.groma.engine.cycles.special.Exits;
import org.groma.engine.cycles.special.FoundedCities;
import org.groma.engine.cycles.special.GarrisonFleet;
import org.groma.engine.cycles.special.HalfFalls;
import org.groma.engine.cycles.special.IgnoresBoundary;
import org.groma.engine.cycles.special.JointAttackNeedsLeader;
import org.groma.engine.cycles.special.KingdomTurn;
import org.groma.engine.cycles.special.Knights;
import org.groma.engine.cycles.special.LeadersKept;
import org.groma.engine.cycles.special.MovesNearLeader;
import org.groma.engine.cycles.special.NavalStrength;
import org.groma.engine.cycles.special.OddRevolts;
import org.groma.engine.cycles.special.Opposition;
import org.groma.engine.cycles.special.PillageToOwn;
import org.groma.engine.cycles.special.RebellionTables;
import org.groma.engine.cycles.special.RebellionsRevolt;
import org.groma.engine.cycles.special.RebuildLimit;
import org.groma.engine.cycles.special.RebuildOnly;
import org.groma.engine.cycles.special.Replacements;
import org.groma.engine.cycles.special.Replacing;
import org.groma.engine.cycles.special.RevivalOnce;
import org.groma.engine.cycles.special.Seamanship;
import org.groma.engine.cycles.special.SolitaireEvents;
import org.groma.engine.cycles.special.Subversion;
import org.groma.engine.cycles.special.Surrenders;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.special.TruceUntilInvasion;
import org.groma.engine.cycles.special.UnitList;
import org.groma.engine.cycles.special.WarIncome;
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
          rule("bankers", Bankers::of),
          rule("build-only", BuildOnly::read),
          rule("capital-moves-to", CapitalMovesTo::read),
          rule("capital-moves-when-captured", CapitalMoves::of),
          rule("capital-never-moves", CapitalNeverMoves::read),
          rule("countdown", Countdown::read),
          rule("creates-only", CreatesOnly::read),
          rule("crusade", Crusade::of),
          rule("double-income", DoubleIncome::of),
          rule("doubled-against", DoubledAgainst::of),
          rule("empire-builds", EmpireBuilds::read),
          rule("ends-when-fallen", EndsWhenFallen::read),
          rule("ends-when-lost", EndsWhenLost::read),
          rule("enters", Entry::of),
          rule("events", SolitaireEvents::read),
          rule("exits", Exits::read),
          rule("german-cities", FoundedCities::of),
          rule("half-falls", HalfFalls::read),
          rule("ignores-boundary", IgnoresBoundary::of),
          elsewhere("in-play"),
          rule("italian-interception", GarrisonFleet::of),
          rule("joint-attack-needs-leader", JointAttackNeedsLeader::read),
          rule("kingdom-turn", KingdomTurn::of),
          rule("knights", Knights::of),
          rule("leaders-kept", LeadersKept::read),
          rule("moves-near-leader", MovesNearLeader::read),
          rule("naval-strength", NavalStrength::of),
          rule("opposition", Opposition::read),
          rule("pillage-to-own", PillageToOwn::of),
          elsewhere("rebellion-table"),
          rule("rebellion-tables", RebellionTables::of),
          rule("rebellions-revolt", RebellionsRevolt::of),
          rule("rebuild-limit", RebuildLimit::of),
          rule("rebuild-only", RebuildOnly::read),
          rule("replacements", Replacements::of),
          rule("replaces", Replacing::of),
          rule("replaces-administration", ChosenAdministration::of),
          rule("revival-once", RevivalOnce::read),
          rule("revolts", OddRevolts::of),
          elsewhere("shift"),
          rule("sinking", Seamanship::of),
          rule("subversion", Subversion::of),
          rule("surrenders", Surrenders::read),
          rule("truce-until", Truce::of),
          rule("truce-until-invasion", TruceUntilInvasion::read),
          rule("units", UnitList::read),
          rule("war-income", WarIncome::of));

  private final Map<Class<?>, List<Special>> rules = new HashMap<>();
  private final List<Barrier> barriers = new ArrayList<>();

  Specials(
      Scenario scenario,
      Board board,
      UnitKinds kinds,
      ToIntFunction<String> positions,
      ToIntFunction<String> leaders,
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
                leaders,
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

  /** The words of all special rules there are. */
  static Set<String> words() {
    return WORDS.keySet();
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
    if (rule instanceof Barrier barrier) {
      barriers.add(barrier);
    }
  }

  /** The rules that keep units out of areas. They are asked at every step of every unit. */
  public List<Barrier> barriers() {
    return barriers;
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
