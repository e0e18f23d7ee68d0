package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.editor.scan.Fit;
import org.groma.editor.scan.ScanCalibration;
import org.groma.model.project.Projection;

/**
 * What a calibration came to, in words, with lengths on the ground where the map has geography.
 *
 * @param residuals how far each point is off
 * @param kind what the points did to the picture
 * @param error how far they are off altogether, or why nothing is known of that
 * @param warning what is wrong, or which point should be looked at again
 * @param suspect the number of that point, from 0
 */
public record CalibrationReport(
    List<String> residuals,
    String kind,
    String error,
    Optional<String> warning,
    Optional<Integer> suspect) {

  public CalibrationReport {
    residuals = List.copyOf(residuals);
  }

  static CalibrationReport of(ScanCalibration calibration, Ground ground) {
    return of(calibration, ground.project().projection(), ground.habits().unit());
  }

  public static CalibrationReport of(
      ScanCalibration calibration, Projection projection, LengthUnit unit) {
    List<String> residuals = new ArrayList<>();
    for (int i = 0; i < calibration.matches().size(); i++) {
      residuals.add(off(calibration, i, projection).brief(unit));
    }
    Optional<ScanCalibration.Suspect> suspect = calibration.suspect();
    return new CalibrationReport(
        residuals,
        kind(calibration),
        calibration.isChecked()
            ? "Error: " + error(calibration, projection).brief(unit)
            : unchecked(calibration),
        calibration
            .trouble()
            .or(() ->
                suspect.map(found ->
                    String.format(
                        Locale.ROOT,
                        "Without point %d the error would be %s instead of %s: look at it again.",
                        found.match() + 1,
                        error(found.without(), projection).brief(unit),
                        error(calibration, projection).brief(unit)))),
        suspect.map(ScanCalibration.Suspect::match));
  }

  private static Length off(ScanCalibration calibration, int match, Projection projection) {
    return Length.of(
        List.of(calibration.landing(match), calibration.matches().get(match).point()), projection);
  }

  /** The root of the mean square, on the map and on the ground. */
  private static Length error(ScanCalibration calibration, Projection projection) {
    double sum = 0;
    boolean grounded = true;
    for (int i = 0; i < calibration.matches().size(); i++) {
      Optional<Double> kilometres = off(calibration, i, projection).kilometres();
      grounded &= kilometres.isPresent();
      sum += kilometres.orElse(0.0) * kilometres.orElse(0.0);
    }
    double mean = Math.sqrt(sum / calibration.matches().size());
    return new Length(calibration.error(), grounded ? Optional.of(mean) : Optional.empty());
  }

  private static String kind(ScanCalibration calibration) {
    int points = calibration.matches().size();
    String by = points == 1 ? "one point" : points + " points";
    return switch (calibration.kind()) {
      case SHIFT -> points == 0 ? "No points yet." : "Shifted by " + by + ".";
      case SIMILARITY -> "Shifted, turned and scaled by " + by + ".";
      case AFFINE -> "Turned, scaled and stretched by " + by + ".";
    };
  }

  /** No more points than are needed always agree, which says nothing. */
  private static String unchecked(ScanCalibration calibration) {
    int more = calibration.missing();
    return calibration.kind() == Fit.Kind.SHIFT || more == 0
        ? ""
        : more == 1 ? "One more point shows the error." : more + " more points show the error.";
  }
}
