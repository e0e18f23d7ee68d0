package org.groma.exporters.bitmap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.PolygonImport;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.groma.model.topology.Fault;
import org.groma.model.topology.SubdivisionCheck;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures in which every province is one colour. */
class BitmapReaderTest {

  private static final String TABLE =
      """
      colour,id,name,kind
      #aa0000,gallia,Gallia,
      #00aa00,raetia,Raetia,province
      #0000aa,oceanus,Oceanus,sea
      #ffffff,,,none
      """;
  private static final Map<Character, Integer> COLOURS =
      Map.of(
          'g',
          0xFFAA0000,
          'r',
          0xFF00AA00,
          'o',
          0xFF0000AA,
          '.',
          0xFFFFFFFF,
          ' ',
          0,
          'x',
          0xFF123456,
          'y',
          0xFF654321);
  private static final Project EMPTY =
      Project.empty(new Settings("Test", "none", Optional.empty(), List.of()));

  @TempDir Path folder;

  @Test
  void coloursBecomePlacesThatShareBorders() throws IOException {
    PolygonImport.Result result =
        imported(
            """
            gggrrr
            ggrrrr
            oooooo
            """);

    assertThat(result.faults()).isEmpty();
    assertThat(result.notices()).isEmpty();
    Topology map = result.project().orElseThrow().map();
    assertThat(map.places().keySet())
        .extracting(Place::toString)
        .containsExactly("province:gallia", "province:raetia", "sea:oceanus");
    assertThat(map.nodeCount()).isEqualTo(4);
    assertThat(map.arcCount()).isEqualTo(6);
    assertThat(map.faceAt(0.5, 2.5).orElseThrow().use().written()).isEqualTo("province:gallia");
    assertThat(map.faceAt(3.5, 0.5).orElseThrow().use().written()).isEqualTo("sea:oceanus");
  }

  @Test
  void islandsLakesAndCornersThatTouchMakeAMap() throws IOException {
    PolygonImport.Result result =
        imported(
            """
            ooooooo
            ogogggo
            ooggogo
            oggoggo
            ogo  go
            ogggggo
            ooooooo
            """);

    assertThat(result.faults()).extracting(Fault::kind).containsExactly(Fault.Kind.GAP);
    assertThat(SubdivisionCheck.run(result.project().orElseThrow().map())).isEmpty();
  }

  @Test
  void aDitheredPictureIsRefusedWithTheNumberOfItsPatches() throws IOException {
    BufferedImage dithered = new BufferedImage(400, 400, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < 400 * 400; i++) {
      boolean odd = (i % 400 + i / 400) % 2 == 1;
      dithered.setRGB(i % 400, i / 400, odd ? COLOURS.get('g') : COLOURS.get('r'));
    }
    assertThat(read(dithered))
        .isEqualTo(
            new GeoJson.Unreadable(
                "map.png falls into 160,000 separate patches of 4 colours; a map has at most 1,200."
                    + " It is dithered, or its edges are smoothed: save it without dithering and"
                    + " anti-aliasing, every province in one plain colour."));
  }

  @Test
  void aPhotographIsRefused() throws IOException {
    BufferedImage photograph = new BufferedImage(300, 300, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < 300 * 300; i++) {
      photograph.setRGB(i % 300, i / 300, 0xFF000000 | i * 37);
    }
    assertThat(((GeoJson.Unreadable) read(photograph)).reason())
        .startsWith("The picture has more than 50,000 colours that are not in colours.csv.");
  }

  private GeoJson read(BufferedImage picture) throws IOException {
    Path colours = Files.writeString(folder.resolve("colours.csv"), TABLE);
    Path file = folder.resolve("map.png");
    ImageIO.write(picture, "png", file.toFile());
    return BitmapReader.read(file, colours);
  }

  @Test
  void strayColoursAreToldWithPlacesAndCounts() throws IOException {
    PolygonImport.Result result =
        imported(
            """
            ggggg
            gxxyg
            ggggg
            """);

    assertThat(result.notices())
        .containsExactly(
            "3 pixels of 2 colours that are not in colours.csv belong to nobody: #123456 (2, the"
                + " first at 1, 1), #654321 (1, the first at 3, 1).",
            "2 colours have no pixel in the picture: row 3, #00aa00; row 4, #0000aa.");
    assertThat(result.faults()).extracting(Fault::kind).containsExactly(Fault.Kind.GAP);
  }

  @Test
  void theBackgroundIsNobodysAndNotToldOf() throws IOException {
    PolygonImport.Result result = imported("...\n.gr\n.o.");

    assertThat(result.notices()).isEmpty();
    assertThat(result.faults()).isEmpty();
  }

