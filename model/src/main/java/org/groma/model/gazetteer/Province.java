package org.groma.model.gazetteer;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.AreaId;
import org.groma.model.id.ProvinceId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * The smallest land space that pieces stand in.
 *
 * @param area the area it belongs to; none for a province outside all areas
 * @param terrain a terrain of the vocabulary
 * @param income what it yields
 * @param island whether the gazetteer calls it an island
 * @param extent the part of the map it is printed on, such as the main map or an extension
 */
public record Province(
    @JsonProperty(required = true) ProvinceId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    Optional<AreaId> area,
    String terrain,
    Halves income,
    boolean granary,
    boolean caravan,
    boolean island,
    String extent,
    Tags tags,
    Attributes attributes,
    Origins origin)
    implements Entry<ProvinceId> {

  public Province {
    aliases = List.copyOf(aliases);
  }

  /** A province of which only the name is known yet. */
  public static Province named(ProvinceId id, String name) {
    return new Province(
        id,
        name,
        List.of(),
        Optional.empty(),
        "",
        Halves.ZERO,
        false,
        false,
        false,
        "",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  /** The same province in another area, or in none. */
  public Province withArea(Optional<AreaId> other) {
    return new Province(
        id,
        name,
        aliases,
        other,
        terrain,
        income,
        granary,
        caravan,
        island,
        extent,
        tags,
        attributes,
        origin);
  }

  /** The same province with another terrain. */
  public Province withTerrain(String word) {
    return new Province(
        id,
        name,
        aliases,
        area,
        word,
        income,
        granary,
        caravan,
        island,
        extent,
        tags,
        attributes,
        origin);
  }
}
