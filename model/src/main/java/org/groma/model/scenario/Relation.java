package org.groma.model.scenario;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import org.groma.model.id.NationId;
import org.groma.model.value.Provenance;

/**
 * What two nations are to each other at the start, as a word of the vocabulary: alliance, client,
 * vassal …
 */
public record Relation(
    @JsonProperty(required = true) String kind,
    @JsonProperty(required = true) NationId from,
    @JsonProperty(required = true) NationId to,
    Optional<Provenance> origin) {}
