package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.groma.exporters.csv.CsvReader;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.grid.Grids;
import org.groma.model.limit.HeapRoom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are small and stand for very much are refused before memory is used up. */
class HostileFilesTest {

  @TempDir private Path folder;

  private String refusal(String name, String content) throws IOException {
    Path file = Files.writeString(folder.resolve(name), content);
    return ((GeoJson.Unreadable) MapFormat.of(file).read(file, Optional.empty())).reason();
  }

  private String table(String content) throws IOException {
    Path file = Files.writeString(folder.resolve("table.csv"), content);
    return ((Grids.Refused) CsvReader.read(file)).mistakes().getFirst().toString();
  }

  @Test
  void aLineOfCommasDoesNotBecomeMillionsOfCells() throws IOException {
    assertThat(table("id" + ",".repeat(30_000_000)))
        .isEqualTo(
            "table.csv, row 1: a table for Groma has at most 200,000 rows and 1,000 columns.");
    assertThat(table("id" + "\nx".repeat(200_000)))
        .startsWith("table.csv, row 200001: a table for Groma has at most 200,000 rows");
  }

  @Test
  void aCellIsNoLongerThanCellsAre() throws IOException {
    assertThat(table("id,Notes\na,\"" + "x, \n".repeat(10_000) + "\"\n"))
        .isEqualTo(
            "table.csv, row 2, column B: this cell has more than 32,767 characters; perhaps a"
                + " quotation mark is not closed.");
  }

  @Test
  void manyCellsAreCountedTogether() throws IOException {
    assertThat(table(("x" + ",".repeat(998) + "\n").repeat(5_000)))
        .matches("table\\.csv, row \\d+: a table for Groma has at most [\\d,]+ cells\\.");
  }

  @Test
  void curvesThatStandForMillionsOfPointsAreNotDrawn() throws IOException {
    String curves = "c9e8 9e8 -9e8 9e8 1 1".repeat(25_000);
    assertThat(refusal("map.svg", "<svg><path id='a' d='M0 0" + curves + "z'/></svg>"))
        .matches(
            "map\\.svg, line 1: <path id=\"a\">: the drawing comes to more than [\\d,]+ points,"
                + " for which Groma has no memory\\. Simplify its curves\\.");
  }

  @Test
  void aShapeOfCountlessOutlinesIsRefused() throws IOException {
    String rings = "M0 0h1v1z".repeat(6_000);
    assertThat(refusal("map.svg", "<svg><path id='a' d='" + rings + "'/></svg>"))
        .isEqualTo(
            "map.svg, line 1: <path id=\"a\">: it has more than 5000 outlines, which no province"
                + " has.");
  }

  @Test
  void countlessShapesAreRefused() throws IOException {
    assertThat(refusal("map.svg", "<svg>" + "<path/>".repeat(100_001) + "</svg>"))
        .isEqualTo("map.svg, line 1: the drawing has more than 100,000 shapes, which no map has.");
  }

  @Test
  void aTerritoryOfCountlessOutlinesIsRefused() throws IOException {
    assertThat(refusal("polygons.txt", "Roma " + "<(0,0)(1,0)(1,1)>".repeat(5_001)))
        .isEqualTo(
            "polygons.txt, line 1: a territory has at most 5000 outlines, and this one has more.");
  }

  @Test
  void countlessPointsAreRefused() throws IOException {
    assertThat(refusal("polygons.txt", "Roma <" + "(1,2)(3,4)".repeat(2_100_000) + ">"))
        .matches(
            "polygons\\.txt, line 1: up to here there are more than [\\d,]+ points; no map of"
                + " TripleA has so many\\.");
  }

  @Test
  void listsOfNothingAreNotKept() throws IOException {
    String start = "{\"type\":\"Polygon\",\"coordinates\":[[]";
    int most = (int) Math.min(20_000_000, Runtime.getRuntime().maxMemory() / 200);
    assertThat(refusal("map.geojson", start + ",[]".repeat(most + 1) + "]}"))
        .contains("there are more coordinates than Groma has memory for.");
  }

  @Test
  void aMapForWhichThereIsNoMemoryIsToldBeforeAnythingIsMadeOfIt() throws IOException {
    StringBuilder map = new StringBuilder("{\"type\":\"FeatureCollection\",\"features\":[");
    for (int i = 0; i < 1_000; i++) {
      map.append(i == 0 ? "" : ",")
          .append("{\"type\":\"Feature\",\"properties\":{\"id\":\"a")
          .append(i)
          .append("\"},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[")
          .append("[%d,0],[%d,0],[%d,1],[%d,0]".formatted(i, i + 1, i, i))
          .append("]]}}");
    }
    Path file = Files.writeString(folder.resolve("map.geojson"), map + "]}");
    assertThat(MapFormat.JSON.read(file, Optional.empty(), new HeapRoom(32L << 20)))
        .isInstanceOfSatisfying(
            GeoJson.Unreadable.class,
            refused ->
                assertThat(refused.reason())
                    .startsWith("map.geojson, with 1,000 polygons and 4,000 corners, needs about ")
                    .endsWith(
                        "of memory, and Groma has 32 MB. Give it more with"
                            + " GROMA_JAVA_OPTS=-Xmx1g, or bring a smaller file."));
    assertThat(MapFormat.JSON.read(file, Optional.empty(), new HeapRoom(1L << 30)))
        .isInstanceOf(GeoJson.Features.class);
  }

  @Test
  void aNameOfAMillionLettersIsRefused() throws IOException {
    assertThat(
            refusal(
                "map.geojson",
                "{\"type\":\"Feature\",\"properties\":{\"id\":\"" + "a".repeat(2 << 20) + "\"}}"))
        .contains("there is a text longer than any map needs.");
  }
}
