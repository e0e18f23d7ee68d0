package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportPolygonsTest {

  private static final String REFUSED =
      "Nothing was written: with 1 overlap the polygons make no map. Correct the file, or run again"
          + " with --repair.\n";

  @TempDir private Path folder;
  private Path project;
  private Path file;

  @BeforeEach
  void makeAnEmptyProject() {
    project = folder.resolve("project");
    file = folder.resolve("map.geojson");
    assertThat(Run.groma("new", project).exitCode()).isZero();
  }

  private Run load(Features features, Object... options) {
    features.in(file);
    return new ImportedFile(file, project).load(options);
  }

  private Project project() {
    return new ImportedFile(file, project).saved();
  }

  private static Features fitting() {
    return Features.none()
        .box("Gallia", 0, 0, 10, 10)
        .box("Raetia", 10, 0, 20, 10)
        .sea("Oceanus", 20, 0, 30, 10);
  }

  /** The second box starts one unit too early. */
  private static Features overlapping() {
    return Features.none().box("Gallia", 0, 0, 10, 10).box("Raetia", 9, 0, 20, 10);
  }

  /** Eight boxes round a hole. */
  private static Features withGap() {
    return Features.none()
        .polygon(
            "\"name\": \"Ring\"",
            "[[0,0],[30,0],[30,30],[0,30]], [[10,10],[20,10],[20,20],[10,20]]");
  }

  @Test
  void polygonsThatFitBecomeTheMap() {
    assertThat(load(fitting()))
        .isEqualTo(
            new Run(
                0,
                """
                  map              projection  none  →  lonlat
                  map              precision   –     →  6 digits
                  province:gallia  shape       –     →  area 100, 4 points
                  province:raetia  shape       –     →  area 100, 4 points
                  sea:oceanus      shape       –     →  area 100, 4 points
                  province:gallia  added       –     →  Gallia
                  province:raetia  added       –     →  Raetia
                  sea:oceanus      added       –     →  Oceanus
                  new note: Oceanus touches no other sea zone. (adjacency.sea-without-sea)
                map.geojson: 3 features, 0 faults, 8 changes.
                Map: 3 faces, 6 borders. New records: 2 provinces, 1 sea zone.
                """,
                "Saved in " + project + ".\n"));
    assertThat(Run.groma("query", project, "adjacent", "raetia").out())
        .isEqualTo(
            """
              Gallia   province:gallia  land   10.00
              Oceanus  sea:oceanus      coast  10.00
            """);
  }

  @Test
  void aReportInJsonHasEveryFault() {
    assertThat(load(overlapping(), "--format", "json"))
        .isEqualTo(
            new Run(
                1,
                """
                {
                  "file": "map.geojson",
                  "features": 2,
                  "faults": [
                    {
                      "kind": "overlap",
                      "at": [
                        9.5,
                        5.0
                      ],
                      "size": 10.0,
                      "polygons": [
                        "Gallia",
                        "Raetia"
                      ],
                      "message": "Gallia and Raetia overlap with an area of 10.0000."
                    }
                  ],
                  "changes": [],
                  "notices": [],
                  "mistakes": [],
                  "added": null,
                  "map": null,
                  "findings": [],
                  "written": false
                }
                """,
                REFUSED));
  }

  @Test
  void overlapsAreListedAndPreventTheImport() {
    features(overlapping());
    FolderState before = FolderState.of(folder);
    assertThat(load(overlapping()))
        .isEqualTo(
            new Run(
                1,
                """
                1 overlap: space that two polygons claim
                  at (9.5, 5)  area 10  Gallia, Raetia
                map.geojson: 2 features, 1 fault.
                """,
                REFUSED));
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }

  private void features(Features features) {
    features.in(file);
  }

  @Test
  void overlapsAreMendedWhenAskedTo() {
    Run run = load(overlapping(), "--repair");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("1 overlap:", "Repaired: 1 overlapping piece")
        .endsWith("Map: 2 faces, 3 borders. New records: 2 provinces, 0 sea zones.\n");
    assertThat(project().map().area(1)).isEqualTo(100);
  }

  @Test
  void aGapIsReportedAndDoesNotPreventTheImport() {
    Run run = load(withGap(), "--with-errors");
    assertThat(run.out())
        .startsWith(
            """
            1 gap: space between polygons that belongs to none; perhaps a lake
              at (15, 15)  area 100  Ring
            """)
        .endsWith(
            """
            map.geojson: 1 feature, 1 fault, 5 changes.
            Map: 2 faces, 2 borders. New records: 1 province, 0 sea zones.
            """);
    assertThat(run.err()).isEqualTo("Saved in " + project + ".\n");
  }

  @Test
  void aGapIsFilledUpToTheSizeThatIsGiven() {
    assertThat(load(withGap(), "--repair", "--largest-gap", 99).out()).contains("Map: 2 faces");
    assertThat(load(withGap(), "--repair", "--largest-gap", 100, "--replace").out())
        .contains("Map: 1 face");
  }

  @Test
  void aDryRunWritesNothing() {
    features(fitting());
    FolderState before = FolderState.of(folder);
    Run run = load(fitting(), "--dry-run");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEqualTo("Nothing was written (--dry-run).\n");
    assertThat(FolderState.of(folder)).isEqualTo(before);
    assertThat(load(overlapping(), "--dry-run").exitCode()).isEqualTo(1);
  }

  @Test
  void aMapIsReplacedOnlyWhenAskedToAndRecordsAreKept() {
    Alps.savedIn(project);
    Features redrawn = Features.none().box("Gállia", 0, 0, 5, 5).box("Nova", 5, 0, 9, 5);
    features(redrawn);
    FolderState before = FolderState.of(folder);
    assertThat(load(redrawn))
        .isEqualTo(
            new Run(
                1,
                "",
                project
                    + " already has a map. To put this one in its place and keep all records, run"
                    + " again with --replace.\n"));
    assertThat(FolderState.of(folder)).isEqualTo(before);
    Run run = load(redrawn, "--replace", "--with-errors");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .endsWith("Map: 2 faces, 3 borders. New records: 1 province, 0 sea zones.\n");
    assertThat(project().provinces().size()).isEqualTo(6);
    assertThat(project().provinces().find("gallia").orElseThrow().terrain()).isEqualTo("mountain");
  }

  @Test
  void coordinatesOnTheGlobeAreTakenForLongitudeAndLatitude() {
    load(fitting());
    assertThat(project().projection()).isEqualTo(Projection.LONLAT);
    load(fitting(), "--replace", "--projection", "none");
    assertThat(project().projection()).isEqualTo(Projection.NONE);
    load(Features.none().box("Far", 0, 0, 500, 500), "--replace", "--with-errors");
    assertThat(project().projection()).isEqualTo(Projection.NONE);
  }

  @Test
  void aTerminalShowsTwentyFaultsOfAKind() throws IOException {
    Features gaps = Features.none();
    StringBuilder rings = new StringBuilder("[[0,0],[100,0],[100,3],[0,3]]");
    for (int i = 0; i < 25; i++) {
      int x = 2 + 3 * i;
      rings.append(", [[%d,1],[%d,1],[%d,2],[%d,2]]".formatted(x, x + 1, x + 1, x));
    }
    gaps.polygon("\"name\": \"Sieve\"", rings.toString()).in(file);
    Run short20 = Run.onTerminal("import", file, "--into", project, "--dry-run");
    assertThat(short20.out().lines().filter(line -> line.startsWith("  at"))).hasSize(20);
    assertThat(short20.out()).contains("  … and 5 more; --all lists them\n");
    assertThat(short20.err()).startsWith("Reading " + file + "…\nFitting 1 feature…\n");
    Run all = Run.onTerminal("import", file, "--into", project, "--dry-run", "--all");
    assertThat(all.out().lines().filter(line -> line.startsWith("  at"))).hasSize(25);
    Run piped = Run.groma("import", file, "--into", project, "--dry-run");
    assertThat(piped.out()).isEqualTo(all.out());
    assertThat(Files.exists(project.resolve("map"))).isFalse();
  }

  @Test
  void theLargestGapNeedsARepairAndASize() {
    assertThat(load(fitting(), "--largest-gap", 5).err())
        .startsWith("--largest-gap only means something with --repair.\n");
    for (String wrong : new String[] {"NaN", "-1", "Infinity"}) {
      Run run = load(fitting(), "--repair", "--largest-gap=" + wrong);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).startsWith("--largest-gap is an area, a number from 0 up, not ");
    }
    assertThat(load(fitting(), "--repair", "--largest-gap", "wide").exitCode()).isEqualTo(2);
  }

  @Test
  void aFileWithoutPolygonsLeavesTheMapAlone() {
    Alps.savedIn(project);
    features(Features.none());
    FolderState before = FolderState.of(folder);
    assertThat(load(Features.none(), "--replace"))
        .isEqualTo(new Run(2, "", file + " holds no polygons, so there is nothing to import.\n"));
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }

  @Test
  void polygonsWithoutAnAreaLeaveTheMapAlone() {
    Alps.savedIn(project);
    Features flat = Features.none().polygon("\"name\": \"Flat\"", "[[0,0],[1,1],[2,2]]");
    features(flat);
    FolderState before = FolderState.of(folder);
    Run run = load(flat, "--replace", "--repair");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo("Nothing was written: no polygon of the file encloses an area.\n");
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }

  @Test
  void aCornerThatOnlyOneSideHasPreventsTheImport() {
    Features touching =
        Features.none()
            .box("Gallia", 0, 0, 2, 2)
            .polygon("\"name\": \"Raetia\"", "[[2,0],[4,0],[4,2],[2,2],[2,1]]");
    Run run = load(touching);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith("Nothing was written: with ");
    assertThat(Files.exists(project.resolve("map"))).isFalse();
  }

  @Test
  void aProjectThatCannotBeSavedIsToldAndKept() throws IOException {
    features(fitting());
    // a file where the store needs a folder stops even a user who may write everywhere
    Files.writeString(project.resolve("map"), "in the way");
    FolderState before = FolderState.of(folder);
    Run run = load(fitting());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("The project was not saved in " + project + ": ");
    assertThat(load(fitting(), "--format", "json").out()).contains("\"written\": false");
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }
}
