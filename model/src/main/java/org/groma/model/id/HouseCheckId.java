package org.groma.model.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.groma.model.value.Slug;

/** Names one check of the project's own. */
public record HouseCheckId(@JsonValue String slug) implements Id {

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public HouseCheckId {
    Slug.check(slug);
  }

  @Override
  public String toString() {
    return slug;
  }
}
