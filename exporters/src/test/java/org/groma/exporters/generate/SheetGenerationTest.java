package org.groma.exporters.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

class SheetGenerationTest {

  private static final Envelope PAPER = new Envelope(0, 841, 0, 594);

  private static Topology drawn(Envelope sheet, List<Site> sites, List<Geometry> land) {
    Generator.Generated made =
        SheetGeneration.generate(new SheetGeneration.Inputs(sheet, sites, land), _ -> {});
    assertThat(made.faults()).isEmpty();
    return made.map().orElseThrow();
  }

  @ParameterizedTest
  @EnumSource(InventedCoast.class)
  void anInventedSheetHasAPlaceForEachSiteAndTheSameSeedGivesTheSameMap(InventedCoast coast) {
    List<Geometry> land = coast.on(PAPER, 7);
    List<Site> sites = InventedSites.on(PAPER, land, 12, 3, 7);

    Topology map = drawn(PAPER, sites, land);

    int seas = coast == InventedCoast.LAND ? 0 : 3;
    assertThat(map.places()).hasSize(12 + seas);
    assertThat(PAPER.contains(map.extent())).isTrue();
    assertThat(drawn(PAPER, InventedSites.on(PAPER, coast.on(PAPER, 7), 12, 3, 7), land))
        .isEqualTo(map);
  }

  @Test
  void aSheetMayBeSmallOrLieAnywhere() {
    for (Envelope sheet :
        List.of(
            new Envelope(-10, 30, 35, 60), // degrees
            new Envelope(-2000, 2000, -1500, 1500), // kilometres
            new Envelope(1000, 1001, 1000, 1001))) {
      List<Geometry> land = InventedCoast.ISLAND.on(sheet, 3);

      Topology map = drawn(sheet, InventedSites.on(sheet, land, 6, 2, 3), land);

      assertThat(map.places()).hasSize(8);
      assertThat(sheet.contains(map.extent())).isTrue();
    }
  }

  @Test
  void sitesThatLieSymmetricallyMakeAMap() {
    List<Geometry> land = List.of(Land.GEOMETRY.toGeometry(new Envelope(100, 741, 100, 494)));
    for (List<Coordinate> spots :
        List.of(
            List.of(new Coordinate(220.5, 297), new Coordinate(620.5, 297)),
            List.of(new Coordinate(420.5, 197), new Coordinate(420.5, 397)),
            List.of(
                new Coordinate(220.5, 197),
                new Coordinate(620.5, 197),
                new Coordinate(220.5, 397),
                new Coordinate(620.5, 397)))) {
      List<Site> sites = new ArrayList<>();
      for (Coordinate at : spots) {
        sites.add(InventedSites.province(sites.size() + 1, at));
      }
      assertThat(drawn(PAPER, sites, land).places()).hasSize(spots.size());
    }
  }

  @Test
  void theProjectGetsRecordsWithNamesThatCanBeRead() {
    List<Geometry> land = InventedCoast.ISLAND.on(PAPER, 1);
    Project blank = Project.empty(new Settings("New", "none", Optional.empty(), List.of()));

    Project project =
        SheetGeneration.into(blank, drawn(PAPER, InventedSites.on(PAPER, land, 4, 1, 1), land));

    assertThat(project.provinces().stream().map(province -> province.name()))
        .containsExactlyInAnyOrder("Province 1", "Province 2", "Province 3", "Province 4");
    assertThat(project.seas().stream().map(sea -> sea.name())).containsExactly("Sea 1");
  }

  @Test
  void itEndsWhenItIsCancelled() {
    List<Geometry> land = InventedCoast.ISLAND.on(PAPER, 1);
    List<Site> sites = InventedSites.on(PAPER, land, 4, 1, 1);

    assertThatThrownBy(() ->
            SheetGeneration.generate(
                new SheetGeneration.Inputs(PAPER, sites, land),
                share -> {
                  if (share > 0.3) {
                    throw new CancellationException();
                  }
                }))
        .isInstanceOf(CancellationException.class);
  }
}
