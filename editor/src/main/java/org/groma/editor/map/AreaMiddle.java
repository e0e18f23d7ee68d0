package org.groma.editor.map;

import java.util.Optional;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Envelope;

/**
 * Where the name of an area stands: in the middle of its provinces, the larger counted more.
 *
 * @param width from the western end of the area to the eastern
 */
record AreaMiddle(double x, double y, double width) {

  /** None for an area that is not drawn. */
  static Optional<AreaMiddle> of(Project project, AreaId area) {
    Topology map = project.map();
    double x = 0;
    double y = 0;
    double weight = 0;
    Envelope box = new Envelope();
    for (Province province : project.provinces()) {
      if (province.area().equals(Optional.of(area))) {
        Optional<Integer> face = Spots.mainFace(map, Place.of(province.id()));
        if (face.isPresent()) {
          Envelope around = MapIndex.envelope(map, map.face(face.get()));
          double share = map.area(face.get());
          x += around.centre().x * share;
          y += around.centre().y * share;
          weight += share;
          box.expandToInclude(around);
        }
      }
    }
    return weight == 0
        ? Optional.empty()
        : Optional.of(new AreaMiddle(x / weight, y / weight, box.getWidth()));
  }
}
