package org.groma.exporters.mapsheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.groma.exporters.Export;
import org.groma.exporters.Paper;
import org.groma.exporters.Review;
import org.groma.exporters.mapsheet.Tiling.Tile;
import org.groma.exporters.picture.PictureStyle;
import org.groma.exporters.picture.Scene;
import org.groma.exporters.picture.WordMap;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;

class PosterTest {

  private static Scene scene(Project project, int width) {
    return new Export(project, Review.NONE, Paper.A4, width).scene();
  }

  private static List<String> labels(Poster poster) {
    return poster.tiles().stream().map(Tile::label).toList();
  }

  @Test
  void theSmallestNamesAreAtLeastSevenPointsHigh() {
    Scene scene = scene(WordMap.of("gallia germania", "italia ~sinus").project(), 1500);
    for (Paper paper : Paper.values()) {
      double points = new Poster(scene, paper).placing().scale() * scene.pixel();
      assertThat(points * PictureStyle.LEGIBLE).isGreaterThanOrEqualTo(7 - 1e-9);
    }
  }

  @Test
  void thereIsAPageATileAndOneThatTellsHowToPutThemTogether() {
    Scene scene = scene(WordMap.of("gallia germania", "italia ~sinus").project(), 2000);
    Poster poster = new Poster(scene, Paper.LETTER);
    PdfReading read = PdfReading.of(poster.bytes());
    assertThat(poster.tiles()).hasSizeGreaterThan(3);
    assertThat(read.pages()).hasSize(1 + poster.tiles().size());
    assertThat(read.pages().getFirst().text())
        .contains("Test", "sheets of Letter", "Print at actual size")
        .contains(labels(poster));
    for (int i = 0; i < poster.tiles().size(); i++) {
      assertThat(read.pages().get(i + 1).text()).contains(poster.tiles().get(i).label());
      assertThat(read.pages().get(i + 1).width())
          .isCloseTo(poster.tiling().orientation().width(Paper.LETTER), within(0.01));
    }
  }

  @Test
  void aSheetNamesItsNeighbours() {
    Scene scene = scene(WordMap.of("gallia germania", "italia ~sinus").project(), 2000);
    Poster poster = new Poster(scene, Paper.A4);
    PdfReading read = PdfReading.of(poster.bytes());
    String first = read.pages().get(1).text();
    assertThat(first).contains("→ A2", "↓ B1").doesNotContain("←", "↑");
  }

  @Test
  void aSheetHasOnlyTheTextThatItShows() {
    Scene scene = scene(WordMap.of("a b c d e f g h i j").project(), 4000);
    Poster poster = new Poster(scene, Paper.A4);
    PdfReading read = PdfReading.of(poster.bytes());
    assertThat(poster.tiles()).hasSizeGreaterThan(3);
    assertThat(read.pages().get(1).text())
        .containsPattern("\\bA\\b")
        .doesNotContainPattern("\\bJ\\b");
    assertThat(read.pages().getLast().text())
        .containsPattern("\\bJ\\b")
        .doesNotContainPattern("\\bA\\b");
  }

  @Test
  void blankSheetsAreLeftOut() {
    Project corner =
        WordMap.of("a . . . . .", "b . . . . .", "c . . . . .", "d . . . . .", "e f g h i j")
            .project();
    Poster poster = new Poster(scene(corner, 3000), Paper.A4);
    int all = poster.tiling().rows() * poster.tiling().columns();
    assertThat(poster.tiles()).hasSizeLessThan(all);
    PdfReading read = PdfReading.of(poster.bytes());
    assertThat(read.pages()).hasSize(1 + poster.tiles().size());
    assertThat(read.pages().getFirst().text()).contains("would be blank are left out");
    assertThat(read.text()).contains("A", "E", "J");
  }

  @Test
  void aSmallMapIsOneSheet() {
    Poster poster = new Poster(scene(WordMap.of("solus").project(), 300), Paper.A4);
    assertThat(labels(poster)).containsExactly("A1");
    assertThat(PdfReading.of(poster.bytes()).pages().getFirst().text())
        .contains("on 1 sheet of A4 Print it at actual size.");
  }

  @Test
  void aVeryWideMapIsARowOfSheets() {
    Project wide = WordMap.of("a b c d e f g h i j k l m n o p q r s t u v w x y z").project();
    Poster poster = new Poster(scene(wide, 2400), Paper.A4);
    assertThat(poster.tiling().rows()).isEqualTo(1);
    assertThat(poster.bytes()).isNotEmpty();
  }
}
