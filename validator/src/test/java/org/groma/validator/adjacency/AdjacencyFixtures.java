package org.groma.validator.adjacency;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.CoastId;
import org.groma.model.id.LinkId;
import org.groma.model.id.OverrideId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.topology.MoveNode;
import org.groma.model.topology.Point;
import org.groma.model.topology.SplitFace;
import org.groma.model.topology.Use;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.groma.validator.CheckFixture;
import org.groma.validator.Edited;
import org.groma.validator.Grid;

/** A good and a bad project for each check of the family. */
public final class AdjacencyFixtures {

  static final RiverId RIVER = new RiverId("r");

  private static final Border RIDGE = Border.of("ridge");

  private AdjacencyFixtures() {}

  public static List<CheckFixture> all() {
    Project strait = Grid.project("AsB");
    Project row = Grid.project("ABC");
    Project shore = Grid.project("AAs", "CBs");
    Project island = Grid.project("sss", "sAs", "sss");
    Project river = withRiver(Grid.project("ABCDEFG"));
    return List.of(
        new CheckFixture(
            new LinkWithoutSeaCheck(),
            linked(strait, "one", 'A', 'B', "s"),
            linked(strait, "one", 'A', 'B')),
        new CheckFixture(
            new LinkOffSeaCheck(),
            linked(Grid.project("AsBt"), "one", 'A', 'B', "s"),
            linked(Grid.project("AsBt"), "one", 'A', 'B', "t")),
        new CheckFixture(
            new LinkDoublesBorderCheck(),
            linked(strait, "one", 'A', 'B', "s"),
            linked(Grid.project("AB", "ss"), "one", 'A', 'B', "s")),
        new CheckFixture(
            new LinkDoubledCheck(),
            linked(strait, "one", 'A', 'B', "s"),
            linked(linked(strait, "one", 'A', 'B', "s"), "two", 'B', 'A', "s")),
        new CheckFixture(
            new LinkToNowhereCheck(),
            linked(strait, "one", 'A', 'B', "s"),
            linked(withProvince(strait, "z"), "one", 'A', 'Z', "s")),
        new CheckFixture(
            new IdleOverrideCheck(),
            overridden(row, "one", 'A', 'C', true),
            overridden(row, "one", 'A', 'B', true)),
        new CheckFixture(
            new OverrideContradictionCheck(),
            overridden(row, "one", 'A', 'C', true),
            overridden(overridden(row, "one", 'A', 'C', true), "two", 'C', 'A', false)),
        new CheckFixture(
            new OverrideDoubledCheck(),
            overridden(row, "one", 'A', 'C', true),
            overridden(overridden(row, "one", 'A', 'C', true), "two", 'C', 'A', true)),
        new CheckFixture(
            new OverrideFarApartCheck(),
            overridden(Grid.project("AC#####################B"), "one", 'A', 'C', true),
            overridden(Grid.project("AC#####################B"), "one", 'A', 'B', true)),
        new CheckFixture(new ShortBorderCheck(), Grid.project("AB", "CC"), withShortBorder(0.01)),
        new CheckFixture(new IsolatedPlaceCheck(), row, Grid.project("A#B")),
        new CheckFixture(new UnreachableLandCheck(), Grid.project("ABCD"), Grid.project("AB#CD")),
        new CheckFixture(new IslandWithoutAccessCheck(), withPort(island, 'A', "s"), island),
        new CheckFixture(new IslandFlagCheck(), called(island, "a", true), island),
        new CheckFixture(
            new PortOffZoneCheck(),
            withPort(Grid.project("AsBt"), 'A', "s"),
            withPort(Grid.project("AsBt"), 'A', "t")),
        new CheckFixture(new SeaWithoutCoastCheck(), strait, Grid.project("Ast")),
        new CheckFixture(new SeaWithoutSeaCheck(), Grid.project("Ast"), strait),
        new CheckFixture(new NarrowWaterCheck(), withChannel(1), withChannel(0.01)),
        new CheckFixture(
            new RiverOffLandCheck(),
            marked(river, 'A', 'B', Border.river(RIVER)),
            marked(withRiver(strait), 'A', 's', Border.river(RIVER))),
        new CheckFixture(
            new MarkOffLandCheck(), marked(row, 'A', 'B', RIDGE), marked(strait, 'A', 's', RIDGE)),
        new CheckFixture(
            new RiverUnnamedCheck(),
            marked(river, 'A', 'B', Border.river(RIVER)),
            marked(
                marked(withRiver(Grid.project("AB", "CC")), 'A', 'C', Border.river(RIVER)),
                'A',
                'B',
                Border.of(Border.RIVER_KIND))),
        new CheckFixture(
            new RiverOnOtherKindCheck(),
            marked(river, 'A', 'B', Border.river(RIVER)),
            marked(
                river,
                'A',
                'B',
                new Border(Border.LAND_KIND, Optional.of(RIVER), new TreeSet<>()))),
        new CheckFixture(new RiverGapCheck(), alongTheMiddle(true), alongTheMiddle(false)),
        new CheckFixture(
            new RiverNotDrawnCheck(), marked(river, 'A', 'B', Border.river(RIVER)), river),
        new CheckFixture(
            new RiverBrokenCheck(),
            marked(marked(river, 'A', 'B', Border.river(RIVER)), 'B', 'C', Border.river(RIVER)),
            marked(marked(river, 'A', 'B', Border.river(RIVER)), 'F', 'G', Border.river(RIVER))),
        new CheckFixture(new RiverMissesAreaCheck(), inAreas("north"), inAreas("north", "south")),
        new CheckFixture(new RiverInUnlistedAreaCheck(), inAreas("north"), inAreas("south")),
        new CheckFixture(new LoneMarkCheck(), mountains(), marked(mountains(), 'E', 'F', RIDGE)),
        new CheckFixture(
            new CoastOffSeaCheck(), withCoast(shore, "a", "b"), withCoast(shore, "a", "b", "c")),
        new CheckFixture(new CoastGapCheck(), withCoast(shore, "a", "b"), withCoast(shore, "a")),
        new CheckFixture(
            new CoastBrokenCheck(), withCoast(strait, "a"), withCoast(strait, "a", "b")));
  }

