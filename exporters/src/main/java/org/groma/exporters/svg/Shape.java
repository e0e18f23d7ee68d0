package org.groma.exporters.svg;

import java.util.List;

/**
 * A shape of a drawing.
 *
 * @param name its title or label; empty if it has none
 * @param look its CSS class
 * @param kind what it says it is; empty if it leaves that to its layer
 * @param line where it stands in the file
 */
record Shape(
    String id,
    String name,
    String look,
    String kind,
    Layer layer,
    int line,
    List<double[]> rings) {

  Shape named(String title) {
    return title.isBlank() ? this : new Shape(id, title, look, kind, layer, line, rings);
  }
}
