package org.groma.model.gazetteer;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.OverrideId;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.value.Origins;

/**
 * Says that two places are adjacent, or are not, whatever the map shows.
 *
 * @param kind the kind of border to cross when they are
 * @param river the river along that border
 * @param reason why the map alone gives the wrong answer
 */
public record AdjacencyOverride(
    @JsonProperty(required = true) OverrideId id,
    @JsonProperty(required = true) Place a,
    @JsonProperty(required = true) Place b,
    @JsonProperty(required = true) boolean adjacent,
    Optional<String> kind,
    Optional<RiverId> river,
    @JsonProperty(required = true) String reason,
    Origins origin)
    implements Entry<OverrideId> {

  public AdjacencyOverride {
    if (a.equals(b)) {
      throw new IllegalArgumentException(
          "an override names two different places, not " + a + " twice");
    }
    if (reason.isBlank()) {
      throw new IllegalArgumentException("an override needs a reason");
    }
  }

  /** One that knows of no river. */
  public AdjacencyOverride(
      OverrideId id,
      Place a,
      Place b,
      boolean adjacent,
      Optional<String> kind,
      String reason,
      Origins origin) {
    this(id, a, b, adjacent, kind, Optional.empty(), reason, origin);
  }

  @Override
  public String name() {
    return a.slug() + (adjacent ? " touches " : " does not touch ") + b.slug();
  }
}
