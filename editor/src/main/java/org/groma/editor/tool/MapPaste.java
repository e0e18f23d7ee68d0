package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.document.Naming;
import org.groma.editor.map.MapIndex;
import org.groma.exporters.table.FreshId;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Together;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.DrawFace;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Point;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Stays;
import org.groma.model.topology.Use;
import org.groma.model.value.Origins;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/**
 * Puts copies of things down elsewhere, each under a name and id of its own, all of them or none.
 * Provinces come as islands: they take water and empty ground, and nothing that is land already.
 */
public final class MapPaste {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  /** What comes of pasting. */
  public sealed interface Result {

    /**
     * All of it fits.
     *
     * @param copies what is new
     */
    record Fits(String name, Edit edit, Set<Subject> copies) implements Result {
      public Fits {
        copies = Set.copyOf(copies);
      }
    }

    /** Something has no room there, and why. */
    record Unfit(String sentence) implements Result {}
  }

  private final Ground ground;
  private final double dx;
  private final double dy;
  private Project project;
  private final List<Edit> edits = new ArrayList<>();
  private final Set<Subject> copies = new LinkedHashSet<>();

  private MapPaste(Ground ground, double dx, double dy) {
    this.ground = ground;
    this.project = ground.project();
    this.dx = dx;
    this.dy = dy;
  }

  /** Works out what pasting at a point comes to; changes nothing. */
  public static Result of(MapClip clip, Point at, Ground ground) {
    Precision precision = ground.project().map().precision();
    MapPaste paste =
        new MapPaste(
            ground,
            precision.round(at.x() - clip.middle().x()),
            precision.round(at.y() - clip.middle().y()));
    for (MapClip.Piece piece : clip.pieces()) {
      Optional<String> obstacle =
          switch (piece) {
            case MapClip.Piece.Ground land -> paste.land(land);
            case MapClip.Piece.Town town -> paste.town(town);
            case MapClip.Piece.Tie tie -> paste.tie(tie);
          };
      if (obstacle.isPresent()) {
        return new Result.Unfit(obstacle.get());
      }
    }
    return new Result.Fits("Paste " + clip.words(), new Together(paste.edits), paste.copies);
  }

  private Point shifted(Point at) {
    Precision precision = project.map().precision();
    return new Point(precision.round(at.x() + dx), precision.round(at.y() + dy));
  }

  /** Does an edit on the way; says why it cannot be. */
  private Optional<String> add(Edit edit) {
    return switch (edit.apply(project)) {
      case Outcome.Applied(Project after, var _) -> {
        project = after;
        edits.add(edit);
        yield Optional.empty();
      }
      case Outcome.Refused(String reason, var _) -> Optional.of(reason);
    };
  }

  // ---- provinces and sea zones

  private Optional<String> land(MapClip.Piece.Ground copied) {
    Newcomer newcomer = copy(copied);
    List<List<Point>> outlines =
        copied.outlines().stream()
            .map(outline -> outline.stream().map(this::shifted).toList())
            .toList();
    for (List<Point> outline : outlines) {
      Optional<String> way = inTheWay(outline, copied.place().isSea());
      if (way.isPresent()) {
        return Optional.of(
            String.format(
                Locale.ROOT,
                "%s does not fit here: %s is in the way. Point at open water or beside the map.",
                copied.name(),
                way.get()));
      }
    }
    Stays stays = copied.place().isSea() ? Stays.EVERYTHING : Stays.LAND;
    Optional<String> obstacle = add(newcomer.edit());
    for (List<Point> outline : outlines) {
      DrawFace face = new DrawFace(outline, Use.of(newcomer.place()), stays);
      obstacle =
          obstacle
              .or(() -> add(new ChangeMap(face)))
              .map(reason -> TakenGround.refusal(reason, face, project));
    }
    copies.add(Subject.of(newcomer.place()));
    return obstacle;
  }

  private Newcomer copy(MapClip.Piece.Ground copied) {
    if (copied.entry() instanceof Province old) {
      String name = Newcomer.copyName(project, Kinds.PROVINCES, old.name());
      ProvinceId id = FreshId.of(project, Kinds.PROVINCES, name);
      return new Newcomer(
          Place.of(id),
          PutEntry.of(
              Kinds.PROVINCES,
              new Province(
                  id,
                  name,
                  List.of(),
                  old.area(),
                  old.terrain(),
                  old.income(),
                  old.granary(),
                  old.caravan(),
                  old.island(),
                  old.extent(),
                  old.tags(),
                  old.attributes(),
                  Origins.UNSTATED)));
    }
    Sea old = (Sea) copied.entry();
    String name = Newcomer.copyName(project, Kinds.SEAS, old.name());
    var id = FreshId.of(project, Kinds.SEAS, name);
    return new Newcomer(
        Place.of(id),
        PutEntry.of(
            Kinds.SEAS,
            new Sea(
                id,
                name,
                List.of(),
                old.monopoly(),
                old.extent(),
                old.tags(),
                old.attributes(),
                Origins.UNSTATED)));
  }

