package org.groma.model.pieces;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.LeaderId;
import org.groma.model.id.NationId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * A named leader.
 *
 * @param arrives the first turn in which the leader can be in play
 * @param leaves the last such turn
 * @param attributes values such as combat, stacking, campaign, diplomacy
 */
public record Leader(
    @JsonProperty(required = true) LeaderId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    @JsonProperty(required = true) NationId nation,
    Optional<Integer> arrives,
    Optional<Integer> leaves,
    Tags traits,
    Attributes attributes,
    Origins origin)
    implements Entry<LeaderId> {

  public Leader {
    aliases = List.copyOf(aliases);
  }
}
