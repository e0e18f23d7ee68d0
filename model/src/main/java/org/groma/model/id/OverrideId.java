package org.groma.model.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.groma.model.value.Slug;

/** Names one adjacency override. */
public record OverrideId(@JsonValue String slug) implements Id {

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public OverrideId {
    Slug.check(slug);
  }

  @Override
  public String toString() {
    return slug;
  }
}
