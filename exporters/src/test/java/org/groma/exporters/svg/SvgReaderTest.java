package org.groma.exporters.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.PolygonImport;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.project.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Drawings become features. */
class SvgReaderTest {

  @Test
  void aPathWithAnIdIsAFeatureWithNorthAtTheTop() {
    Feature feature = feature("<path id='gallia' d='M0 0 L10 0 L10 20 L0 20 Z'/>");

    assertThat(feature.property("id")).contains("gallia");
    assertThat(feature.polygons().getFirst().getFirst())
        .containsExactly(0, -0.0, 10, -0.0, 10, -20, 0, -20);
  }

  static Stream<Arguments> squares() {
    return Stream.of(
        arguments("<path id='a' d='M10 10H30V40H10Z'/>"),
        arguments("<path id='a' d='m10,10h20v30h-20z'/>"),
        arguments("<path id='a' d='M10-0m0 10 20 0 0 30-20 0z'/>"),
        arguments("<path id='a' d='M1e1 10L30,10 30 40l-2e1,0z'/>"),
        arguments("<polygon id='a' points='10,10 30,10 30,40 10,40'/>"),
        arguments("<rect id='a' x='10' y='10' width='20px' height='30'/>"),
        arguments("<g transform='translate(10 10)'><rect id='a' width='20' height='30'/></g>"),
        arguments(
            "<g transform='translate(10,10) scale(2,3)'><path id='a' d='M0 0h10v10h-10z'/></g>"),
        arguments(
            "<g transform='translate(10 10)'><g transform='scale(10)'>"
                + "<path id='a' transform='matrix(1 0 0 1 0 0)' d='M0 0h2v3h-2z'/></g></g>"),
        arguments(
            "<path id='a' transform='rotate(90, 10, 10)' d='M10 10 v-20 h30 v20 z'/>"));
  }

  @ParameterizedTest
  @MethodSource("squares")
  void theSameRectangleHoweverItIsWritten(String shape) {
    Feature feature = feature(shape);

    assertThat(feature.polygons()).hasSize(1);
    List<double[]> rings = feature.polygons().getFirst();
    assertThat(rings).hasSize(1);
    double[] ring = rings.getFirst();
    assertThat(ring.length).isEqualTo(8);
    assertThat(box(ring)).containsExactly(new double[] {10, -40, 30, -10}, within(1e-9));
  }

  @Test
  void curvesAreFlattenedFinely() {
    for (String circle :
        List.of(
            "<circle id='a' cx='50' cy='50' r='40'/>",
            "<ellipse id='a' cx='50' cy='50' rx='40' ry='40'/>",
            "<path id='a' d='M10 50 A40 40 0 0 1 90 50 A40 40 0 0 1 10 50Z'/>",
            "<path id='a' d='M10 50 a40 40 0 0180 0a40,40 0 01-80,0Z'/>")) {
      double[] ring = feature(circle).polygons().getFirst().getFirst();

      assertThat(ring.length).isGreaterThan(60);
      for (int i = 0; i < ring.length; i += 2) {
        assertThat(Math.hypot(ring[i] - 50, ring[i + 1] + 50)).isCloseTo(40, within(1e-6));
      }
    }
  }

  @Test
  void bezierCurvesEndWhereTheyShouldAndBulge() {
    double[] ring =
        feature("<path id='a' d='M0 0C0 50 100 50 100 0S200-50 200 0Q150 100 100 100T0 100z'/>")
            .polygons()
            .getFirst()
            .getFirst();

    assertThat(box(ring)[2]).isEqualTo(200);
    assertThat(box(ring)[1]).isLessThan(-99);
    assertThat(at(ring, 50)).isCloseTo(-37.5, within(0.5));
  }

  @Test
  void aCurveThatTwoPathsShareIsOneBorder() {
    GeoJson.Features features =
        features(
            """
            <path id='west' d='M0 0H50C80 40 20 60 50 100H0Z'/>
            <path id='east' d='M50 0h50v100h-50C20 60 80 40 50 0z'/>
            """);

    PolygonImport.Result result = PolygonImport.into(EMPTY, features, AS_IT_IS);

    assertThat(result.faults()).isEmpty();
    assertThat(result.project().orElseThrow().map().arcCount()).isEqualTo(3);
  }

