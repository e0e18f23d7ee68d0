package org.groma.model.gazetteer;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.CityId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.topology.Point;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * A city, or the site of one.
 *
 * @param level 0 for a site that is not built yet, up to {@value #HIGHEST_LEVEL}
 * @param wall what its walls do to a siege die, 0 without walls and negative with them
 * @param port the sea zone its port lies on
 * @param at where its mark is drawn; the middle of its province if not said
 */
public record City(
    @JsonProperty(required = true) CityId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    @JsonProperty(required = true) ProvinceId province,
    @JsonProperty(required = true) int level,
    boolean fortified,
    int wall,
    Optional<SeaId> port,
    Optional<Point> at,
    Tags tags,
    Attributes attributes,
    Origins origin)
    implements Entry<CityId> {

  public static final int HIGHEST_LEVEL = 3;

  public City {
    aliases = List.copyOf(aliases);
    if (level < 0 || level > HIGHEST_LEVEL) {
      throw new IllegalArgumentException(
          "a city has level 0 to " + HIGHEST_LEVEL + ", not " + level);
    }
  }

  /** The same city with its mark drawn elsewhere. */
  public City withPlace(Point place) {
    return new City(
        id,
        name,
        aliases,
        province,
        level,
        fortified,
        wall,
        port,
        Optional.of(place),
        tags,
        attributes,
        origin);
  }

  /** The same city in another province. */
  public City withProvince(ProvinceId other) {
    return new City(
        id, name, aliases, other, level, fortified, wall, port, at, tags, attributes, origin);
  }

  /** The same city with its port on another sea zone, or on none. */
  public City withPort(Optional<SeaId> zone) {
    return new City(
        id, name, aliases, province, level, fortified, wall, zone, at, tags, attributes, origin);
  }
}
