package org.groma.model.sources;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import org.groma.model.id.EditionId;

/** A printed source of the project. Its id is the short name that origins cite. */
public record Edition(
    @JsonProperty(required = true) EditionId id,
    @JsonProperty(required = true) String title,
    Optional<String> language,
    Optional<String> note) {}
