package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.id.Place;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Half;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Polygon;

/**
 * A place that wants its name set in the largest of its faces.
 *
 * @param layouts the ways to break the name
 * @param most the largest size it may have: names should say by their size how large a place is
 * @param natural how large it could be if nothing else were there but marks
 */
record NamedRoom(
    Place place, int face, Room room, List<TextBlock> layouts, double most, double natural) {

  /** The size of a name that suits a square of side 1. */
  private static final double SUITABLE = 0.2;

  /** None if the place is not drawn, or too small to try. */
  static Optional<NamedRoom> of(
      Drawing drawing, Place place, String name, Look look, double largest) {
    Optional<Integer> face = drawing.mainFace(place);
    if (face.isEmpty() || name.isBlank()) {
      return Optional.empty();
    }
    List<TextBlock> layouts =
        drawing.breaks(place.toString(), name).stream()
            .map(lines -> TextBlock.of(lines, look))
            .toList();
    double least = drawing.pixels(drawing.style.sizes().smallest());
    Polygon polygon = FaceShape.polygon(drawing.map, face.get());
    Envelope box = polygon.getEnvelopeInternal();
    double narrowest = layouts.stream().mapToDouble(TextBlock::width).min().orElse(0) * least;
    if (box.getDiameter() < 0.35 * narrowest && !isIsland(drawing, face.get())) {
      return Optional.empty();
    }
    Room room =
        new Room(
            drawing.outlines.rings(face.get()),
            shores(drawing, face.get()),
            Pole.of(polygon),
            Axis.of(polygon),
            least * 0.4);
    double suitable = SUITABLE * Math.sqrt(polygon.getArea());
    double most = Math.max(least, Math.min(largest, Math.max(1.15 * least, suitable)));
    NamedRoom unknown = new NamedRoom(place, face.get(), room, layouts, most, 0);
    double natural = unknown.freely(drawing).map(Spot::size).orElse(0.0);
    return Optional.of(new NamedRoom(place, face.get(), room, layouts, most, natural));
  }

  /** Where the name would stand if nothing came after what is there now. */
  Optional<Spot> freely(Drawing drawing) {
    double least = drawing.pixels(drawing.style.sizes().smallest());
    return new RoomSearch(room, drawing.crowd.near(room.envelope()))
        .find(layouts, new Wish(least * 0.3, most, 1, 1));
  }

  static boolean isIsland(Drawing drawing, int face) {
    return drawing.map.arcsOf(face).allMatch(arc -> Water.isShore(drawing, drawing.map.arc(arc)));
  }

  boolean hasShore(Drawing drawing) {
    return drawing.map.arcsOf(face).anyMatch(arc -> Water.isShore(drawing, drawing.map.arc(arc)));
  }

  /** For every piece of every ring of a face whether it is shore. */
  private static List<boolean[]> shores(Drawing drawing, int face) {
    List<boolean[]> rings = new ArrayList<>();
    for (int[] ring : drawing.map.face(face).rings()) {
      int count = 0;
      for (int half : ring) {
        count += drawing.outlines.arc(Half.arc(half)).last();
      }
      boolean[] shores = new boolean[count];
      int n = 0;
      for (int half : ring) {
        boolean shore = Water.isShore(drawing, drawing.map.arc(Half.arc(half)));
        for (int i = drawing.outlines.arc(Half.arc(half)).last(); i > 0; i--) {
          shores[n++] = shore;
        }
      }
      rings.add(shores);
    }
    return rings;
  }
}
