package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that are no map, or mean harm, under any name: told in a sentence, nothing written. */
class RefusedMapsTest {

  private static final String JSON = Features.none().box("Gallia", 0, 0, 10, 10).json();
  private static final String SVG = "<svg><rect id='gallia' width='10' height='10'/></svg>";
  private static final String OUTLINES = "Gallia < (0,0) (10,0) (10,10) (0,10) >\n";
  private static final String COLOURS = "colour,id,name,kind\n#aa0000,gallia,Gallia,\n";

  @TempDir private Path folder;
  private Path project;

  @BeforeEach
  void saveTheAlps() throws IOException {
    project = Alps.savedIn(folder.resolve("alps"));
    Files.writeString(folder.resolve("colours.csv"), COLOURS);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] picture(int colour) {
    BufferedImage image = new BufferedImage(4, 2, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 8; i++) {
      image.setRGB(i % 4, i / 4, colour);
    }
    try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
      ImageIO.write(image, "png", out);
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<Arguments> files() {
    return Stream.of(
        arguments("drawing.geojson", bytes(SVG), "this is not valid JSON."),
        arguments("outlines.geojson", bytes(OUTLINES), "this is not valid JSON."),
        arguments("picture.json", picture(0xAA0000), "this is no text in Unicode (UTF-8)"),
        arguments("workbook.json", bytes("PK\u0003\u0004"), "this is not valid JSON."),
        arguments(
            "project.json",
            bytes("{\"name\": \"The Alps\", \"ruleset\": \"invasions\"}"),
            "a GeoJSON object needs a \"type\""),
        arguments("map.svg", bytes(JSON), "this is not valid XML, so it is no SVG."),
        arguments("page.svg", bytes("<html/>"), "an SVG file begins with <svg>, not with <html>."),
        arguments("blank.svg", bytes("<svg/>"), "holds no polygons"),
        arguments(
            "spy.svg",
            bytes(
                "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>"
                    + "<svg><title>&a;</title></svg>"),
            "which is not read"),
        arguments(
            "laughs.svg",
            bytes(
                "<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;'>"
                    + "<!ENTITY c '&b;&b;&b;&b;'>]><svg><path id='&c;' d='M0 0h9v9z'/></svg>"),
            "it uses an entity of a DOCTYPE, which is not read."),
        arguments("map.png", bytes(JSON), "map.png is no PNG picture. Save it as PNG."),
        arguments("other.png", picture(0x00AA00), "holds no polygons"),
        arguments("map.txt", bytes(JSON), "map.txt, line 1: after the name come outlines"),
        arguments("flat.txt", bytes("Gallia < (1,2) >\nRaetia < >\n"), "holds no polygons"),
        arguments("empty.txt", bytes(""), "holds no polygons"),
        arguments(
            "again.topojson",
            bytes(
                "{\"type\":\"Topology\",\"arcs\":[["
                    + "[0,0],[1,0],[1,1],".repeat(1000)
                    + "[0,0]]],\"objects\":{\"a\":{\"type\":\"Polygon\",\"arcs\":[["
                    + "0,".repeat(10_000)
                    + "0]]}}}"),
            "the geometries come to more than 20 million points, which no map needs."));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("files")
  void itIsTold(String name, byte[] content, String told) throws IOException {
    refuses(Files.write(folder.resolve(name), content), told);
  }

  @Test
  void aHugeFileIsNotRead() throws IOException {
    for (String name : new String[] {"huge.geojson", "huge.svg", "huge.txt"}) {
      Path file = folder.resolve(name);
      try (RandomAccessFile made = new RandomAccessFile(file.toFile(), "rw")) {
        made.setLength(300L << 20); // takes no room on the disk
      }
      Run run = Run.groma("import", file, "--into", project);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains("is larger than ").contains(" megabytes, which no ");
      Files.delete(file);
    }
  }

  @Test
  void whatIsLeftOutOfAMapIsSaid() throws IOException {
    Path file = Files.writeString(folder.resolve("polygons.txt"), OUTLINES + "Raetia < (1,2) >\n");
    assertThat(Run.groma("import", file, "--into", project, "--dry-run").out())
        .contains(
            "One territory has no outline that encloses an area: Raetia.\n",
            "There is no centers.txt beside the outlines, so they were not compared.\n");
  }

  private void refuses(Path file, String told) {
    FolderState before = FolderState.of(folder);
    Object[] args = {"import", file, "--into", project, "--replace", "--with-errors"};
    if (file.toString().endsWith(".png")) {
      args =
          Stream.concat(Stream.of(args), Stream.of("--colours", folder.resolve("colours.csv")))
              .toArray();
    }
    Run run = Run.groma(args);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(told).doesNotContain("Exception", "\tat ", "unexpected went");
    assertThat(run.err().lines()).hasSize(1);
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }
}
