package org.groma.editor.cli;

import java.util.Locale;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Way;
import org.groma.model.id.Place;

/** By what a way leads. */
enum By {
  /** Over land and links only. */
  LAND,
  /** Through sea zones only, but for the two ends. */
  SEA,
  /** Over land and sea. */
  ANY;

  /** The steps that a traveller between two places may take. */
  Way way(MapGraph graph, Place from, Place to) {
    int start = graph.number(from).orElseThrow();
    int end = graph.number(to).orElseThrow();
    return switch (this) {
      case ANY -> Way.ANY;
      case LAND -> (a, b, _) -> !graph.isSea(a) && !graph.isSea(b);
      case SEA -> Way.overSea(graph, start, end);
    };
  }

  /** {@code by land}; nothing where any way will do. */
  String words() {
    return this == ANY ? "" : " by " + this;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
