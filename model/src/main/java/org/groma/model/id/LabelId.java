package org.groma.model.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.groma.model.value.Slug;

/** Names one label that was placed by hand. */
public record LabelId(@JsonValue String slug) implements Id {

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public LabelId {
    Slug.check(slug);
  }

  @Override
  public String toString() {
    return slug;
  }
}
