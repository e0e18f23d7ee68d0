package org.groma.exporters.picture;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;

/** Where things of a place stand: its middle, its cities, and where its roads meet. */
final class Hubs {

  private final Drawing drawing;
  private final Map<Integer, Point> middles = new HashMap<>();

  Hubs(Drawing drawing) {
    this.drawing = drawing;
  }

  /** Where the city says it lies, else the middle of its province. */
  Optional<Point> of(City city) {
    return city.at().or(() -> middle(Place.of(city.province())));
  }

  /** The middle of the largest part of a place. */
  Optional<Point> middle(Place place) {
    return drawing.mainFace(place).map(face -> middles.computeIfAbsent(face, this::middle));
  }

  private Point middle(int face) {
    Coordinate pole = Pole.of(FaceShape.polygon(drawing.map, face));
    return new Point(pole.x, pole.y);
  }

  /** The largest city of a province, else its middle. */
  Optional<Point> hub(Place place) {
    City largest = null;
    for (City city : drawing.project.cities()) {
      if (Place.of(city.province()).equals(place)
          && (largest == null || city.level() > largest.level())) {
        largest = city;
      }
    }
    return Optional.ofNullable(largest).flatMap(this::of).or(() -> middle(place));
  }
}
