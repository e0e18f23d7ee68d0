package org.groma.model.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.groma.model.value.Slug;

/** Names one accepted finding. */
public record AcceptanceId(@JsonValue String slug) implements Id {

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public AcceptanceId {
    Slug.check(slug);
  }

  @Override
  public String toString() {
    return slug;
  }
}
