package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maps come in from every format by one command. */
class ImportMapFormatsTest {

  private static final String GAIN =
      """
      2 features, 0 faults, 5 changes.
      Map: 2 faces, 3 borders. New records: 1 province, 1 sea zone.
      """;

  @TempDir private Path folder;
  private Path project;

  @BeforeEach
  void makeAnEmptyProject() {
    project = folder.resolve("project");
    assertThat(Run.groma("new", project).exitCode()).isZero();
  }

  @Test
  void aDrawing() throws IOException {
    Path file =
        write(
            "map.svg",
            """
            <svg viewBox='0 0 20 10'><rect id='gallia' width='10' height='10'/>
            <rect id='oceanus' data-kind='sea' x='10' width='10' height='10'/></svg>
            """);

    assertThat(Run.groma("import", file, "--into", project).out()).endsWith("map.svg: " + GAIN);
    assertThat(project().projection()).isEqualTo(Projection.NONE);
  }

  @Test
  void aPictureWithATableOfColours() throws IOException {
    BufferedImage image = new BufferedImage(4, 2, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 8; i++) {
      image.setRGB(i % 4, i / 4, i % 4 < 2 ? 0xAA0000 : 0x0000AA);
    }
    Path file = folder.resolve("map.png");
    ImageIO.write(image, "png", file.toFile());
    Path table =
        write(
            "colours.csv", "colour,id,name,kind\n#aa0000,gallia,Gallia,\n#0000aa,mare,Mare,sea\n");

    assertThat(Run.groma("import", file, "--into", project, "--colours", table).out())
        .endsWith("map.png: " + GAIN);
  }

  @Test
  void aPictureNeedsATableAndNothingElseDoes() throws IOException {
    Run without = Run.groma("import", folder.resolve("map.png"), "--into", project);
    assertThat(without.exitCode()).isEqualTo(2);
    assertThat(without.err())
        .startsWith(
            "a PNG needs --colours CSV, the table that says which colour is which province");
    Run with =
        Run.groma(
            "import", write("map.svg", "<svg/>"), "--into", project, "--colours", "colours.csv");
    assertThat(with.exitCode()).isEqualTo(2);
    assertThat(with.err()).startsWith("--colours only means something for a PNG");
  }

  @Test
  void outlinesOfTripleA() throws IOException {
    Path file =
        write(
            "polygons.txt",
            """
            Gallia < (0,0) (10,0) (10,10) (0,10) >
            Mare Sea Zone < (10,0) (20,0) (20,10) (10,10) >
            """);
    write("centers.txt", "Gallia (5,5)\nMare Sea Zone (15,5)\n");

    assertThat(Run.groma("import", file, "--into", project).out())
        .endsWith("polygons.txt: " + GAIN);
  }

  @Test
  void topoJsonUnderAnyName() throws IOException {
    Path file =
        write(
            "map.json",
            """
            {"type":"Topology","objects":{
             "land":{"type":"Polygon","id":"gallia","arcs":[[0,1]]},
             "seas":{"type":"Polygon","id":"mare","arcs":[[2,-1]]}},
             "arcs":[[[10,0],[10,10]],[[10,10],[0,10],[0,0],[10,0]],[[10,0],[20,0],[20,10],[10,10]]]}
            """);

    assertThat(Run.groma("import", file, "--into", project).out())
        .endsWith("map.json: " + GAIN.replace("5 changes", "6 changes"));
    assertThat(project().projection()).isEqualTo(Projection.LONLAT);
  }

  @Test
  void theSampleGoesOutAndComesIn() {
    Path sample = Path.of("..", "sample-data", "invasions");
    assertThat(Run.groma("export", sample, "--to", "topojson", "--out", folder).exitCode())
        .isZero();

    Run run = Run.groma("import", folder.resolve("map.topojson"), "--into", project);

    assertThat(run.out())
        .endsWith(
            """
            The values of features, such as income, were not taken: the project has no gazetteer yet that could be held against them.
            map.topojson: 272 features, 0 faults, 562 changes.
            Map: 450 faces, 986 borders. New records: 238 provinces, 23 sea zones.
            """);
    Project original = ((LoadResult.Loaded) ProjectStore.load(sample)).project();
    assertThat(project().projection()).isEqualTo(original.projection());
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Project project() {
    return ((LoadResult.Loaded) ProjectStore.loadStrictly(project)).project();
  }
}
