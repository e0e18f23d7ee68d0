package org.groma.exporters.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.City;
import org.groma.model.id.CityId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Slug;
import org.groma.model.value.Tags;

/** A city, or the site of one, in the province that it is listed with. */
public record GameCity(
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) int level,
    @JsonProperty(required = true) boolean fortified,
    @JsonProperty(required = true) Optional<SeaId> port,
    Optional<CityId> id,
    List<String> aliases,
    int wall,
    Tags tags,
    Attributes attributes) {

  public GameCity {
    aliases = List.copyOf(aliases);
    if (id.isEmpty() && !Slug.isValid(Slug.of(name))) {
      throw new IllegalArgumentException("the city '" + name + "' needs an id in 'id'");
    }
    if (level < 0 || level > City.HIGHEST_LEVEL) {
      throw new IllegalArgumentException(
          "a city has level 0 to " + City.HIGHEST_LEVEL + ", not " + level);
    }
  }

  static GameCity of(City city) {
    return new GameCity(
        city.name(),
        city.level(),
        city.fortified(),
        city.port(),
        Optional.of(city.id()),
        city.aliases(),
        city.wall(),
        city.tags(),
        city.attributes());
  }

  /** Its own id, or one made of its name. */
  CityId cityId() {
    return id.orElseGet(() -> new CityId(Slug.of(name)));
  }

  City in(ProvinceId province) {
    return new City(
        cityId(),
        name,
        aliases,
        province,
        level,
        fortified,
        wall,
        port,
        Optional.empty(),
        tags,
        attributes,
        Origins.UNSTATED);
  }
}