  /** What lies where an outline would come and may not be taken. */
  private Optional<String> inTheWay(List<Point> outline, boolean sea) {
    List<Coordinate> ring = new ArrayList<>(outline.stream().map(Point::coordinate).toList());
    ring.add(ring.getFirst());
    Polygon wanted = GEOMETRY.createPolygon(ring.toArray(Coordinate[]::new));
    double slack = project.map().precision().step() * wanted.getLength();
    return ground.index().facesIn(wanted.getEnvelopeInternal()).stream()
        .filter(face -> stays(face, sea))
        .filter(face ->
            FaceShape.polygon(ground.project().map(), face.id()).intersection(wanted).getArea()
                > slack)
        .findFirst()
        .map(face ->
            face.place()
                .map(place -> Naming.of(ground.project(), place))
                .orElse("land out of play"));
  }

  private static boolean stays(Face face, boolean sea) {
    return sea
        ? face.use() != Use.None.UNASSIGNED
        : face.use() == Use.None.OUT_OF_PLAY
            || face.place().filter(place -> !place.isSea()).isPresent();
  }

  // ---- cities and links

  private Optional<Place> placeAt(Point at) {
    return project.map().faceAt(at.x(), at.y()).flatMap(Face::place);
  }

  private Optional<String> town(MapClip.Piece.Town copied) {
    Point at = shifted(copied.at());
    Optional<ProvinceId> province = placeAt(at).flatMap(Place::province);
    if (province.isEmpty()) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "%s does not fit here: a city lies in a province. Point at land.",
              copied.name()));
    }
    City old = copied.city();
    String name = Newcomer.copyName(project, Kinds.CITIES, old.name());
    City city =
        new City(
            FreshId.of(project, Kinds.CITIES, name),
            name,
            List.of(),
            province.get(),
            old.level(),
            old.fortified(),
            old.wall(),
            old.port().filter(sea -> touches(Place.of(province.get()), Place.of(sea))),
            Optional.of(at),
            old.tags(),
            old.attributes(),
            Origins.UNSTATED);
    copies.add(Subject.of(Kinds.CITIES, city));
    return add(PutEntry.of(Kinds.CITIES, city));
  }

  private boolean touches(Place one, Place other) {
    return project.map().facesOf(one).stream()
        .flatMap(face -> project.map().neighbours(face).stream())
        .anyMatch(face -> project.map().face(face).place().equals(Optional.of(other)));
  }

  private Optional<String> tie(MapClip.Piece.Tie copied) {
    Optional<Place> from = placeAt(shifted(copied.from()));
    Optional<Place> to = placeAt(shifted(copied.to()));
    if (from.isEmpty() || to.isEmpty() || from.equals(to)) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "%s does not fit here: a link needs a place under each of its two ends.",
              copied.name()));
    }
    Link old = copied.link();
    boolean linked =
        project.links().stream()
            .anyMatch(link ->
                link.kind().equals(old.kind())
                    && Set.of(link.from(), link.to()).equals(Set.of(from.get(), to.get())));
    if (linked) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "%s and %s are linked already.",
              Naming.of(project, from.get()),
              Naming.of(project, to.get())));
    }
    String name = Newcomer.copyName(project, Kinds.LINKS, old.name());
    Link link =
        new Link(
            FreshId.of(project, Kinds.LINKS, name),
            name,
            List.of(),
            old.kind(),
            from.get(),
            to.get(),
            old.oneWay(),
            Crossing.of(there(), from.get(), to.get()).map(Crossing::seas).orElse(List.of()),
            old.tags(),
            old.attributes(),
            Origins.UNSTATED);
    copies.add(Subject.of(Kinds.LINKS, link));
    return add(PutEntry.of(Kinds.LINKS, link));
  }

  /** The ground with what has been pasted so far. */
  private Ground there() {
    return new Ground(
        project,
        MapIndex.of(project.map()),
        ground.pixel(),
        ground.selection(),
        ground.choices(),
        ground.layers());
  }
}
