package org.groma.exporters.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.SeaId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** A sea zone. */
public record GameSea(
    @JsonProperty(required = true) SeaId id,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) Halves monopoly,
    List<String> aliases,
    String extent,
    Tags tags,
    Attributes attributes) {

  public GameSea {
    aliases = List.copyOf(aliases);
  }

  static GameSea of(Sea sea) {
    return new GameSea(
        sea.id(),
        sea.name(),
        sea.monopoly(),
        sea.aliases(),
        sea.extent(),
        sea.tags(),
        sea.attributes());
  }

  Sea sea() {
    return new Sea(id, name, aliases, monopoly, extent, tags, attributes, Origins.UNSTATED);
  }
}
