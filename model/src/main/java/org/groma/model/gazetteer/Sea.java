package org.groma.model.gazetteer;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.groma.model.entry.Entry;
import org.groma.model.id.SeaId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * A sea zone.
 *
 * @param monopoly what holding its whole commerce is worth
 * @param extent the part of the map it is printed on
 */
public record Sea(
    @JsonProperty(required = true) SeaId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    Halves monopoly,
    String extent,
    Tags tags,
    Attributes attributes,
    Origins origin)
    implements Entry<SeaId> {

  public Sea {
    aliases = List.copyOf(aliases);
  }

  /** A sea zone of which only the name is known yet. */
  public static Sea named(SeaId id, String name) {
    return new Sea(
        id, name, List.of(), Halves.ZERO, "", Tags.NONE, Attributes.NONE, Origins.UNSTATED);
  }
}