  @Test
  void ringsWithinRingsAreHolesAndIslandsInThem() {
    Feature feature =
        feature("<path id='a' d='M0 0h90v90h-90zM10 10h70v70h-70zM20 20h10v10h-10zM95 0h5v5z'/>");

    assertThat(feature.polygons()).extracting(List::size).containsExactly(2, 1, 1);
  }

  @Test
  void layersSayWhatIsSea() {
    GeoJson.Features features =
        features(
            """
            <path id='frame' d='M0 0h9v9z'/>
            <g id='Provinces'><path id='gallia' d='M0 0h9v9z'><title>Gallia ½</title></path>
              <text><title>not this</title></text></g>
            <g id='x' xmlns:i='urn:i' i:label='Seas'><g><path id='oceanus' d='M0 0h9v9z'/></g></g>
            <g id='void'><path d='M0 0h9v9z'/></g>
            """);

    assertThat(features.features())
        .extracting(feature -> feature.property("name").orElse("-") + " " + feature.kind())
        .containsExactly("Gallia ½ ", "oceanus sea", "- void");
    assertThat(features.notices())
        .containsExactly(
            "One shape stands outside the groups of provinces and seas and was left out.");
  }

  @Test
  void aShapeMaySayItselfWhatItIs() {
    GeoJson.Features features =
        features(
            "<path id='a_b' data-kind='sea' d='M0 0h9v9z'/><path d='M0 0h9v9z'/>"
                + "<defs><path id='c' d='M0 0h9v9z'/></defs><path id='d' d=''/>");

    assertThat(features.features())
        .extracting(feature -> feature.property("name").orElse("-") + " " + feature.kind())
        .containsExactly("a b sea");
    assertThat(features.notices())
        .containsExactly("2 shapes have no id or no outline and were left out.");
  }

