package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
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
          elsewhere("build-only"),
          elsewhere("capital-moves-to"),
          elsewhere("capital-moves-when-captured"),
          elsewhere("capital-never-moves"),
          elsewhere("countdown"),
          elsewhere("creates-only"),
          elsewhere("crusade"),
          elsewhere("double-income"),
          elsewhere("doubled-against"),
          elsewhere("empire-builds"),
          elsewhere("ends-when-fallen"),
          elsewhere("ends-when-lost"),
          elsewhere("enters"),
          elsewhere("events"),
          elsewhere("exits"),
          elsewhere("german-cities"),
          elsewhere("half-falls"),
          elsewhere("ignores-boundary"),
          elsewhere("in-play"),
          elsewhere("italian-interception"),
          elsewhere("joint-attack-needs-leader"),
          elsewhere("kingdom-turn"),
          elsewhere("knights"),
          elsewhere("leaders-kept"),
          elsewhere("moves-near-leader"),
          elsewhere("naval-strength"),
          elsewhere("opposition"),
          elsewhere("pillage-to-own"),
          elsewhere("rebellion-table"),
          elsewhere("rebellion-tables"),
          elsewhere("rebellions-revolt"),
          elsewhere("rebuild-limit"),
          elsewhere("rebuild-only"),
          elsewhere("replacements"),
          elsewhere("replaces"),
          elsewhere("replaces-administration"),
          elsewhere("revival-once"),
          elsewhere("revolts"),
          elsewhere("second-rebellion-table"),
          elsewhere("shift"),
          elsewhere("sinking"),
          elsewhere("subversion"),
          elsewhere("surrenders"),
          elsewhere("truce-until"),
          elsewhere("truce-until-invasion"),
          elsewhere("units"),
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

  @SuppressWarnings("UnusedMethod")
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
