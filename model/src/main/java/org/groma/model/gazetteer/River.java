package org.groma.model.gazetteer;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.groma.model.entry.Entry;
import org.groma.model.id.AreaId;
import org.groma.model.id.RiverId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * A river. Which borders it runs along is said by the arcs of the map.
 *
 * @param areas the areas that the gazetteer says it drains
 */
public record River(
    @JsonProperty(required = true) RiverId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    List<AreaId> areas,
    String extent,
    Tags tags,
    Attributes attributes,
    Origins origin)
    implements Entry<RiverId> {

  public River {
    aliases = List.copyOf(aliases);
    areas = List.copyOf(areas);
  }
}
