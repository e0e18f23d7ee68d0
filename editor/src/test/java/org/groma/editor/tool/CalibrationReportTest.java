package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.editor.scan.Match;
import org.groma.editor.scan.Pixel;
import org.groma.editor.scan.Placing;
import org.groma.editor.scan.ScanCalibration;
import org.groma.model.geography.LambertAzimuthal;
import org.groma.model.project.Projection;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class CalibrationReportTest {

  private static final Placing TRUTH = new Placing(2, 0, -500, 0, -2, 500);
  private static final Projection GROUND = LambertAzimuthal.projection(12, 42);

  private static final List<Pixel> PIXELS =
      List.of(
          new Pixel(0, 0),
          new Pixel(500, 0),
          new Pixel(500, 500),
          new Pixel(0, 500),
          new Pixel(250, 240),
          new Pixel(120, 330));

  /** With the third point 100 units too far to the east. */
  private static List<Match> matches(int count) {
    List<Match> matches = new ArrayList<>();
    for (Pixel pixel : PIXELS.subList(0, count)) {
      Point at = TRUTH.point(pixel);
      matches.add(new Match(pixel, matches.size() == 2 ? new Point(at.x() + 100, at.y()) : at));
    }
    return matches;
  }

  private static CalibrationReport report(int count, boolean keeps, Projection projection) {
    return CalibrationReport.of(
        ScanCalibration.of(TRUTH, matches(count), keeps), projection, LengthUnit.KILOMETRES);
  }

  @Test
  void thePointThatIsFarOffIsNamedWithTheErrorInKilometres() {
    CalibrationReport report = report(6, false, GROUND);
    assertThat(report.kind()).isEqualTo("Turned, scaled and stretched by 6 points.");
    assertThat(report.residuals()).hasSize(6).allMatch(each -> each.endsWith(" km"));
    assertThat(report.error()).matches("Error: \\d+ km");
    assertThat(report.warning().orElseThrow())
        .matches(
            "Without point 3 the error would be 0.0 km instead of \\d+ km: look at it again\\.");
    assertThat(report.suspect()).contains(2);
  }

  @Test
  void aMapWithoutGeographyTellsUnits() {
    CalibrationReport report = report(6, true, Projection.NONE);
    assertThat(report.kind()).isEqualTo("Shifted, turned and scaled by 6 points.");
    assertThat(report.error()).matches("Error: \\d+ units");
  }

  @Test
  void fewPointsSayHowManyMoreShowTheError() {
    assertThat(report(0, false, GROUND).kind()).isEqualTo("No points yet.");
    assertThat(report(1, false, GROUND).kind()).isEqualTo("Shifted by one point.");
    assertThat(report(2, false, GROUND).error()).isEqualTo("2 more points show the error.");
    assertThat(report(2, true, GROUND).error()).isEqualTo("One more point shows the error.");
    assertThat(report(3, false, GROUND).error()).isEqualTo("One more point shows the error.");
    assertThat(report(4, false, GROUND).warning()).isEmpty();
  }
}
