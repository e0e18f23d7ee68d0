package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import javafx.scene.image.PixelReader;
import org.groma.editor.map.Viewport;
import org.junit.jupiter.api.Test;

class EnlargementTest {

  private static final int RED = 0xFFFF0000;
  private static final int BLUE = 0xFF0000FF;

  private static BufferedImage redAndBlue() {
    BufferedImage image = new BufferedImage(2, 1, BufferedImage.TYPE_INT_ARGB_PRE);
    image.setRGB(0, 0, RED);
    image.setRGB(1, 0, BLUE);
    return image;
  }

  private static String row(Enlargement sheet, int y) {
    PixelReader pixels = sheet.image().getPixelReader();
    StringBuilder row = new StringBuilder();
    for (int x = 0; x < sheet.image().getWidth(); x++) {
      int colour = pixels.getArgb(x, y);
      row.append(colour == RED ? 'R' : colour == BLUE ? 'B' : colour == 0 ? '.' : '?');
    }
    return row.toString();
  }

  @Test
  void everyPixelBecomesASquareAndTheRestStaysClear() {
    Enlargement sheet = new Enlargement(new Viewport(0, 0, 1, 8, 4));

    sheet.draw(redAndBlue(), 1, 1, 2);

    assertThat(row(sheet, 0)).isEqualTo("........");
    assertThat(row(sheet, 1)).isEqualTo(".RRBB...");
    assertThat(row(sheet, 2)).isEqualTo(".RRBB...");
    assertThat(row(sheet, 3)).isEqualTo("........");
  }

  @Test
  void whatLiesBeyondTheSheetIsCutOffAndOldPixelsAreGone() {
    Enlargement sheet = new Enlargement(new Viewport(0, 0, 1, 8, 4));
    sheet.draw(redAndBlue(), 0, 0, 4);

    sheet.draw(redAndBlue(), -3, 0, 3);
    assertThat(row(sheet, 0)).isEqualTo("BBB.....");

    sheet.draw(redAndBlue(), 40, 40, 3);
    assertThat(row(sheet, 0)).isEqualTo("........");
  }
}
