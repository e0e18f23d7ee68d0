package org.groma.model.topology;

import java.util.List;
import org.groma.model.topology.Ruling.Legal;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * Divides a face along a drawn line. The line may overshoot: only what lies inside the face counts.
 * The piece with the largest outline keeps the number and use of the face, the others get the given
 * use.
 */
public record SplitFace(int face, List<Point> line, Use use) implements MapEdit {

  public SplitFace {
    line = List.copyOf(line);
  }

  @Override
  public Ruling apply(Topology map) {
    return MapEdit.missingFace(map, face).orElseGet(() -> split(map));
  }

  private Ruling split(Topology map) {
    double[] xy = Line.snapped(Point.flat(line), map.precision());
    if (face == Face.OUTSIDE || xy.length < 4) {
      return new Refused(
          face == Face.OUTSIDE
              ? "The space around the map cannot be divided; draw a new face there instead."
              : "A dividing line needs two points.",
          line.isEmpty() ? new Coordinate() : line.getFirst().coordinate());
    }
    Line drawn = Line.adopt(xy);
    if (!new GeometryFactory().createLineString(drawn.coordinates()).isSimple()) {
      return new Refused("The dividing line crosses itself.", drawn.middle());
    }
    return switch (Overlay.over(map, drawn, face)) {
      case Overlay.Result.Failed(Refused why) -> why;
      case Overlay.Result.Done(Overlay overlay) -> settle(overlay, drawn);
    };
  }

  private Ruling settle(Overlay overlay, Line drawn) {
    List<Integer> pieces = overlay.pieces().getOrDefault(face, List.of());
    if (pieces.size() < 2) {
      return new Refused(
          "The line does not divide the face: draw it from border to border.", drawn.middle());
    }
    Draft draft = overlay.draft();
    pieces.stream().filter(piece -> piece != face).forEach(piece -> draft.setUse(piece, use));
    overlay.tidy();
    return new Legal(draft.freeze(), draft.touched());
  }
}
