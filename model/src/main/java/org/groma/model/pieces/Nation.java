package org.groma.model.pieces;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.UnitTypeId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;

/**
 * A people or state.
 *
 * @param player who plays it, as a word of the scenario's players; none for nations that nobody
 *     plays
 * @param status what it starts as: barbarian, kingdom, empire, raider, inactive …
 * @param family the group of peoples it counts to, such as the Germanic nations
 * @param initiative the number that orders activations, where one is given
 * @param home where it comes from
 * @param pool the units there are for it in the box
 * @param special its special rules, as data that the ruleset reads
 * @param victory what it scores for, by turns
 */
public record Nation(
    @JsonProperty(required = true) NationId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    Optional<String> player,
    @JsonProperty(required = true) String status,
    Optional<String> family,
    Optional<String> religion,
    Optional<Integer> initiative,
    List<Place> home,
    List<Pooled> pool,
    List<Special> special,
    List<VictoryBlock> victory,
    Tags tags,
    Attributes attributes,
    Origins origin)
    implements Entry<NationId> {

  public Nation {
    aliases = List.copyOf(aliases);
    home = List.copyOf(home);
    pool = List.copyOf(pool);
    special = List.copyOf(special);
    victory = List.copyOf(victory);
  }

  /** How many units of a type the nation has in all. */
  public record Pooled(
      @JsonProperty(required = true) UnitTypeId unit,
      @JsonProperty(required = true) int count,
      Optional<Provenance> origin) {
    public Pooled {
      if (count < 1) {
        throw new IllegalArgumentException(
            "a force pool has at least one unit of each type it lists");
      }
    }
  }

  /** A special rule: when it applies and what it does. */
  public record Special(
      @JsonProperty(required = true) String name,
      Optional<Datum> when,
      List<Datum> effects,
      Optional<String> note,
      Optional<Provenance> origin) {
    public Special {
      effects = List.copyOf(effects);
    }
  }

  /** Objectives that count in some turns. */
  public record VictoryBlock(
      @JsonProperty(required = true) String turns,
      List<Objective> objectives,
      Optional<Provenance> origin) {
    public VictoryBlock {
      objectives = List.copyOf(objectives);
    }
  }

  /** What earns points. */
  public record Objective(
      @JsonProperty(required = true) Halves points, @JsonProperty(required = true) Datum scoring) {}
}
