package org.groma.model.graph;

import java.util.Optional;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;

/**
 * A place next to another and what lies between.
 *
 * @param kind the kind of border or link: land, river, ridge, coast, sea, strait …
 * @param river the river along the border
 * @param link the link that makes them neighbours, where no shared border does
 * @param length how long the shared border is in map units, 0 for a link
 */
public record Neighbour(
    Place place, String kind, Optional<RiverId> river, Optional<LinkId> link, double length) {

  /** The kind of every border between land and sea. */
  public static final String COAST = "coast";

  /** The kind of every border between two sea zones. */
  public static final String SEA = "sea";
}
