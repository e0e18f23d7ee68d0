package org.groma.model.gazetteer;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.AreaId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * A named group of provinces, or a box off the map.
 *
 * @param parent the larger group it is part of, where a game has several levels
 * @param status a word of the vocabulary: barbarian, civilized, off-map …
 * @param kingdomIncome the income printed for a kingdom that holds all of it
 * @param empireIncome the income printed for an empire that holds all of it
 */
public record Area(
    @JsonProperty(required = true) AreaId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    Optional<AreaId> parent,
    String status,
    Optional<Halves> kingdomIncome,
    Optional<Halves> empireIncome,
    Optional<String> religion,
    String extent,
    Optional<String> colour,
    Tags tags,
    Attributes attributes,
    Origins origin)
    implements Entry<AreaId> {

  public Area {
    aliases = List.copyOf(aliases);
  }

  /** An area of which only the name is known yet. */
  public static Area named(AreaId id, String name) {
    return new Area(
        id,
        name,
        List.of(),
        Optional.empty(),
        "",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        "",
        Optional.empty(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }
}
