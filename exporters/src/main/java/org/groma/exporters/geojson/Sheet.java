package org.groma.exporters.geojson;

import java.util.List;
import org.groma.model.project.Projection;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.topology.Precision;

/**
 * What a file of ours says of the map it was made from, in a member that other programs ignore:
 * with it a map that was written in degrees comes back point by point.
 *
 * @param projection how the coordinates of the file become map units
 * @param precision the grid of the map
 * @param borders the kinds of border that its lines name
 */
public record Sheet(Projection projection, Precision precision, List<Term> borders) {

  public Sheet {
    borders = List.copyOf(borders);
  }
}
