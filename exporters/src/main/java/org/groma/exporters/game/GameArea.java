package org.groma.exporters.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/** An area, or a box off the map. */
public record GameArea(
    @JsonProperty(required = true) AreaId id,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) String status,
    @JsonProperty(required = true) Optional<Halves> kingdomIncome,
    @JsonProperty(required = true) Optional<Halves> empireIncome,
    Optional<AreaId> parent,
    Optional<String> religion,
    List<String> aliases,
    String extent,
    Optional<String> colour,
    Tags tags,
    Attributes attributes) {

  public GameArea {
    aliases = List.copyOf(aliases);
  }

  static GameArea of(Area area) {
    return new GameArea(
        area.id(),
        area.name(),
        area.status(),
        area.kingdomIncome(),
        area.empireIncome(),
        area.parent(),
        area.religion(),
        area.aliases(),
        area.extent(),
        area.colour(),
        area.tags(),
        area.attributes());
  }

  Area area() {
    return new Area(
        id,
        name,
        aliases,
        parent,
        status,
        kingdomIncome,
        empireIncome,
        religion,
        extent,
        colour,
        tags,
        attributes,
        Origins.UNSTATED);
  }
}
