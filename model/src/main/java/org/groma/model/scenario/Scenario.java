package org.groma.model.scenario;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.ScenarioId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;

/**
 * A game to be played on the map.
 *
 * @param firstTurn the number of the first turn
 * @param lastTurn the number of the last turn
 * @param order where it stands among the scenarios of the project, from 1; those without a number
 *     come last, by their ids
 * @param players the seats at the table
 * @param setups what each nation starts with
 * @param relations alliances, clients and the like that hold at the start
 * @param markers what else lies on the map
 * @param options rule switches, by name
 * @param special special rules, as data that the ruleset reads
 */
public record Scenario(
    @JsonProperty(required = true) ScenarioId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    @JsonProperty(required = true) int firstTurn,
    @JsonProperty(required = true) int lastTurn,
    Optional<Integer> order,
    List<Seat> players,
    List<Setup> setups,
    List<Relation> relations,
    List<Marker> markers,
    Attributes options,
    List<Datum> special,
    List<Datum> victory,
    Attributes attributes,
    Origins origin)
    implements Entry<ScenarioId> {

  /** As lists of scenarios show them. */
  public static final Comparator<Scenario> LISTED =
      Comparator.comparing((Scenario each) -> each.order().orElse(Integer.MAX_VALUE))
          .thenComparing(each -> each.id().slug());

  public Scenario {
    aliases = List.copyOf(aliases);
    players = List.copyOf(players);
    setups = List.copyOf(setups);
    relations = List.copyOf(relations);
    markers = List.copyOf(markers);
    special = List.copyOf(special);
    victory = List.copyOf(victory);
    if (lastTurn < firstTurn) {
      throw new IllegalArgumentException(
          "the last turn (" + lastTurn + ") comes before the first (" + firstTurn + ")");
    }
  }

  /** A game that nobody has set up yet. */
  public static Scenario named(ScenarioId id, String name, int firstTurn, int lastTurn) {
    return new Scenario(
        id,
        name,
        List.of(),
        firstTurn,
        lastTurn,
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Attributes.NONE,
        List.of(),
        List.of(),
        Attributes.NONE,
        Origins.UNSTATED);
  }

  /** The same game with other set-ups. */
  public Scenario withSetups(List<Setup> others) {
    return new Scenario(
        id,
        name,
        aliases,
        firstTurn,
        lastTurn,
        order,
        players,
        others,
        relations,
        markers,
        options,
        special,
        victory,
        attributes,
        origin);
  }
}
