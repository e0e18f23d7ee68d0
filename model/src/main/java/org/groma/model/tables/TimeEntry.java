package org.groma.model.tables;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.TimeEntryId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;

/**
 * Something that the time table has happen on a turn.
 *
 * @param turn the turn, counted from 1
 * @param kind a word of the vocabulary: invasion, raid, reinforcement, leader, rule …
 * @param order where it comes among the entries of its turn
 */
public record TimeEntry(
    @JsonProperty(required = true) TimeEntryId id,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) int turn,
    int order,
    @JsonProperty(required = true) String kind,
    Optional<NationId> nation,
    List<Arrival> units,
    List<Place> places,
    Attributes attributes,
    Origins origin)
    implements Entry<TimeEntryId> {

  public TimeEntry {
    units = List.copyOf(units);
    places = List.copyOf(places);
    if (turn < 1) {
      throw new IllegalArgumentException("turns are counted from 1, so there is no turn " + turn);
    }
  }

  /** Units that come with the entry. */
  public record Arrival(
      @JsonProperty(required = true) UnitTypeId unit, @JsonProperty(required = true) int count) {}
}
