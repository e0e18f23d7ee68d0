package org.groma.model.gazetteer;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.groma.model.entry.Entry;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * A way from place to place that shared borders do not show: a strait, a road, an arrow over the
 * sea.
 *
 * @param kind a link kind of the vocabulary, {@code strait} for instance
 * @param oneWay whether it leads only from the first place to the second
 * @param seas the sea zones from which it can be blocked
 */
public record Link(
    @JsonProperty(required = true) LinkId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    @JsonProperty(required = true) String kind,
    @JsonProperty(required = true) Place from,
    @JsonProperty(required = true) Place to,
    boolean oneWay,
    List<SeaId> seas,
    Tags tags,
    Attributes attributes,
    Origins origin)
    implements Entry<LinkId> {

  public Link {
    aliases = List.copyOf(aliases);
    seas = List.copyOf(seas);
    if (from.equals(to)) {
      throw new IllegalArgumentException(
          "a link leads from one place to another, not from " + from + " to itself");
    }
  }
}
