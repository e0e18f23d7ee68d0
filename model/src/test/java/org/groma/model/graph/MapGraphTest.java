package org.groma.model.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.graph.SmallMap.borders;
import static org.groma.model.graph.SmallMap.link;
import static org.groma.model.graph.SmallMap.marked;
import static org.groma.model.graph.SmallMap.place;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.ChangeMap;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.LinkId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.AssignFace;
import org.groma.model.topology.Border;
import org.groma.model.topology.Use;
import org.junit.jupiter.api.Test;

/** Which places touch, and across what. */
class MapGraphTest {

  private static final Border RIDGE = Border.of("ridge");
  private static final Border WALL = Border.of(SmallMap.WALL);

  @Test
  void provincesAreNeighboursWhereTheyShareABorder() {
    assertThat(neighbours(SmallMap.of("a b c"), "b"))
        .containsExactly(across("a", "land", 10), across("c", "land", 10));
  }

  @Test
  void aCommonCornerIsNoBorder() {
    assertThat(neighbours(SmallMap.of("a b", "c d"), "a"))
        .containsExactly(across("b", "land", 10), across("c", "land", 10));
  }

  @Test
  void everySideOfAPlaceCounts() {
    assertThat(neighbours(SmallMap.of("a b b", "b b ."), "a"))
        .containsExactly(across("b", "land", 20));
  }

  @Test
  void theMarkOfABorderIsItsKind() {
    Project project = SmallMap.of("a b");
    project = marked(project, borders(project, "a", "b"), RIDGE);

    assertThat(neighbours(project, "a")).containsExactly(across("b", "ridge", 10));
    assertThat(neighbours(project, "b")).containsExactly(across("a", "ridge", 10));
  }

  @Test
  void aRiverIsNamed() {
    RiverId rhine = new RiverId("rhenus");
    Project project = SmallMap.of("a b");
    project = marked(project, borders(project, "a", "b"), Border.river(rhine));

    assertThat(neighbours(project, "a"))
        .containsExactly(
            new Neighbour(place("b"), "river", Optional.of(rhine), Optional.empty(), 10));
  }

  @Test
  void theLongestKindOfBorderCounts() {
    // b lies round three sides of a; the outer corners of b's squares make three arcs
    Project project = SmallMap.of("b b b", "b a b", "~s ~t ~u");
    List<Integer> arcs = borders(project, "a", "b");
    assertThat(arcs).hasSize(3);

    assertThat(neighbours(marked(project, arcs.subList(0, 1), RIDGE), "a").getFirst())
        .isEqualTo(across("b", "land", 30));
    assertThat(neighbours(marked(project, arcs.subList(0, 2), RIDGE), "a").getFirst())
        .isEqualTo(across("b", "ridge", 30));
  }

  @Test
  void ofKindsEquallyLongTheFirstInTheAlphabetCountsOnBothSides() {
    Project project = SmallMap.of("b b", "b a");
    project = marked(project, borders(project, "a", "b").subList(0, 1), RIDGE);

    assertThat(neighbours(project, "a")).containsExactly(across("b", "land", 20));
    assertThat(neighbours(project, "b")).containsExactly(across("a", "land", 20));
  }

  @Test
  void theLongestRiverNamesTheBorder() {
    Project project = SmallMap.of("b b b", "b a b", "~s ~t ~u");
    List<Integer> arcs = borders(project, "a", "b");
    RiverId mosa = new RiverId("mosa");
    RiverId albis = new RiverId("albis");
    project = marked(project, arcs, Border.river(mosa));
    project = marked(project, arcs.subList(0, 1), Border.river(albis));

    assertThat(neighbours(project, "a").getFirst().river()).contains(mosa);
  }

  @Test
  void aBorderThatCannotBeCrossedMakesNoNeighbours() {
    Project project = SmallMap.of("a b", "c d");
    project = marked(project, borders(project, "a", "b"), WALL);

    assertThat(neighbours(project, "a")).containsExactly(across("c", "land", 10));
    assertThat(graph(project).between(place("a"), place("b"))).isEmpty();
  }

