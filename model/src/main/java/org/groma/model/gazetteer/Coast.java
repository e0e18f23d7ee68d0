package org.groma.model.gazetteer;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.groma.model.entry.Entry;
import org.groma.model.id.CoastId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.value.Origins;

/**
 * One shore of a sea zone: provinces that lie on the same side of the water. A zone may have
 * several.
 */
public record Coast(
    @JsonProperty(required = true) CoastId id,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) SeaId sea,
    List<ProvinceId> provinces,
    Origins origin)
    implements Entry<CoastId> {

  public Coast {
    provinces = provinces.stream().distinct().sorted().toList();
  }
}
