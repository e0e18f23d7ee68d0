package org.groma.editor.cli;

import java.util.List;
import org.groma.exporters.generate.Generator.Frame;
import org.groma.exporters.generate.ProjectGeneration.View;
import org.groma.model.geography.LambertAzimuthal;
import org.groma.model.project.Projection;
import picocli.CommandLine.Option;

/** {@code --frame} and {@code --centre}: the part of the Earth that a map shows. */
final class ViewOption {

  private static final int SIDES = 4;

  @Option(
      names = "--frame",
      paramLabel = "WEST,EAST,SOUTH,NORTH",
      split = ",",
      description =
          "The sides of the map in degrees; from -11.5 to 78 east and 19 to 65 north if not said.")
  private List<Double> frame = List.of();

  @Option(
      names = "--centre",
      paramLabel = "LON,LAT",
      split = ",",
      description =
          "The point that the map is projected round; 32 east, 42 north if not said. Best in the"
              + " middle of the frame.")
  private List<Double> centre = List.of();

  View view() {
    View usual = View.EUROPE_AND_NEAR_EAST;
    return new View(
        centre.isEmpty() ? usual.projection() : projection(),
        frame.isEmpty() ? usual.frame() : sides());
  }

  private Projection projection() {
    if (centre.size() != 2 || !isOnEarth(centre.getFirst(), centre.getLast())) {
      throw Stop.cannotRun(
          "--centre is a longitude and a latitude in degrees with a comma between, such as 21,38.");
    }
    return LambertAzimuthal.projection(centre.getFirst(), centre.getLast());
  }

  private Frame sides() {
    if (frame.size() == SIDES) {
      Frame sides = new Frame(frame.get(0), frame.get(1), frame.get(2), frame.get(3));
      if (isOnEarth(sides.west(), sides.south())
          && isOnEarth(sides.east(), sides.north())
          && sides.west() < sides.east()
          && sides.south() < sides.north()) {
        return sides;
      }
    }
    throw Stop.cannotRun(
        "--frame is west, east, south and north in degrees with commas between, such as"
            + " -10.5,55,22.5,48.5.");
  }

  private static boolean isOnEarth(double longitude, double latitude) {
    return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
  }
}
