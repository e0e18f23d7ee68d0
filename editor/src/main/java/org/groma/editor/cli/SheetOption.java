package org.groma.editor.cli;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.editor.start.SheetChoice;
import org.groma.model.project.MapSheet;
import org.groma.model.project.Projection;
import picocli.CommandLine.Option;

/** {@code --sheet}, {@code --scale}, {@code --projection} and {@code --centre} of a new map. */
final class SheetOption {

  private static final Pattern SIZE = Pattern.compile("([0-9.]+)[x×]([0-9.]+)");

  @Option(
      names = "--sheet",
      paramLabel = "WIDTHxHEIGHT",
      description = "The sheet of paper that the map is made for, in millimetres: 841x594.")
  private Optional<String> size = Optional.empty();

  @Option(
      names = "--scale",
      paramLabel = "NUMBER",
      description =
          "How many map units a millimetre of the sheet shows: kilometres for lambert, degrees for"
              + " lonlat; 1 if not given.")
  private Optional<Double> scale = Optional.empty();

  @Option(
      names = "--projection",
      paramLabel = "none|lonlat|lambert",
      description =
          "How map units come from longitude and latitude: none for a map without geography (if not"
              + " given), lonlat for degrees as they are, lambert for equal areas in kilometres.")
  private SheetChoice.Geography geography = SheetChoice.Geography.NONE;

  @Option(
      names = "--centre",
      paramLabel = "LON,LAT",
      split = ",",
      description = "The middle of the sheet in degrees, for lonlat and lambert.")
  private List<Double> centre = List.of();

  boolean isGiven() {
    return size.isPresent()
        || scale.isPresent()
        || !centre.isEmpty()
        || geography != SheetChoice.Geography.NONE;
  }

  Projection projection() {
    return choice().projection();
  }

  Optional<MapSheet> sheet() {
    return choice().sheet();
  }

  private SheetChoice choice() {
    if (!centre.isEmpty() && centre.size() != 2) {
      throw Stop.cannotRun(
          "--centre is a longitude and a latitude in degrees with a comma between, such as 21,38.");
    }
    if (scale.isPresent() && size.isEmpty()) {
      throw Stop.cannotRun("--scale only means something with --sheet.");
    }
    SheetChoice choice =
        new SheetChoice(
            geography,
            centre.isEmpty() ? 0 : centre.getFirst(),
            centre.isEmpty() ? 0 : centre.getLast(),
            size.map(SheetOption::paper),
            scale.orElse(1.0));
    choice
        .obstacle()
        .ifPresent(sentence -> {
          throw Stop.cannotRun(sentence);
        });
    return choice;
  }

  private static SheetChoice.Paper paper(String written) {
    Matcher size = SIZE.matcher(written);
    if (size.matches()) {
      try {
        return new SheetChoice.Paper(
            Double.parseDouble(size.group(1)), Double.parseDouble(size.group(2)));
      } catch (NumberFormatException garbled) {
        // said below
      }
    }
    throw Stop.cannotRun(
        "--sheet is a width and a height in millimetres with an x between, such as 841x594, not '"
            + written
            + "'.");
  }
}
