package org.groma.validator;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.CoastId;
import org.groma.model.id.Id;
import org.groma.model.id.LinkId;
import org.groma.model.id.OverrideId;
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
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.MergeFaces;
import org.groma.model.topology.MoveNode;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.groma.model.topology.SmoothBorders;
import org.groma.model.topology.SplitFace;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** Edits of the map and its gazetteer at random, sensible and senseless; many are refused. */
public final class RandomEdits {

  private static final List<String> WORDS = List.of("one", "two", "three");

  private final Random random;

  public RandomEdits(long seed) {
    this.random = new Random(seed);
  }

  public Edit next(Project project) {
    return random.nextInt(3) > 0 ? new ChangeMap(drawing(project)) : entry(project);
  }

  private MapEdit drawing(Project project) {
    Topology map = project.map();
    Arc arc = arc(map);
    int face = face(map);
    return switch (random.nextInt(12)) {
      case 0 -> new MoveVertex(arc.id(), random.nextInt(arc.line().size()), near(arc));
      case 1 -> new InsertVertex(arc.id(), random.nextInt(arc.line().last()), near(arc));
      case 2 -> new DeleteVertex(arc.id(), random.nextInt(arc.line().size()));
      case 3 -> new MoveNode(arc.from(), near(arc));
      case 4 -> new SplitFace(face, across(map, face), use(project));
      case 5 -> new MergeFaces(face, neighbour(map, face));
      case 6 -> new DeleteFace(face, neighbour(map, face));
      case 7 -> new AssignFace(face, use(project));
      case 8, 9 -> new MarkBorder(List.of(arc.id()), border(project));
      case 10 -> new SmoothBorders(1, List.of(arc.id()));
      default -> new DrawFace(triangle(map), use(project));
    };
  }

  private Edit entry(Project project) {
    return switch (random.nextInt(10)) {
      case 0, 1 -> PutEntry.of(Kinds.PROVINCES, province(one(project.provinces()).id(), project));
      case 2 -> PutEntry.of(Kinds.SEAS, Sea.named(one(project.seas()).id(), word()));
      case 3 -> PutEntry.of(Kinds.LINKS, link(project));
      case 4 -> PutEntry.of(Kinds.OVERRIDES, override(project));
      case 5 -> PutEntry.of(Kinds.COASTS, coast(project));
      case 6 -> PutEntry.of(Kinds.CITIES, city(project));
      case 7 -> PutEntry.of(Kinds.RIVERS, river(project));
      case 8 -> PutEntry.of(Kinds.PROVINCES, province(new ProvinceId(word()), project));
      default -> removal(project);
    };
  }

  private RemoveEntry removal(Project project) {
    List<Kind<?, ?>> kinds =
        List.of(
            Kinds.PROVINCES,
            Kinds.SEAS,
            Kinds.LINKS,
            Kinds.OVERRIDES,
            Kinds.COASTS,
            Kinds.CITIES,
            Kinds.RIVERS);
    Kind<?, ?> kind = kinds.get(random.nextInt(kinds.size()));
    return removal(project, kind);
  }

  private <I extends Id, E extends Entry<I>> RemoveEntry removal(Project project, Kind<I, E> kind) {
    Ledger<I, E> ledger = project.get(kind);
    // the last one stays: the other edits need one to name
    String id = ledger.size() < 2 ? "none" : one(ledger).id().slug();
    return new RemoveEntry(kind.word(), id);
  }

