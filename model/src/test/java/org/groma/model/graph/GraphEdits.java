package org.groma.model.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.ChangeVocabulary;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.edit.Together;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.AssignFace;
import org.groma.model.topology.Border;
import org.groma.model.topology.DeleteFace;
import org.groma.model.topology.DeleteVertex;
import org.groma.model.topology.DrawFace;
import org.groma.model.topology.Face;
import org.groma.model.topology.InsertVertex;
import org.groma.model.topology.Line;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.MergeFaces;
import org.groma.model.topology.MoveNode;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.groma.model.topology.RedrawBorder;
import org.groma.model.topology.SplitFace;
import org.groma.model.topology.TransformMap;
import org.groma.model.topology.Use;
import org.groma.model.value.Halves;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** Random edits of all that a graph depends on, and of some things that it does not. */
public final class GraphEdits {

  private static final List<String> WORDS = List.of("a", "b", "c", "d", "e", "f", "g", "h");

  private final Random random;

  public GraphEdits(Random random) {
    this.random = random;
  }

  public Edit next(Project project) {
    return switch (random.nextInt(12)) {
      case 0, 1, 2, 3, 4, 5 -> new ChangeMap(mapEdit(project));
      case 6 -> province();
      case 7 -> random.nextBoolean() ? sea() : area();
      case 8 -> link();
      case 9 -> override();
      case 10 -> random.nextInt(4) == 0 ? new ChangeVocabulary(vocabulary()) : removal();
      default -> Together.of(new ChangeMap(mapEdit(project)), link(), province());
    };
  }

  private MapEdit mapEdit(Project project) {
    if (!project.map().arcs().iterator().hasNext()) { // all of it was deleted or merged
      return new DrawFace(triangle(new Coordinate(0, 0)), use());
    }
    Arc arc = arc(project);
    Line line = arc.line();
    int vertex = random.nextInt(line.size());
    Face face = face(project);
    return switch (random.nextInt(14)) {
      case 0 -> new MoveVertex(arc.id(), vertex, near(line.point(vertex)));
      case 1 -> new MoveNode(arc.from(), near(line.point(0)));
      case 2 -> new InsertVertex(arc.id(), vertex, near(line.middle()));
      case 3 -> new DeleteVertex(arc.id(), vertex);
      case 4 -> new RedrawBorder(arc.id(), List.of(near(line.middle())));
      case 5, 6 -> new AssignFace(face.id(), use());
      case 7, 8 -> new MarkBorder(List.of(arc.id(), arc(project).id()), border());
      case 9 -> new SplitFace(face.id(), across(project, face), use());
      case 10 -> new MergeFaces(arc.left(), arc.right());
      case 11 -> new DeleteFace(arc.left(), arc.right());
      case 12 -> new DrawFace(triangle(line.middle()), use());
      default ->
          random.nextInt(5) == 0
              ? new TransformMap(1, 0, 3, 0, 1, 4)
              : new AssignFace(face.id(), use());
    };
  }

  private Arc arc(Project project) {
    List<Arc> arcs = new ArrayList<>();
    project.map().arcs().forEach(arcs::add);
    return arcs.get(random.nextInt(arcs.size()));
  }

  private Face face(Project project) {
    List<Face> faces = new ArrayList<>();
    project.map().faces().forEach(faces::add);
    return faces.get(random.nextInt(faces.size()));
  }

  private Point near(Coordinate point) {
    return new Point(point.x + random.nextDouble(-2, 2), point.y + random.nextDouble(-2, 2));
  }

  /** A line through the whole box of a face. */
  private List<Point> across(Project project, Face face) {
    Envelope box = new Envelope();
    project
        .map()
        .arcsOf(face.id())
        .forEach(arc -> box.expandToInclude(project.map().arc(arc).line().envelope()));
    double y = random.nextDouble(box.getMinY() - 1, box.getMaxY() + 1);
    return List.of(new Point(box.getMinX() - 1, y), new Point(box.getMaxX() + 1, y + 0.5));
  }

  private List<Point> triangle(Coordinate at) {
    double size = random.nextDouble(0.5, 8);
    double x = at.x + random.nextDouble(-5, 5);
    double y = at.y + random.nextDouble(-5, 5);
    return List.of(new Point(x, y), new Point(x + size, y + 0.3), new Point(x + 0.2, y + size));
  }

  private String word() {
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  private Place place() {
    return switch (random.nextInt(5)) {
      case 0 -> Place.of(new SeaId(word()));
      case 1 -> Place.of(new AreaId(word()));
      default -> Place.of(new ProvinceId(word()));
    };
  }

  private Use use() {
    return switch (random.nextInt(8)) {
      case 0 -> Use.None.UNASSIGNED;
      case 1 -> Use.None.OUT_OF_PLAY;
      default -> Use.of(place());
    };
  }

  private Border border() {
    return switch (random.nextInt(4)) {
      case 0 -> Border.LAND;
      case 1 -> Border.river(new RiverId(word()));
      case 2 -> Border.of("ridge");
      default -> Border.of(SmallMap.WALL);
    };
  }

  private Edit province() {
    Optional<AreaId> area =
        random.nextBoolean() ? Optional.empty() : Optional.of(new AreaId(word()));
    return PutEntry.of(Kinds.PROVINCES, provinceIn(word(), area));
  }

  static Province provinceIn(String word, Optional<AreaId> area) {
    Province plain = Province.named(new ProvinceId(word), word);
    return new Province(
        plain.id(),
        "Provincia " + word,
        List.of(),
        area,
        "",
        Halves.ZERO,
        false,
        false,
        false,
        "",
        plain.tags(),
        plain.attributes(),
        plain.origin());
  }

  private Edit sea() {
    return PutEntry.of(Kinds.SEAS, Sea.named(new SeaId(word()), "Mare"));
  }

  private Edit area() {
    AreaId id = new AreaId(word());
    Area plain = Area.named(id, "Area");
    Optional<AreaId> parent =
        random.nextInt(3) > 0 ? Optional.empty() : Optional.of(new AreaId(word()));
    return PutEntry.of(
        Kinds.AREAS,
        new Area(
            id,
            "Area",
            List.of(),
            parent,
            "",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            "",
            Optional.empty(),
            plain.tags(),
            plain.attributes(),
            plain.origin()));
  }

  private Edit link() {
    Place from = place();
    Place to = place();
    return from.equals(to)
        ? link()
        : PutEntry.of(Kinds.LINKS, SmallMap.link(word(), "strait", from, to, random.nextBoolean()));
  }

  private Edit override() {
    Place a = place();
    Place b = place();
    return a.equals(b)
        ? override()
        : PutEntry.of(
            Kinds.OVERRIDES,
            SmallMap.override(
                word(),
                a,
                b,
                random.nextBoolean(),
                random.nextBoolean() ? Optional.empty() : Optional.of("ridge")));
  }

  private Edit removal() {
    List<String> kinds = List.of("province", "sea", "area", "link", "override", "link", "override");
    return new RemoveEntry(kinds.get(random.nextInt(kinds.size())), word());
  }

  private org.groma.model.project.Vocabulary vocabulary() {
    return random.nextBoolean() ? SmallMap.vocabulary(SmallMap.WALL) : SmallMap.vocabulary("ridge");
  }
}
