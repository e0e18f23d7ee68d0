package org.groma.editor.start;

import java.nio.file.Path;
import java.util.Optional;
import org.groma.model.topology.Topology;

/** What lies on the map of a project when it begins. */
public sealed interface Beginning {

  /** Nothing yet. */
  record EmptySheet() implements Beginning {}

  /**
   * The polygons of a file.
   *
   * @param colours for a painted map, the table that says which colour is which province
   * @param repair whether gaps and overlaps are mended
   */
  record MapFile(Path file, Optional<Path> colours, boolean repair) implements Beginning {}

  /** A map that was generated, with a place for each of its sites. */
  record GeneratedMap(Topology map) implements Beginning {}

  /** Everything that a sample has, under another name. */
  record SampleCopy(Path sample) implements Beginning {}
}
