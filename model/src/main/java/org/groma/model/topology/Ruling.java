package org.groma.model.topology;

import java.util.function.Function;
import org.locationtech.jts.geom.Coordinate;

/** What became of an edit: the new map, or the reason why the old one stays. */
public sealed interface Ruling {

  /** The edit is legal; this is the map after it. */
  record Legal(Topology map, Touched touched) implements Ruling {}

  /**
   * The edit would break the map, which is left as it was.
   *
   * @param reason a sentence for the person who tried
   * @param at where on the map to look
   */
  record Refused(String reason, Coordinate at) implements Ruling {

    public Refused {
      at = at.isValid() ? at : new Coordinate(); // nobody can look at a place that is not a number
    }
  }

  /**
   * Goes on with the next step if this one was legal, and keeps account of all that was touched.
   */
  default Ruling then(Function<Topology, Ruling> next) {
    return switch (this) {
      case Refused refused -> refused;
      case Legal(Topology map, Touched touched) ->
          switch (next.apply(map)) {
            case Refused refused -> refused;
            case Legal(Topology after, Touched more) -> new Legal(after, touched.and(more));
          };
    };
  }
}