  @Property(tries = 300)
  void anyPictureMakesAMapWhosePixelsAreWhereTheyWere(@ForAll long seed) throws IOException {
    Random random = new Random(seed);
    int width = 1 + random.nextInt(9);
    int height = 1 + random.nextInt(9);
    int[] labels = new int[width * height];
    Arrays.setAll(labels, _ -> random.nextInt(4) - 1);
    labels[0] = 0;
    Map<Integer, List<List<double[]>>> polygons =
        new HashMap<>(PixelOutlines.trace(new LabelGrid(width, height, labels)));
    GeoJson.Features features =
        GeoJson.Features.drawn(
            polygons.entrySet().stream()
                .map(each ->
                    new Feature(
                        Optional.empty(), Map.of("id", "p" + each.getKey()), each.getValue(), 1))
                .toList(),
            0,
            List.of());

    PolygonImport.Result result = into(features);

    assertThat(result.faults()).allMatch(fault -> fault.kind() == Fault.Kind.GAP);
    Topology map = result.project().orElseThrow().map();
    assertThat(SubdivisionCheck.run(map)).isEmpty();
    for (int i = 0; i < labels.length; i++) {
      int x = i % width;
      int y = i / width;
      String use = map.faceAt(x + 0.5, y + 0.5).orElseThrow().use().written();
      assertThat(use).isEqualTo(labels[i] < 0 ? "" : "province:p" + labels[i]);
    }
  }

  static Stream<Arguments> tables() {
    return Stream.of(
        arguments(
            "",
            "colours.csv, row 1: a table of colours begins with the line 'colour,id,name' or"
                + " 'colour,id,name,kind'."),
        arguments(
            "red,green\n1,2",
            "colours.csv, row 1: a table of colours begins with the line"
                + " 'colour,id,name' or 'colour,id,name,kind'."),
        arguments(
            "colour,id,name\n", "colours.csv has no rows; each colour of the picture needs one."),
        arguments(
            "colour,id,name\nred,a,A",
            "colours.csv, row 2: 'red' is no colour; write it as #rrggbb, such as #c8102e."),
        arguments(
            "colour,id,name\n#aa0000,a,A\n#AA0000,b,B",
            "colours.csv, row 3: the colour #AA0000 stands in row 2 too."),
        arguments(
            "colour,id,name\n#aa0000",
            "colours.csv, row 2: the colour #aa0000 has neither an id nor a name."),
        arguments(
            "color,id,name,kind\n#aa0000,a,A,lake",
            "colours.csv, row 2: the kind is province, sea, area, void or none, not 'lake'."),
        arguments(
            "colour,id,name\n#aa0000,\"a,A",
            "colours.csv cannot be read as a table with commas (CSV)."));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void aMistakeInTheTableIsTold(String table, String told) throws IOException {
    assertThat(read(picture("g"), table)).isEqualTo(new GeoJson.Unreadable(told));
  }

  @Test
  void whatIsNoPictureIsTold() throws IOException {
    Path text = Files.writeString(folder.resolve("map.png"), "Gallia est omnis divisa");
    assertThat(read(text, TABLE))
        .isEqualTo(new GeoJson.Unreadable("map.png is no PNG picture. Save it as PNG."));

    Path cut = picture("gggrrr");
    Files.write(cut, Arrays.copyOf(Files.readAllBytes(cut), 60));
    assertThat(read(cut, TABLE))
        .isEqualTo(
            new GeoJson.Unreadable(
                "map.png cannot be read as a PNG picture: it was cut off or damaged. Save it"
                    + " again."));

    Files.write(cut, Arrays.copyOf(Files.readAllBytes(cut), 14));
    assertThat(read(cut, TABLE))
        .isEqualTo(
            new GeoJson.Unreadable(
                "map.png cannot be read as a PNG picture: it was cut off or damaged. Save it"
                    + " again."));
  }

  @Test
  void aPictureThatClaimsToBeHugeIsNotUnpacked() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeLong(0x89504E470D0A1A0AL);
    out.writeInt(13);
    out.writeInt(0x49484452);
    out.writeInt(2_000_000_000);
    out.writeInt(2_000_000_000);
    Path bomb = Files.write(folder.resolve("map.png"), bytes.toByteArray());

    assertThat(read(bomb, TABLE))
        .isEqualTo(
            new GeoJson.Unreadable(
                "map.png claims to be 2000000000 by 2000000000 pixels; a map may have up to 40"
                    + " million. Scale it down."));
  }

  @Test
  void missingFilesAreTold() throws IOException {
    Path nowhere = folder.resolve("nowhere.png");
    assertThat(read(nowhere, TABLE))
        .isEqualTo(new GeoJson.Unreadable("There is no file " + nowhere + ". Check its name."));
    assertThat(BitmapReader.read(picture("g"), nowhere))
        .isEqualTo(new GeoJson.Unreadable("There is no file " + nowhere + ". Check its name."));
  }

  private PolygonImport.Result imported(String rows) throws IOException {
    GeoJson read = read(picture(rows), TABLE);
    if (read instanceof GeoJson.Features features) {
      return into(features);
    }
    throw new AssertionError(read);
  }

  private static PolygonImport.Result into(GeoJson.Features features) {
    return PolygonImport.into(
        EMPTY, features, new PolygonImport.Options(false, Optional.empty(), Projection.NONE));
  }

  private GeoJson read(Path picture, String table) throws IOException {
    return BitmapReader.read(picture, Files.writeString(folder.resolve("colours.csv"), table));
  }

  private Path picture(String text) throws IOException {
    List<String> rows = text.lines().toList();
    BufferedImage image =
        new BufferedImage(rows.getFirst().length(), rows.size(), BufferedImage.TYPE_INT_ARGB);
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        image.setRGB(x, y, COLOURS.get(rows.get(y).charAt(x)));
      }
    }
    Path file = folder.resolve("map.png");
    ImageIO.write(image, "png", file.toFile());
    return file;
  }
}
