package org.groma.model.project;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.sources.Edition;

/**
 * What a project says of itself.
 *
 * @param ruleset the game it is made for, {@code invasions} for instance
 * @param sources the printed editions that origins cite
 */
public record Settings(
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) String ruleset,
    Optional<String> description,
    List<Edition> sources) {

  public Settings {
    sources = List.copyOf(sources);
    if (name.isBlank()) {
      throw new IllegalArgumentException("a project needs a name");
    }
  }
}
