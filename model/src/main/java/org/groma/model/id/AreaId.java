package org.groma.model.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.groma.model.value.Slug;

/** Names one area: a named group of provinces, or an off-map box. */
public record AreaId(@JsonValue String slug) implements Id {

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public AreaId {
    Slug.check(slug);
  }

  @Override
  public String toString() {
    return slug;
  }
}
