package org.groma.model.soup;

import java.util.List;
import org.groma.model.topology.Use;

/**
 * A polygon as it comes from a file.
 *
 * @param name what messages call it
 * @param use what its face will be used for; polygons of one archipelago have the same
 * @param rings the outer ring first, then holes; each as x and y in turn, closed or not, either way
 *     round
 */
public record LoosePolygon(String name, Use use, List<double[]> rings) {

  public LoosePolygon {
    rings = List.copyOf(rings);
  }
}
