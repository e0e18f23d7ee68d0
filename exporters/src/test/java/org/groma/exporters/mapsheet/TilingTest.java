package org.groma.exporters.mapsheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.assertj.core.data.Offset;
import org.groma.exporters.Paper;
import org.groma.exporters.mapsheet.Tiling.Tile;
import org.groma.exporters.pdf.Orientation;
import org.junit.jupiter.api.Test;

class TilingTest {

  private static final Offset<Double> HAIR = within(1e-6);

  @Property(tries = 200)
  void trimsMakeUpThePosterAndEachLiesInItsWindow(
      @ForAll Paper paper,
      @ForAll @DoubleRange(min = 1, max = 9000) double width,
      @ForAll @DoubleRange(min = 1, max = 9000) double height) {
    Tiling tiling = Tiling.atLeast(paper, width, height);
    assertThat(tiling.width()).isGreaterThanOrEqualTo(width - 1e-6);
    assertThat(tiling.width() / tiling.height()).isCloseTo(width / height, within(1e-6));
    double area = 0;
    for (Tile tile : tiling.tiles()) {
      area += tile.trim().getWidth() * tile.trim().getHeight();
      Rectangle2D window = grown(tile.window());
      assertThat(window.contains(tile.trim())).as(tile.label()).isTrue();
      for (Tile other : tiling.tiles()) {
        Rectangle2D shared = tile.trim().createIntersection(other.trim());
        assertThat(tile.equals(other) || shared.getWidth() < 1e-6 || shared.getHeight() < 1e-6)
            .as(tile.label() + " and " + other.label())
            .isTrue();
      }
    }
    assertThat(area / (tiling.width() * tiling.height())).isCloseTo(1, HAIR);
  }

  private static Rectangle2D grown(Rectangle2D box) {
    return new Rectangle2D.Double(
        box.getX() - 1e-6, box.getY() - 1e-6, box.getWidth() + 2e-6, box.getHeight() + 2e-6);
  }

  @Property(tries = 200)
  void everyPointOfThePosterIsOnAPage(
      @ForAll @DoubleRange(min = 100, max = 5000) double width,
      @ForAll @DoubleRange(min = 100, max = 5000) double height,
      @ForAll @DoubleRange(min = 0, max = 1) double across,
      @ForAll @DoubleRange(min = 0, max = 1) double up) {
    Tiling tiling = Tiling.atLeast(Paper.A4, width, height);
    double x = across * tiling.width();
    double y = up * tiling.height();
    assertThat(tiling.tiles()).anyMatch(tile -> grown(tile.window()).contains(x, y));
  }

  @Test
  void neighboursShareAStripOfTwelveMillimetres() {
    Tiling tiling = Tiling.atLeast(Paper.LETTER, 2000, 1500);
    List<Tile> tiles = tiling.tiles();
    assertThat(tiling.columns()).isGreaterThan(1);
    assertThat(tiling.rows()).isGreaterThan(1);
    Tile first = tiles.getFirst();
    Tile right = tiles.get(1);
    Tile below = tiles.get(tiling.columns());
    double strip = 12 / 25.4 * 72;
    assertThat(first.window().getMaxX() - right.window().getMinX()).isCloseTo(strip, HAIR);
    assertThat(below.window().getMaxY() - first.window().getMinY()).isCloseTo(strip, HAIR);
    assertThat(first.trim().getMaxX()).isCloseTo(right.trim().getMinX(), HAIR);
    assertThat(first.window().getMaxX() - first.trim().getMaxX()).isCloseTo(strip / 2, HAIR);
  }

  @Test
  void paperIsLaidSoThatFewerSheetsWillDo() {
    assertThat(Tiling.atLeast(Paper.A4, 700, 300).orientation()).isEqualTo(Orientation.LANDSCAPE);
    assertThat(Tiling.atLeast(Paper.A4, 300, 700).orientation()).isEqualTo(Orientation.PORTRAIT);
    assertThat(Tiling.atLeast(Paper.A4, 700, 300).tiles()).hasSize(1);
  }

  @Test
  void rowsAreLettersAndColumnsNumbers() {
    assertThat(Tiling.label(0, 0)).isEqualTo("A1");
    assertThat(Tiling.label(1, 2)).isEqualTo("B3");
    assertThat(Tiling.label(25, 9)).isEqualTo("Z10");
    assertThat(Tiling.label(26, 0)).isEqualTo("AA1");
    assertThat(Tiling.label(52, 0)).isEqualTo("BA1");
  }
}