  static Project linked(Project project, String id, char from, char to, String... seas) {
    return linked(project, id, from, to, false, seas);
  }

  static Project linked(
      Project project, String id, char from, char to, boolean oneWay, String... seas) {
    return project.with(
        Kinds.LINKS,
        new Link(
            new LinkId(id),
            "Link " + id,
            List.of(),
            "strait",
            Grid.place(from),
            Grid.place(to),
            oneWay,
            Arrays.stream(seas).map(SeaId::new).toList(),
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED));
  }

  static Project overridden(Project project, String id, char a, char b, boolean adjacent) {
    return project.with(
        Kinds.OVERRIDES,
        new AdjacencyOverride(
            new OverrideId(id),
            Grid.place(a),
            Grid.place(b),
            adjacent,
            Optional.empty(),
            "A test says so.",
            Origins.UNSTATED));
  }

  /** A and B above C, with a border between A and B that is this long. */
  static Project withShortBorder(double length) {
    Project project = Grid.project("AB", "CC");
    return Edited.drawn(
        project, new MoveNode(Edited.node(project, 10, 10), new Point(10, 20 - length)));
  }

  /** A and B with a channel of the sea between them that is this wide. */
  static Project withChannel(double width) {
    Project project = Grid.project("AB");
    List<Point> line = List.of(new Point(10 - width, -1), new Point(10 - width, 11));
    return Edited.drawn(
            project, new SplitFace(Edited.face(project, 'A'), line, Use.of(Grid.place('s'))))
        .with(Kinds.SEAS, Sea.named(new SeaId("s"), "Sea s"));
  }

  static Project withProvince(Project project, String id) {
    return project.with(Kinds.PROVINCES, Province.named(new ProvinceId(id), id));
  }

  static Project withPort(Project project, char province, String sea) {
    return project.with(
        Kinds.CITIES,
        new City(
            new CityId("town"),
            "Town",
            List.of(),
            Grid.place(province).province().orElseThrow(),
            1,
            false,
            0,
            Optional.of(new SeaId(sea)),
            Optional.empty(),
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED));
  }

  static Project called(Project project, String id, boolean island) {
    return project.with(Kinds.PROVINCES, province(id, Optional.empty(), "", island));
  }

  private static Province province(
      String id, Optional<AreaId> area, String terrain, boolean island) {
    return new Province(
        new ProvinceId(id),
        id,
        List.of(),
        area,
        terrain,
        Halves.ZERO,
        false,
        false,
        island,
        "",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  static Project marked(Project project, char one, char other, Border border) {
    return Edited.drawn(
        project, new MarkBorder(List.of(Edited.border(project, one, other)), border));
  }

  static Project withRiver(Project project, String... areas) {
    return project.with(
        Kinds.RIVERS,
        new River(
            RIVER,
            "River",
            List.of(),
            Arrays.stream(areas).map(AreaId::new).toList(),
            "",
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED));
  }

  /** A river between two rows of provinces; the middle stretch may be missing. */
  private static Project alongTheMiddle(boolean whole) {
    Project project = withRiver(Grid.project("ABC", "DEF"));
    Project ends =
        marked(marked(project, 'A', 'D', Border.river(RIVER)), 'C', 'F', Border.river(RIVER));
    return whole ? marked(ends, 'B', 'E', Border.river(RIVER)) : ends;
  }

  /** A river in the area north, said to drain these. */
  private static Project inAreas(String... areas) {
    Project project = marked(Grid.project("ABC"), 'A', 'B', Border.river(RIVER));
    for (String id : List.of("a", "b", "c")) {
      AreaId area = new AreaId(id.equals("c") ? "south" : "north");
      project =
          project
              .with(Kinds.AREAS, Area.named(area, area.slug()))
              .with(Kinds.PROVINCES, province(id, Optional.of(area), "", false));
    }
    return withRiver(project, areas);
  }

  /** Three provinces of mountains with ridges between them, and five in the plain. */
  private static Project mountains() {
    Project project = Grid.project("ABCDEFGH");
    for (String id : List.of("a", "b", "c", "d", "e", "f", "g", "h")) {
      String terrain = id.compareTo("c") <= 0 ? "high" : "low";
      project = project.with(Kinds.PROVINCES, province(id, Optional.empty(), terrain, false));
    }
    return marked(marked(project, 'A', 'B', RIDGE), 'B', 'C', RIDGE);
  }

  static Project withCoast(Project project, String... provinces) {
    return project.with(
        Kinds.COASTS,
        new Coast(
            new CoastId("shore"),
            "Shore",
            new SeaId("s"),
            Arrays.stream(provinces).map(ProvinceId::new).toList(),
            Origins.UNSTATED));
  }
}