  static Stream<Arguments> mistakes() {
    String good = "<svg><path id='a' d='M0 0h9v9z'/></svg>";
    return Stream.of(
        arguments("", "line 1: the file ends in the middle, or an element is not closed."),
        arguments("Gallia", "line 1: this is not valid XML, so it is no SVG."),
        arguments("<html/>", "line 1: an SVG file begins with <svg>, not with <html>."),
        arguments(
            good.substring(0, 20),
            "line 1: the file ends in the middle, or an element is not closed."),
        arguments(
            "<svg>\n<path id='a' d='M0 0h9v9z'/>",
            "line 2: the file ends in the middle, or an element is not closed."),
        arguments(
            "<svg>\n<path id='a' d='L0 0'/></svg>",
            "line 2: <path id=\"a\">: a path begins with M, not with 'L'."),
        arguments(
            "<svg><path d='M0 0 L5'/></svg>", "line 1: <path>: a number is expected at the end."),
        arguments(
            "<svg><path d='M0 0 L5 x'/></svg>",
            "line 1: <path>: a number is expected at 'x'."),
        arguments(
            "<svg><path d='M0 0 L5 5 K7'/></svg>",
            "line 1: <path>: 'K' is no command of a path at '7'."),
        arguments(
            "<svg><path d='M0 0 A5 5 0 2 1 3 3'/></svg>",
            "line 1: <path>: a flag of an arc is 0 or 1 at '2 1 3 3'."),
        arguments(
            "<svg><path d='M1e999 0'/></svg>",
            "line 1: <path>: a number is expected at '1e999 0'."),
        arguments(
            "<svg><polygon id='p' points='1 2 3'/></svg>",
            "line 1: <polygon id=\"p\">: the points of a polygon are pairs of numbers."),
        arguments(
            "<svg><rect width='5mm' height='4'/></svg>",
            "line 1: <rect>: width=\"5mm\" has a unit; save the drawing in user units (px)."),
        arguments(
            "<svg><g transform='spin(4)'/></svg>",
            "line 1: the transform 'spin(4)' cannot be understood."),
        arguments(
            "<svg><g transform='rotate(4'/></svg>",
            "line 1: the transform 'rotate(4' cannot be understood."),
        arguments(
            "<svg>" + "<g>".repeat(150) + "</g>".repeat(150) + "</svg>",
            "line 1: it is nested deeper than 100 levels, which no map is."),
        arguments(
            "<svg>" + "<g>".repeat(5000) + "</svg>",
            "line 1: it is nested deeper than 100 levels, which no map is."),
        arguments(
            "<?xml version='1.0' encoding='klingon-1'?><svg/>",
            "line 1: the encoding 'klingon-1' is not known; use UTF-8."),
        arguments(
            "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg><g id='x'>&a;</g></svg>",
            "line 1: it uses an entity of a DOCTYPE, which is not read. Save it as plain SVG."),
        arguments(
            "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg>&a;</svg>",
            "line 1: it uses an entity of a DOCTYPE, which is not read. Save it as plain SVG."),
        arguments(
            "<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;'>]><svg id='&b;'/>",
            "line 1: it uses an entity of a DOCTYPE, which is not read. Save it as plain SVG."));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsTold(String text, String told) {
    assertThat(read(text)).isEqualTo(new GeoJson.Unreadable("map.svg, " + told));
  }

  @Test
  void textInAnotherEncodingIsTold() throws IOException {
    byte[] latin = "<svg><g id='\u00e6'/></svg>".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(SvgReader.read("map.svg", new ByteArrayInputStream(latin)))
        .isEqualTo(
            new GeoJson.Unreadable(
                "map.svg, line 1: this is no text in UTF-8; save the file in that encoding."));
  }

  @Test
  void anotherEncodingMayBeDeclared() throws IOException {
    byte[] latin =
        "<?xml version='1.0' encoding='ISO-8859-1'?><svg><path id='æ' d='M0 0h9v9z'/></svg>"
            .getBytes(StandardCharsets.ISO_8859_1);

    assertThat(SvgReader.read("map.svg", new ByteArrayInputStream(latin)))
        .isInstanceOfSatisfying(
            GeoJson.Features.class,
            read -> assertThat(read.features().getFirst().property("id")).contains("æ"));
  }

  @Test
  void aDoctypeAloneDoesNoHarm() {
    assertThat(
            read(
                "<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN'"
                    + " 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>"
                    + "<svg><path id='a' d='M0 0h9v9z'/></svg>"))
        .isInstanceOf(GeoJson.Features.class);
  }

  @Property(tries = 2000)
  void noFileMakesTheReaderFail(@ForAll long seed) throws IOException {
    Random random = new Random(seed);
    byte[] bytes =
        "<svg viewBox='0 0 9 9'><g transform='scale(2)'><path id='a' d='M0 0h9a1 2 3 0 1 9 9c1 2 3z'/></g></svg>"
            .getBytes(StandardCharsets.UTF_8);
    for (int i = random.nextInt(4); i >= 0; i--) {
      bytes[random.nextInt(bytes.length)] =
          (byte) "<>/='\" 0e-.zMaA(&\n\0\u00ff".charAt(random.nextInt(20));
    }
    if (random.nextInt(3) == 0) {
      bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length));
    }
    if (SvgReader.read("map.svg", new ByteArrayInputStream(bytes))
        instanceof GeoJson.Unreadable(String reason)) {
      assertThat(reason).matches("map\\.svg, line \\d+: (?s).+\\.");
    }
  }

  static final Project EMPTY =
      Project.empty(new Settings("Test", "none", Optional.empty(), List.of()));
  static final PolygonImport.Options AS_IT_IS =
      new PolygonImport.Options(false, Optional.empty(), Projection.NONE);

  private static double at(double[] ring, double x) {
    for (int i = 0; i < ring.length; i += 2) {
      if (Math.abs(ring[i] - x) < 1.5 && ring[i + 1] > -60) {
        return ring[i + 1];
      }
    }
    throw new AssertionError("no point at " + x);
  }

  private static double[] box(double[] ring) {
    double[] box = {1e9, 1e9, -1e9, -1e9};
    for (int i = 0; i < ring.length; i += 2) {
      box[0] = Math.min(box[0], ring[i]);
      box[1] = Math.min(box[1], ring[i + 1]);
      box[2] = Math.max(box[2], ring[i]);
      box[3] = Math.max(box[3], ring[i + 1]);
    }
    return box;
  }

  private static Feature feature(String shape) {
    return features(shape).features().getFirst();
  }

  private static GeoJson.Features features(String shapes) {
    String svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100'>" + shapes + "</svg>";
    if (read(svg) instanceof GeoJson.Features features) {
      return features;
    }
    throw new AssertionError(read(svg));
  }

  private static GeoJson read(String text) {
    try {
      return SvgReader.read(
          "map.svg", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
