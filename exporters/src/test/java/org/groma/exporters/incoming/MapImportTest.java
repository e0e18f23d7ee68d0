package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.RandomProject;
import org.groma.exporters.geojson.RoundTrip;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What map files make of a project. */
class MapImportTest {

  private static IncomingMap.Proposed taken(IncomingMap incoming) {
    return (IncomingMap.Proposed) incoming;
  }

  private static List<String> changes(IncomingMap incoming) {
    return taken(incoming).changes().stream()
        .filter(change -> !change.ofOrigin())
        .map(Sample::line)
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void aFileOfTheProjectItselfChangesNothing(RoundTrip format) {
    GeoJson.Features file = format.read(format.out(Sample.PROJECT));

    IncomingMap.Proposed taken =
        taken(MapImport.of(Sample.PROJECT, format.file(), file, MapImport.Options.PLAIN));

    assertThat(taken.project()).isSameAs(Sample.PROJECT);
    assertThat(taken.changes()).isEmpty();
    assertThat(taken.remarks()).isEmpty();
    assertThat(taken.redrawn()).isFalse();
  }

  @Property(tries = 300)
  void soForAnyMap(@ForAll long seed, @ForAll RoundTrip format) {
    Project project = RandomProject.of(seed);
    GeoJson.Features file = format.read(format.out(project));

    IncomingMap.Proposed taken =
        taken(MapImport.of(project, format.file(), file, MapImport.Options.PLAIN));

    assertThat(taken.changes())
        .as("but for words that the project lacks")
        .allMatch(change -> change.subject().equals("vocabulary"));
    assertThat(taken.project().map()).isSameAs(project.map());
    assertThat(taken.project().with(project.vocabulary())).isEqualTo(project);
  }

  @Test
  void noneDoesTheFileThatAnotherProgramSaved() {
    IncomingMap.Proposed taken = taken(OpenMap.of(Sample.PROJECT).into(Sample.PROJECT));

    assertThat(taken.changes()).isEmpty();
    assertThat(taken.remarks()).isEmpty();
    assertThat(taken.project()).isSameAs(Sample.PROJECT);
  }

  @Test
  void aMovedCornerChangesTheShapesBesideItAndNothingElse() {
    IncomingMap.Proposed taken =
        taken(
            OpenMap.of(Sample.PROJECT)
                .move("20.895003,37.733003", "[20.9,37.74]")
                .into(Sample.PROJECT));

    assertThat(changes(taken))
        .hasSize(2)
        .allMatch(line -> line.matches("\\S+ shape area \\d.*points > area \\d.* points, 1 new"));
    assertThat(taken.redrawn()).isTrue();
    assertThat(taken.project().map().arcCount()).isEqualTo(Sample.PROJECT.map().arcCount());
    assertThat(taken.project().with(Sample.PROJECT.map())).isEqualTo(Sample.PROJECT);
  }

  @Test
  void aPlaceThatIsGoneLosesItsShapeAndItsBordersAndKeepsItsRecord() {
    IncomingMap.Proposed taken =
        taken(OpenMap.of(Sample.PROJECT).delete("province:delta").into(Sample.PROJECT));

    assertThat(changes(taken))
        .containsExactly(
            "map unassigned  > 1 face, area 18818.3",
            "province:aegyptus border.province:delta land > ",
            "province:delta shape area 18818.3, 203 points > ",
            "province:delta border.province:nilus river nilus > ",
            "province:delta border.province:sinai land > ",
            "province:delta border.sea:mare-nostrum-orientalis coast > ",
            "province:delta border.sea:mare-rubrum coast > ");
    assertThat(taken.remarks())
        .containsExactly(
            "One place of the project has no polygon in the file; its record is kept without a"
                + " shape.");
    assertThat(taken.project().provinces()).isEqualTo(Sample.PROJECT.provinces());
  }

  @Test
  void anotherIdIsAnotherPlaceWithItsValues() {
    OpenMap map = OpenMap.of(Sample.PROJECT).type("province:delta", "id", "\"delta-nova\"");
    // its city stays in the old province
    for (String column : List.of("city", "level", "fortified", "wall", "port")) {
      map.type("province:delta-nova", column, "null");
    }
    assertThat(changes(map.into(Sample.PROJECT)))
        .contains(
            "province:delta-nova *  > Delta",
            "province:delta-nova shape  > area 18818.3, 203 points",
            "province:delta-nova border.province:nilus  > river nilus")
        .doesNotContain("province:delta *  > ");
    Project after = taken(map.into(Sample.PROJECT)).project();
    assertThat(after.provinces().find("delta-nova").orElseThrow().income())
        .isEqualTo(Sample.PROJECT.provinces().find("delta").orElseThrow().income());
  }

  @Test
  void polygonsThatOverlapAreAMisfit() {
    OpenMap map = OpenMap.of(Sample.PROJECT).copy("province:delta");

    assertThat(map.into(Sample.PROJECT))
        .isInstanceOfSatisfying(
            IncomingMap.Misfit.class, misfit -> assertThat(misfit.faults()).isNotEmpty());
  }

  @Test
  void degreesAreProjectedAsTheMapOfTheProjectIs() {
    MapImport.Options lonlat =
        new MapImport.Options(true, Optional.empty(), Optional.of(Degrees.LONLAT), false);

    assertThat(changes(OpenMap.of(Sample.PROJECT).into(Sample.PROJECT, lonlat)))
        .first()
        .asString()
        .matches("map projection lambert-azimuthal-equal-area \\(latitude 42, .*\\) > lonlat");
  }

  @Test
  void whatIsNoLongitudeAndLatitudeIsRefused() {
    MapImport.Options asked =
        new MapImport.Options(false, Optional.empty(), Optional.of(Degrees.PROJECT), false);
    OpenMap map = OpenMap.of(Sample.PROJECT).move("20.895003,37.733003", "[20.9,237.74]");

    assertThat(map.into(Sample.PROJECT, asked))
        .isInstanceOfSatisfying(
            IncomingMap.Refused.class,
            refused ->
                assertThat(refused.mistakes())
                    .contains(
                        new Mistake(
                            "map.geojson, line " + map.line("province:achaia"),
                            "20.9, 237.74 is no longitude and latitude in degrees; units of a map"
                                + " are read with --projection none."))
                    .hasSize(2));
  }
}
