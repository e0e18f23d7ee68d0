package org.groma.editor.map;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.picture.Typeface;
import org.groma.model.id.Place;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/**
 * Where names and marks stand within faces, remembered as long as the face keeps its outline.
 * Belongs to one thread.
 */
final class Spots {

  /** Names are searched for at most so large, as a share of the side of the face. */
  private static final double LARGEST = 0.34;

  /**
   * A name that has found its place.
   *
   * @param lines the name, in one line or two
   * @param spot in map units
   */
  record Name(List<String> lines, LabelRoom.Spot spot) {}

  private record Known(
      FaceOutline outline, LabelRoom room, double side, Map<String, Optional<Name>> names) {}

  private final Map<Integer, Known> faces = new HashMap<>();

  /**
   * The place for a text in a face; none where there is no room at all.
   *
   * @param broken the text in lines, if it may not be broken otherwise
   */
  Optional<Name> name(Topology map, int face, String text, List<String> broken, Typeface cut) {
    Known known = known(map, face);
    return known.names.computeIfAbsent(
        cut + text + broken,
        _ -> find(known, broken.isEmpty() ? layouts(text) : List.of(broken), cut));
  }

  /** The point of a face that is farthest from its outline. */
  Coordinate pole(Topology map, int face) {
    return known(map, face).room.pole();
  }

  /** The size of a face in square map units. */
  double size(Topology map, int face) {
    double side = known(map, face).side;
    return side * side;
  }

  /** The room within a face. */
  LabelRoom roomOf(Topology map, int face) {
    return known(map, face).room;
  }

  /** The largest face of a place. */
  static Optional<Integer> mainFace(Topology map, Place place) {
    Integer largest = null;
    for (int face : map.facesOf(place)) {
      if (largest == null || map.area(face) > map.area(largest)) {
        largest = face;
      }
    }
    return Optional.ofNullable(largest);
  }

  private Known known(Topology map, int face) {
    FaceOutline outline = FaceOutline.of(map, List.of(face));
    Known found = faces.get(face);
    if (found == null || !found.outline.isSameAs(outline)) {
      double side = Math.sqrt(map.area(face));
      found = new Known(outline, room(map, face), side, new HashMap<>());
      faces.put(face, found);
    }
    return found;
  }

  /** The room within a face, without what is too small to matter. */
  static LabelRoom room(Topology map, int face) {
    Polygon whole = FaceShape.polygon(map, face);
    double side = Math.sqrt(whole.getArea());
    return LabelRoom.of(
        DouglasPeuckerSimplifier.simplify(whole, side / 120) instanceof Polygon simple
                && !simple.isEmpty()
            ? simple
            : whole);
  }

  private static Optional<Name> find(Known known, List<List<String>> layouts, Typeface cut) {
    Name best = null;
    for (List<String> lines : layouts) {
      double width = Lettering.width(cut, lines, 0);
      double height = Lettering.height(lines.size());
      Optional<LabelRoom.Spot> spot = known.room.find(width, height, LARGEST * known.side);
      if (spot.isPresent() && (best == null || spot.get().size() > 1.1 * best.spot.size())) {
        best = new Name(lines, spot.get());
      }
    }
    return Optional.ofNullable(best);
  }

  /** In one line, or broken at the blank nearest to the middle. */
  private static List<List<String>> layouts(String text) {
    int best = -1;
    for (int i = text.indexOf(' '); i >= 0; i = text.indexOf(' ', i + 1)) {
      if (best < 0 || Math.abs(2 * i - text.length()) < Math.abs(2 * best - text.length())) {
        best = i;
      }
    }
    return best < 0
        ? List.of(List.of(text))
        : List.of(List.of(text), List.of(text.substring(0, best), text.substring(best + 1)));
  }
}