  @Test
  void aBorderThatIsPartlyAWallCanBeCrossedWhereItIsNone() {
    Project project = SmallMap.of("b b", "b a");
    project = marked(project, borders(project, "a", "b").subList(0, 1), WALL);

    assertThat(neighbours(project, "a")).containsExactly(across("b", "land", 10));
  }

  @Test
  void coastsAndSeaBordersAreWhatLiesOnTheirSides() {
    Project project = SmallMap.of("a ~s ~t");
    project = marked(project, borders(project, "a", "~s"), RIDGE);

    assertThat(neighbours(project, "~s"))
        .containsExactly(across("a", "coast", 10), across("~t", "sea", 10));
    assertThat(neighbours(project, "a")).containsExactly(across("~s", "coast", 10));
  }

  @Test
  void aProvinceAndASeaOfOneNameAreTwoPlaces() {
    assertThat(neighbours(SmallMap.of("creta ~creta"), "creta"))
        .containsExactly(across("~creta", "coast", 10));
  }

  @Test
  void twoFacesOfOnePlaceAreNoNeighbours() {
    assertThat(neighbours(SmallMap.of("a a b"), "a")).containsExactly(across("b", "land", 10));
  }

  @Test
  void landThatBelongsToNobodySeparates() {
    Project project = SmallMap.of("a b c");
    int b = project.map().facesOf(place("b")).getFirst();
    Project without =
        SmallMap.applied(project, new ChangeMap(new AssignFace(b, Use.None.OUT_OF_PLAY)));

    assertThat(neighbours(without, "a")).isEmpty();
    assertThat(neighbours(without, "b")).isEmpty();
  }

  @Test
  void aFaceWhoseRecordIsMissingIsNoPlace() {
    Project project = SmallMap.of("a b");
    Project without = project.with(Kinds.PROVINCES, project.provinces().without("b"));

    assertThat(neighbours(without, "a")).isEmpty();
    assertThat(graph(without).number(place("b"))).isEmpty();
    assertThat(graph(without).neighbours(place("b"))).isEmpty();
  }

  @Test
  void aRecordThatIsNotDrawnHasNoNeighbours() {
    Project project =
        SmallMap.of("a b").with(Kinds.PROVINCES, Province.named(new ProvinceId("ghost"), "Ghost"));

    assertThat(graph(project).size()).isEqualTo(3);
    assertThat(neighbours(project, "ghost")).isEmpty();
  }

  @Test
  void aStraitJoinsAcrossTheSeaAndKnowsWhoCanBlockIt() {
    Link strait = link("fretum", "strait", place("a"), place("b"), false, "s");
    Project project = SmallMap.of("a ~s b").with(Kinds.LINKS, strait);

    Neighbour across = graph(project).between(place("b"), place("a")).getFirst();
    assertThat(across)
        .isEqualTo(
            new Neighbour(
                place("a"), "strait", Optional.empty(), Optional.of(new LinkId("fretum")), 0));
    assertThat(project.links().find(across.link().orElseThrow()).orElseThrow().seas())
        .containsExactly(new SeaId("s"));
  }

  @Test
  void aOneWayLinkLeadsOneWay() {
    Project project =
        SmallMap.of("a ~s b")
            .with(Kinds.LINKS, link("drift", "arrow", place("a"), place("b"), true));

    assertThat(graph(project).between(place("a"), place("b"))).hasSize(1);
    assertThat(graph(project).between(place("b"), place("a"))).isEmpty();
    assertThat(graph(project).distance(place("a"), place("b"), Way.byLand(graph(project))))
        .hasValue(1);
    assertThat(graph(project).distance(place("b"), place("a"), Way.byLand(graph(project))))
        .isEmpty();
  }

  @Test
  void aBorderAndLinksBetweenTheSameTwoAreAllThere() {
    Project project =
        SmallMap.of("a b")
            .with(Kinds.LINKS, link("road", "road", place("a"), place("b"), false))
            .with(Kinds.LINKS, link("bridge", "road", place("b"), place("a"), false));

    assertThat(graph(project).between(place("a"), place("b")))
        .extracting(neighbour -> neighbour.link().map(LinkId::slug).orElse("border"))
        .containsExactly("border", "bridge", "road");
  }

