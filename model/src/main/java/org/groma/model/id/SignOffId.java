package org.groma.model.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.groma.model.value.Slug;

/** Names one signed row. */
public record SignOffId(@JsonValue String slug) implements Id {

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public SignOffId {
    Slug.check(slug);
  }

  @Override
  public String toString() {
    return slug;
  }
}
