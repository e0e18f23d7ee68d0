package org.groma.model.topology;

import java.util.Collections;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.id.RiverId;

/**
 * What a map maker says of a border: its kind (a word of the project's vocabulary), the river that
 * runs along it, and free tags such as an imperial boundary. That a border is a coast or the edge
 * of the map is not said here: the faces on its two sides tell.
 */
public record Border(String kind, Optional<RiverId> river, NavigableSet<String> tags) {

  /** The kind of an ordinary border, which needs no mark. */
  public static final String LAND_KIND = "land";

  public static final String RIVER_KIND = "river";

  /** A border with nothing to say of it. */
  public static final Border LAND =
      new Border(LAND_KIND, Optional.empty(), Collections.emptyNavigableSet());

  public Border {
    if (kind.isBlank()) {
      throw new IllegalArgumentException("a border needs a kind; an ordinary one is 'land'");
    }
    tags = Collections.unmodifiableNavigableSet(new TreeSet<>(tags));
  }

  public static Border of(String kind) {
    return kind.equals(LAND_KIND)
        ? LAND
        : new Border(kind, Optional.empty(), Collections.emptyNavigableSet());
  }

  public static Border river(RiverId river) {
    return new Border(RIVER_KIND, Optional.of(river), Collections.emptyNavigableSet());
  }
}