  @Test
  void aLinkToNowhereIsIgnored() {
    Project project =
        SmallMap.of("a b")
            .with(Kinds.LINKS, link("road", "road", place("a"), place("thule"), false));

    assertThat(neighbours(project, "a")).containsExactly(across("b", "land", 10));
  }

  @Test
  void anAreaWithoutProvincesIsABoxOffTheMap() {
    AreaId persia = new AreaId("persia");
    Project project =
        SmallMap.of("a b")
            .with(Kinds.AREAS, Area.named(persia, "Persia"))
            .with(Kinds.LINKS, link("silk-road", "road", place("b"), Place.of(persia), false));
    MapGraph graph = graph(project);

    assertThat(graph.size()).isEqualTo(3);
    assertThat(graph.provinceCount()).isEqualTo(2);
    assertThat(graph.place(2)).isEqualTo(Place.of(persia));
    assertThat(graph.isLand(2)).isFalse();
    assertThat(graph.isSea(2)).isFalse();
    assertThat(graph.path(place("a"), Place.of(persia), Way.ANY))
        .containsExactly(place("a"), place("b"), Place.of(persia));
    assertThat(graph.distance(place("a"), Place.of(persia), Way.byLand(graph))).isEmpty();
  }

  @Test
  void anAreaOfProvincesOrOfAreasIsNoBox() {
    AreaId gallia = new AreaId("gallia");
    AreaId belgica = new AreaId("belgica");
    Area inner = Area.named(belgica, "Belgica");
    Area belongs =
        new Area(
            belgica,
            "Belgica",
            List.of(),
            Optional.of(gallia),
            "",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            "",
            Optional.empty(),
            inner.tags(),
            inner.attributes(),
            inner.origin());
    Project project =
        SmallMap.of("a b")
            .with(Kinds.AREAS, Area.named(gallia, "Gallia"))
            .with(Kinds.AREAS, belongs)
            .with(Kinds.PROVINCES, GraphEdits.provinceIn("a", Optional.of(belgica)));

    assertThat(graph(project).size()).isEqualTo(2);
  }

  @Test
  void placesAreNumberedProvincesFirstThenSeasEachByName() {
    MapGraph graph = graph(SmallMap.of("d ~c", "b ~a"));

    assertThat(List.of(graph.place(0), graph.place(1), graph.place(2), graph.place(3)))
        .containsExactly(place("b"), place("d"), place("~a"), place("~c"));
    assertThat(graph.seaCount()).isEqualTo(2);
    assertThat(graph.isSea(2)).isTrue();
    assertThat(graph.number(place("~c"))).hasValue(3);
    assertThat(graph.degree(0)).isEqualTo(2);
    assertThat(graph.target(0, 0)).isEqualTo(1);
    assertThat(graph.edge(0, 1)).isEqualTo(across("~a", "coast", 10));
  }

  @Test
  void anIslandTouchesNoOtherLand() {
    MapGraph graph =
        graph(
            SmallMap.of("a ~s b", "~t ~u c")
                .with(Kinds.LINKS, link("bridge", "strait", place("a"), place("b"), false)));

    assertThat(graph.isIsland(0)).as("a, with a bridge").isTrue();
    assertThat(graph.isIsland(1)).as("b, beside c").isFalse();
    assertThat(graph.isIsland(3)).as("a sea").isFalse();
  }

  @Test
  void landBehindAWallIsNoIsland() {
    Project project = SmallMap.of("a b");
    project = marked(project, borders(project, "a", "b"), WALL);

    assertThat(graph(project).isIsland(0)).isFalse();
  }

  @Test
  void anEmptyProjectHasAnEmptyGraph() {
    assertThat(graph(SmallMap.of(".")).size()).isZero();
  }

  private static MapGraph graph(Project project) {
    return MapGraph.of(project);
  }

  private static List<Neighbour> neighbours(Project project, String of) {
    return graph(project).neighbours(place(of));
  }

  private static Neighbour across(String other, String kind, double length) {
    return new Neighbour(place(other), kind, Optional.empty(), Optional.empty(), length);
  }
}
