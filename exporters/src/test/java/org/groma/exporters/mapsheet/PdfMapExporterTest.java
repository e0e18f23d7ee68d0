package org.groma.exporters.mapsheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.groma.exporters.Export;
import org.groma.exporters.Paper;
import org.groma.exporters.Review;
import org.groma.exporters.pdf.Orientation;
import org.groma.exporters.picture.PngPicture;
import org.groma.exporters.picture.WordMap;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;

class PdfMapExporterTest {

  private static final Project MAP =
      WordMap.of("gallia germania", "~sinus ~sinus")
          .area("magna", Optional.of("#204060"), "gallia", "germania")
          .city("Treverum", "gallia", 2, true, Optional.of("sinus"))
          .renamed("germania", "Germania Ætherea ½")
          .project();

  private static Export export(Project project, Paper paper) {
    return new Export(project, Review.NONE, paper, 1000);
  }

  private static byte[] written(Export export) {
    return new PdfMapExporter().artifacts(export).getFirst().bytes();
  }

  @Test
  void itIsOnePageOfThePaperLaidSoThatTheMapIsLarge() {
    Project row = WordMap.of("a b c d e").project();
    PdfReading wide = PdfReading.of(written(export(row, Paper.LETTER)));
    assertThat(wide.pages()).hasSize(1);
    assertThat(wide.pages().getFirst().width()).isEqualTo(792);
    Project tower = WordMap.of("a", "b", "c", "d").project();
    assertThat(PdfReading.of(written(export(tower, Paper.A4))).pages().getFirst().height())
        .isCloseTo(841.89, within(0.01));
    assertThat(PdfMapExporter.best(Paper.A4, export(tower, Paper.A4).scene().page()))
        .isEqualTo(Orientation.PORTRAIT);
  }

  @Test
  void namesAreText() {
    assertThat(PdfReading.of(written(export(MAP, Paper.A4))).text())
        .contains("Gallia", "Germania Ætherea ½", "Treverum", "Sinus");
  }

  @Test
  void aPageShowsWhatThePngShows() throws IOException {
    Export export = export(MAP, Paper.A4);
    BufferedImage page = PdfReading.painted(written(export), 2);
    Orientation lies = PdfMapExporter.best(Paper.A4, export.scene().page());
    double high = lies.height(Paper.A4);
    Placing on =
        Placing.fit(
            export.scene().page(),
            new Rectangle2D.Double(
                Tiling.MARGIN,
                Tiling.MARGIN,
                lies.width(Paper.A4) - 2 * Tiling.MARGIN,
                high - 2 * Tiling.MARGIN));
    int width = (int) Math.round(on.window().getWidth() * 2);
    BufferedImage png =
        ImageIO.read(new ByteArrayInputStream(PngPicture.write(export.scene(), width)));
    int left = (int) Math.round(on.left() * 2);
    int top = (int) Math.round((high - on.window().getMaxY()) * 2);
    int other = 0;
    for (int x = 0; x < png.getWidth(); x++) {
      for (int y = 0; y < png.getHeight(); y++) {
        // lines lie up to half a pixel beside those of the other picture
        other += difference(page.getRGB(left + x, top + y), png.getRGB(x, y)) > 150 ? 1 : 0;
      }
    }
    assertThat(other / (double) (png.getWidth() * png.getHeight()))
        .as("share of pixels of another colour; a province of another colour would be a tenth")
        .isLessThan(0.02);
  }

  private static int difference(int a, int b) {
    int sum = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      sum += Math.abs((a >> shift & 0xFF) - (b >> shift & 0xFF));
    }
    return sum;
  }

  @Test
  void aProjectWithoutAMapIsRefused() {
    Project empty = Project.empty(MAP.settings());
    assertThat(new PdfMapExporter().obstacle(export(empty, Paper.A4)))
        .contains("The project has no map yet. Import or generate one first.");
    assertThat(new PosterExporter().obstacle(export(empty, Paper.A4))).isPresent();
    assertThat(new PosterExporter().obstacle(export(MAP, Paper.A4))).isEmpty();
  }

  @Test
  void oneProvinceAndAVeryWideMapHaveTheirPageToo() {
    Project one = WordMap.of("solus").project();
    assertThat(PdfReading.of(written(export(one, Paper.A4))).text()).contains("Solus");
    Project wide = WordMap.of("a b c d e f g h i j k l m n o p q r s t").project();
    assertThat(PdfReading.of(written(export(wide, Paper.A4))).pages()).hasSize(1);
  }
}