  private Province province(ProvinceId id, Project project) {
    Optional<AreaId> area =
        project.areas().isEmpty() || random.nextBoolean()
            ? Optional.empty()
            : Optional.of(one(project.areas()).id());
    return new Province(
        id,
        word(),
        List.of(),
        area,
        word(),
        Halves.ZERO,
        false,
        false,
        random.nextInt(4) == 0,
        "",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private Link link(Project project) {
    Place from = Place.of(one(project.provinces()).id());
    Place to = other(project, from);
    List<SeaId> seas = random.nextBoolean() ? List.of() : List.of(one(project.seas()).id());
    return new Link(
        new LinkId(word()),
        word(),
        List.of(),
        "strait",
        from,
        to,
        random.nextInt(3) == 0,
        seas,
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private AdjacencyOverride override(Project project) {
    Place a = Place.of(one(project.provinces()).id());
    return new AdjacencyOverride(
        new OverrideId(word()),
        a,
        other(project, a),
        random.nextBoolean(),
        Optional.empty(),
        "By chance.",
        Origins.UNSTATED);
  }

  private Coast coast(Project project) {
    List<ProvinceId> provinces = new ArrayList<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      provinces.add(one(project.provinces()).id());
    }
    return new Coast(
        new CoastId(word()), word(), one(project.seas()).id(), provinces, Origins.UNSTATED);
  }

  private City city(Project project) {
    Optional<SeaId> port =
        random.nextBoolean() ? Optional.empty() : Optional.of(one(project.seas()).id());
    return new City(
        new CityId(word()),
        word(),
        List.of(),
        one(project.provinces()).id(),
        1,
        false,
        0,
        port,
        Optional.of(near(arc(project.map()))),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private River river(Project project) {
    List<AreaId> areas = project.areas().isEmpty() ? List.of() : List.of(one(project.areas()).id());
    return new River(
        new RiverId(word()),
        word(),
        List.of(),
        areas,
        "",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private Place other(Project project, Place than) {
    Place other = Place.of(one(project.provinces()).id());
    return other.equals(than) ? Place.of(one(project.seas()).id()) : other;
  }

  private Use use(Project project) {
    return switch (random.nextInt(8)) {
      case 0 -> Use.None.UNASSIGNED;
      case 1 -> Use.None.OUT_OF_PLAY;
      case 2, 3 -> Use.of(Place.of(one(project.seas()).id()));
      default -> Use.of(Place.of(one(project.provinces()).id()));
    };
  }

  private Border border(Project project) {
    Optional<RiverId> river =
        project.rivers().isEmpty() ? Optional.empty() : Optional.of(one(project.rivers()).id());
    return switch (random.nextInt(8)) {
      case 0 -> Border.LAND;
      case 1, 2 -> Border.of("ridge");
      case 3 -> Border.of("impassable");
      case 4 -> Border.of(Border.RIVER_KIND);
      case 5 -> new Border(Border.LAND_KIND, river, new TreeSet<>());
      default -> river.map(Border::river).orElse(Border.LAND);
    };
  }

  private Arc arc(Topology map) {
    List<Arc> all = new ArrayList<>();
    map.arcs().forEach(all::add);
    return all.get(random.nextInt(all.size()));
  }

  private int face(Topology map) {
    List<Integer> all = new ArrayList<>();
    map.faces().forEach(face -> all.add(face.id()));
    all.remove(Integer.valueOf(Face.OUTSIDE));
    return all.get(random.nextInt(all.size()));
  }

  private int neighbour(Topology map, int face) {
    List<Integer> all = new ArrayList<>(map.neighbours(face));
    Collections.shuffle(all, random);
    return all.getFirst();
  }

  /** A point as far from a border as the border is long, at most. */
  private Point near(Arc arc) {
    Coordinate middle = arc.line().middle();
    double reach = arc.line().length() * random.nextDouble() / 2;
    return new Point(
        middle.x + reach * random.nextGaussian() / 2, middle.y + reach * random.nextGaussian() / 2);
  }

  private List<Point> across(Topology map, int face) {
    Envelope box = new Envelope();
    map.arcsOf(face).forEach(arc -> box.expandToInclude(map.arc(arc).line().envelope()));
    double x = box.getMinX() + random.nextDouble() * box.getWidth();
    double y = box.getMinY() + random.nextDouble() * box.getHeight();
    return List.of(new Point(x, box.getMinY() - 1), new Point(box.getMaxX() + 1, y));
  }

  private List<Point> triangle(Topology map) {
    Coordinate at = arc(map).line().middle();
    double size = Math.sqrt(map.extent().getArea()) * random.nextDouble() / 10 + 0.1;
    return List.of(
        new Point(at.x, at.y),
        new Point(at.x + size, at.y + size / 3),
        new Point(at.x, at.y + size));
  }

  private <I extends Id, E extends Entry<I>> E one(Ledger<I, E> ledger) {
    return ledger.at(random.nextInt(ledger.size()));
  }

  private String word() {
    return WORDS.get(random.nextInt(WORDS.size()));
  }
}
