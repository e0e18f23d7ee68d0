package org.groma.model.scenario;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.groma.model.id.NationId;

/** A player and the nations that the player runs. */
public record Seat(
    @JsonProperty(required = true) String player,
    @JsonProperty(required = true) String name,
    List<NationId> nations) {

  public Seat {
    nations = List.copyOf(nations);
  }
}
