package org.groma.model.scenario;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.id.LeaderId;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.UnitTypeId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * What a nation starts with.
 *
 * @param seat the place of its capital or horde
 * @param controls places it holds without standing in them
 */
public record Setup(
    @JsonProperty(required = true) NationId nation,
    Optional<String> status,
    Optional<Integer> age,
    Optional<Halves> treasury,
    Optional<Place> seat,
    List<Place> controls,
    List<Placed> units,
    List<Posted> leaders,
    Tags tags,
    Attributes attributes,
    Origins origin) {

  public Setup {
    controls = List.copyOf(controls);
    units = List.copyOf(units);
    leaders = List.copyOf(leaders);
  }

  /** A nation that has nothing yet. */
  public static Setup of(NationId nation) {
    return new Setup(
        nation,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  /** The same with other places held. */
  public Setup withControls(List<Place> places) {
    return new Setup(
        nation, status, age, treasury, seat, places, units, leaders, tags, attributes, origin);
  }

  /** The same with other units on the map. */
  public Setup withUnits(List<Placed> others) {
    return new Setup(
        nation, status, age, treasury, seat, controls, others, leaders, tags, attributes, origin);
  }

  /** The same with other leaders on the map. */
  public Setup withLeaders(List<Posted> others) {
    return new Setup(
        nation, status, age, treasury, seat, controls, units, others, tags, attributes, origin);
  }

  /** Units of one type in one place. */
  public record Placed(
      @JsonProperty(required = true) Place place,
      @JsonProperty(required = true) UnitTypeId unit,
      @JsonProperty(required = true) int count,
      Tags tags) {
    public Placed {
      if (count < 1) {
        throw new IllegalArgumentException("at least one unit is placed, not " + count);
      }
    }
  }

  /** A leader in a place. */
  public record Posted(
      @JsonProperty(required = true) Place place, @JsonProperty(required = true) LeaderId leader) {}
}
