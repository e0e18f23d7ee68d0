package org.groma.model.scenario;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.value.Provenance;

/**
 * A marker that lies on the map at the start, as a word of the vocabulary: limes, heresy, revolt …
 */
public record Marker(
    @JsonProperty(required = true) String kind,
    @JsonProperty(required = true) Place place,
    Optional<NationId> nation,
    Optional<Integer> count,
    Optional<Provenance> origin) {}
