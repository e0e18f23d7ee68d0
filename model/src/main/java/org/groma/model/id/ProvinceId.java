package org.groma.model.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.groma.model.value.Slug;

/** Names one province: the smallest land space pieces stand in. */
public record ProvinceId(@JsonValue String slug) implements Id {

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public ProvinceId {
    Slug.check(slug);
  }

  @Override
  public String toString() {
    return slug;
  }
}
