package org.groma.editor.tool;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.MapLayer;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Face;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.LineSegment;

/**
 * All that lies under a point of the map, and what can be done right there.
 *
 * @param things what can be selected, the one in front first: a city, a link, a border, a place
 * @param border the border within reach
 * @param addCorner gives the border a corner there
 * @param deleteCorner takes the corner away that is there
 * @param takePiece takes the counter away that is there
 */
public record PointedAt(
    Point at,
    List<Subject> things,
    Optional<Subject> border,
    Optional<Effect.Perform> addCorner,
    Optional<Effect.Perform> deleteCorner,
    Optional<Effect.Perform> takePiece) {

  public PointedAt {
    things = List.copyOf(things);
  }

  public static PointedAt of(Point at, Ground ground) {
    Optional<Subject> border =
        ground
            .index()
            .borderNear(at, ground.reach())
            .map(MapIndex.OnBorder::arc)
            .map(arc -> Subject.of(ground.project().map().arc(arc)));
    Set<Subject> things = new LinkedHashSet<>();
    Cities.near(at, ground).ifPresent(city -> things.add(Subject.of(Kinds.CITIES, city)));
    link(at, ground).ifPresent(link -> things.add(Subject.of(Kinds.LINKS, link)));
    border.ifPresent(things::add);
    ground.index().faceAt(at).place().ifPresent(place -> things.add(Subject.of(place)));
    return new PointedAt(
        at,
        List.copyOf(things),
        border,
        VertexTool.addCorner(at, ground),
        VertexTool.deleteCorner(at, ground),
        PieceTool.takeAway(at, ground));
  }

  /** The link whose arrow from shore to shore passes within reach. */
  private static Optional<Link> link(Point at, Ground ground) {
    if (!ground.layers().shows(MapLayer.STRAITS)) {
      return Optional.empty();
    }
    return ground.project().links().stream()
        .filter(link -> isAbout(link.from(), at, ground) || isAbout(link.to(), at, ground))
        .filter(link ->
            Crossing.of(ground, link.from(), link.to())
                .filter(way ->
                    new LineSegment(way.from().coordinate(), way.to().coordinate())
                            .distance(at.coordinate())
                        <= ground.reach())
                .isPresent())
        .findFirst();
  }

  /** Whether a place is so near that a link of it may pass there: measuring ways takes time. */
  private static boolean isAbout(Place place, Point at, Ground ground) {
    Envelope box = new Envelope();
    for (int face : ground.project().map().facesOf(place)) {
      Face drawn = ground.project().map().face(face);
      box.expandToInclude(MapIndex.envelope(ground.project().map(), drawn));
    }
    box.expandBy(box.getDiameter() / 2);
    return !box.isNull() && box.contains(at.coordinate());
  }
}
