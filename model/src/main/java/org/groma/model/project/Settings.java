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
 * @param sheet the sheet of paper that its map is made for, if somebody has said so
 */
public record Settings(
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) String ruleset,
    Optional<String> description,
    List<Edition> sources,
    Optional<MapSheet> sheet) {

  public Settings {
    sources = List.copyOf(sources);
    if (name.isBlank()) {
      throw new IllegalArgumentException("a project needs a name");
    }
  }

  /** Those of a project whose map is made for no certain sheet. */
  public Settings(
      String name, String ruleset, Optional<String> description, List<Edition> sources) {
    this(name, ruleset, description, sources, Optional.empty());
  }

  public Settings withSheet(Optional<MapSheet> other) {
    return new Settings(name, ruleset, description, sources, other);
  }
}
