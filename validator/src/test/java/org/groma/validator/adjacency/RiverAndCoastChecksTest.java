package org.groma.validator.adjacency;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.CoastId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Border;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.groma.validator.Found;
import org.groma.validator.Grid;
import org.groma.validator.SampleVocabulary;
import org.junit.jupiter.api.Test;

/** Rivers, marks, ports, islands and coasts: where the line is drawn. */
class RiverAndCoastChecksTest {

  private static final Border RIVER = Border.river(AdjacencyFixtures.RIVER);

  @Test
  void aRiverThatRunsThroughAProvinceIsNotBroken() {
    Project project = AdjacencyFixtures.withRiver(Grid.project("ABC"));
    Project both =
        AdjacencyFixtures.marked(
            AdjacencyFixtures.marked(project, 'A', 'B', RIVER), 'B', 'C', RIVER);

    assertThat(Found.by(new RiverBrokenCheck(), both)).isEmpty();
    assertThat(Found.by(new RiverGapCheck(), both)).isEmpty();
  }

  @Test
  void aBrokenRiverSaysWhereItsOtherPieceRuns() {
    Project project = AdjacencyFixtures.withRiver(Grid.project("ABCDE"));
    Project apart =
        AdjacencyFixtures.marked(
            AdjacencyFixtures.marked(project, 'A', 'B', RIVER), 'D', 'E', RIVER);

    assertThat(Found.messages(new RiverBrokenCheck(), apart))
        .singleElement()
        .asString()
        .startsWith("The river River is in 2 pieces that no province joins; one of them runs");
  }

  @Test
  void aGapIsNoneWhereTheRiverGoesOnAnotherWay() {
    // the river comes from the west and turns north at the first corner; east of it is another
    Project project = AdjacencyFixtures.withRiver(Grid.project("ABC", "DEF"));
    Project turned =
        AdjacencyFixtures.marked(
            AdjacencyFixtures.marked(
                AdjacencyFixtures.marked(project, 'A', 'D', RIVER), 'A', 'B', RIVER),
            'C',
            'F',
            RIVER);

    assertThat(Found.by(new RiverGapCheck(), turned)).isEmpty();
  }

  @Test
  void aGapIsNoneInAnAreaThatTheRiverDoesNotDrain() {
    Project gap =
        AdjacencyFixtures.marked(
                AdjacencyFixtures.marked(Grid.project("ABC", "DEF"), 'A', 'D', RIVER),
                'C',
                'F',
                RIVER)
            .with(Kinds.AREAS, Area.named(new AreaId("north"), "North"))
            .with(Kinds.AREAS, Area.named(new AreaId("south"), "South"))
            .with(Kinds.PROVINCES, in("b", "north"));

    assertThat(Found.by(new RiverGapCheck(), AdjacencyFixtures.withRiver(gap, "north"))).hasSize(1);
    assertThat(Found.by(new RiverGapCheck(), AdjacencyFixtures.withRiver(gap, "south"))).isEmpty();
  }

  @Test
  void anAreaIsDrainedWhenAPartOfItIs() {
    Project project =
        AdjacencyFixtures.withRiver(
                AdjacencyFixtures.marked(Grid.project("AB"), 'A', 'B', RIVER), "whole")
            .with(Kinds.AREAS, Area.named(new AreaId("whole"), "Whole"))
            .with(Kinds.AREAS, part("part", "whole"))
            .with(Kinds.PROVINCES, in("a", "part"))
            .with(Kinds.PROVINCES, in("b", "part"));

    assertThat(Found.by(new RiverMissesAreaCheck(), project)).isEmpty();
    assertThat(Found.by(new RiverInUnlistedAreaCheck(), project)).isEmpty();
  }

  @Test
  void areasThatContainEachOtherDoNotHangTheCheck() {
    Project project =
        AdjacencyFixtures.withRiver(
                AdjacencyFixtures.marked(Grid.project("AB"), 'A', 'B', RIVER), "other")
            .with(Kinds.AREAS, part("one", "two"))
            .with(Kinds.AREAS, part("two", "one"))
            .with(Kinds.AREAS, Area.named(new AreaId("other"), "Other"))
            .with(Kinds.PROVINCES, in("a", "one"));

    assertThat(Found.by(new RiverMissesAreaCheck(), project)).hasSize(1);
    assertThat(Found.by(new RiverInUnlistedAreaCheck(), project)).hasSize(1);
  }

  private static Area part(String id, String parent) {
    Area area = Area.named(new AreaId(id), id);
    return new Area(
        area.id(),
        area.name(),
        area.aliases(),
        Optional.of(new AreaId(parent)),
        area.status(),
        area.kingdomIncome(),
        area.empireIncome(),
        area.religion(),
        area.extent(),
        area.colour(),
        area.tags(),
        area.attributes(),
        area.origin());
  }

  private static Province in(String id, String area) {
    Province province = Province.named(new ProvinceId(id), id);
    return new Province(
        province.id(),
        province.name(),
        province.aliases(),
        Optional.of(new AreaId(area)),
        "",
        Halves.ZERO,
        false,
        false,
        false,
        "",
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  @Test
  void whatForbidsCrossingCountsOnACoastToo() {
    Project cliff =
        AdjacencyFixtures.marked(
            Grid.project("As").with(SampleVocabulary.withImpassable("cliff")),
            'A',
            's',
            Border.of("cliff"));

    assertThat(Found.by(new MarkOffLandCheck(), cliff)).isEmpty();
  }

  @Test
  void aProvinceInTheMiddleOfLandOutOfPlayIsNoIsland() {
    Project enclosed = Grid.project("###", "#A#", "###");

    assertThat(Found.by(new IslandFlagCheck(), enclosed)).isEmpty();
  }

  @Test
  void anIslandWithABridgeIsStillAnIsland() {
    Project island = Grid.project("sssB", "sAsB", "sssB");
    Project bridge = AdjacencyFixtures.linked(island, "bridge", 'A', 'B', "s");

    assertThat(Found.messages(new IslandFlagCheck(), bridge))
        .containsExactly(
            "A is an island on the map, but the gazetteer does not call it one.",
            "B is an island on the map, but the gazetteer does not call it one.");
    assertThat(Found.by(new IslandWithoutAccessCheck(), bridge)).isEmpty();
  }

  @Test
  void anOverrideGivesAProvinceACoast() {
    Project inland = AdjacencyFixtures.withPort(Grid.project("ABs"), 'A', "s");

    assertThat(Found.by(new PortOffZoneCheck(), inland)).hasSize(1);
    assertThat(
            Found.by(
                new PortOffZoneCheck(),
                AdjacencyFixtures.overridden(inland, "one", 'A', 's', true)))
        .isEmpty();
  }

  @Test
  void aSeaWithoutAListedCoastIsAGapOnceOthersHaveTheirs() {
    Project two = Grid.project("AsBt");
    Project listed = AdjacencyFixtures.withCoast(two, "a", "b");

    assertThat(Found.by(new CoastGapCheck(), two)).isEmpty();
    assertThat(Found.messages(new CoastGapCheck(), listed))
        .containsExactly("B touches Sea t, but is on none of its coasts.");
    assertThat(
            Found.by(
                new CoastGapCheck(),
                listed.with(
                    Kinds.COASTS,
                    new Coast(
                        new CoastId("far"),
                        "Far shore",
                        new SeaId("t"),
                        List.of(new ProvinceId("b")),
                        Origins.UNSTATED))))
        .isEmpty();
  }
}
