package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.editor.map.MapIndex;
import org.groma.model.entry.Entry;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.geom.Envelope;

/**
 * Things of the map that were copied: what is known of them, and where they lay. They can be pasted
 * after the originals are gone.
 *
 * @param middle of all of them together, which comes to lie under the pointer
 */
public record MapClip(List<Piece> pieces, Point middle) {

  /** One thing that was copied. */
  sealed interface Piece {

    String name();

    /** A province or sea zone with the outlines of its pieces; lakes in it are not copied. */
    record Ground(Place place, Entry<?> entry, List<List<Point>> outlines) implements Piece {
      public Ground {
        outlines = List.copyOf(outlines);
      }

      @Override
      public String name() {
        return entry.name();
      }
    }

    /** A city and where its mark was. */
    record Town(City city, Point at) implements Piece {
      @Override
      public String name() {
        return city.name();
      }
    }

    /** A link and where its ends were. */
    record Tie(Link link, Point from, Point to) implements Piece {
      @Override
      public String name() {
        return link.name();
      }
    }
  }

  public MapClip {
    pieces = List.copyOf(pieces);
  }

  /** What of a selection can be copied; nothing if it has no province, sea zone, city or link. */
  public static Optional<MapClip> of(Set<Subject> selection, Project project, MapIndex index) {
    List<Piece> ground = new ArrayList<>();
    List<Piece> other = new ArrayList<>();
    for (Subject subject : selection) {
      switch (subject.kind()) {
        case "province", "sea" -> ground(subject, project).ifPresent(ground::add);
        case "city" -> town(subject, project, index).ifPresent(other::add);
        case "link" -> tie(subject, project, index).ifPresent(other::add);
        default -> {} // borders belong to the places beside them
      }
    }
    ground.addAll(other); // a city that comes along with its province finds it there
    Envelope box = new Envelope();
    ground.forEach(piece -> points(piece).forEach(at -> box.expandToInclude(at.coordinate())));
    return ground.isEmpty()
        ? Optional.empty()
        : Optional.of(new MapClip(ground, new Point(box.centre().x, box.centre().y)));
  }

  private static List<Point> points(Piece piece) {
    return switch (piece) {
      case Piece.Ground(var _, var _, var outlines) ->
          outlines.stream().flatMap(List::stream).toList();
      case Piece.Town(var _, Point at) -> List.of(at);
      case Piece.Tie(var _, Point from, Point to) -> List.of(from, to);
    };
  }

  private static Optional<Piece> ground(Subject subject, Project project) {
    Place place = Place.parse(subject.toString());
    Topology map = project.map();
    return subject
        .entryKind()
        .flatMap(kind -> project.get(kind).find(subject.id()))
        .filter(_ -> !map.facesOf(place).isEmpty())
        .map(entry ->
            new Piece.Ground(
                place,
                entry,
                map.facesOf(place).stream().map(face -> outline(map, face)).toList()));
  }

  /** The outer ring of a face. */
  private static List<Point> outline(Topology map, int face) {
    List<Point> outline = new ArrayList<>();
    for (int half : map.face(face).rings()[0]) {
      Line line = map.line(half);
      for (int i = 0; i < line.last(); i++) {
        outline.add(new Point(line.x(i), line.y(i)));
      }
    }
    return outline;
  }

  private static Optional<Piece> town(Subject subject, Project project, MapIndex index) {
    return project
        .cities()
        .find(subject.id())
        .flatMap(city ->
            city.at()
                .or(() -> index.stackAt(Place.of(city.province())))
                .map(at -> new Piece.Town(city, at)));
  }

  private static Optional<Piece> tie(Subject subject, Project project, MapIndex index) {
    return project
        .links()
        .find(subject.id())
        .flatMap(link ->
            index
                .stackAt(link.from())
                .flatMap(
                    from -> index.stackAt(link.to()).map(to -> new Piece.Tie(link, from, to))));
  }

  /** What was copied, as other programs get it. */
  public String text() {
    return pieces.stream().map(Piece::name).collect(Collectors.joining("\n"));
  }

  /** {@code Thracia}, or how many things. */
  public String words() {
    return pieces.size() == 1 ? pieces.getFirst().name() : pieces.size() + " things";
  }
}
