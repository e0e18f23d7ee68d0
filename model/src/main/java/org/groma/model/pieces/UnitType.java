package org.groma.model.pieces;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.model.entry.Entry;
import org.groma.model.id.UnitTypeId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * A type of unit.
 *
 * @param category what it counts as, {@code infantry} or {@code fleet} for instance
 * @param traits words of the vocabulary that rules look at: heavy, elite, archer …
 * @param cost the price by the status of the buyer; no entry where it cannot be bought
 */
public record UnitType(
    @JsonProperty(required = true) UnitTypeId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    @JsonProperty(required = true) String category,
    Tags traits,
    Map<String, Halves> cost,
    Attributes attributes,
    Origins origin)
    implements Entry<UnitTypeId> {

  public UnitType {
    aliases = List.copyOf(aliases);
    cost = Collections.unmodifiableMap(new TreeMap<>(cost));
  }
}
