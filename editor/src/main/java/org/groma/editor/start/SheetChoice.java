package org.groma.editor.start;

import java.util.Locale;
import java.util.Optional;
import org.groma.model.geography.LambertAzimuthal;
import org.groma.model.geography.MapProjection;
import org.groma.model.project.MapSheet;
import org.groma.model.project.Projection;
import org.groma.model.topology.Precision;
import org.locationtech.jts.geom.Coordinate;

/**
 * What somebody says of the sheet of a new map.
 *
 * @param longitude of the middle of the sheet, where the map has geography
 * @param paper its size; none for a map without a sheet
 * @param scale how many map units a millimetre of paper shows
 */
public record SheetChoice(
    Geography geography, double longitude, double latitude, Optional<Paper> paper, double scale) {

  /** A size of paper in millimetres. */
  public record Paper(double width, double height) {}

  /** How map units come from degrees. */
  public enum Geography {
    NONE("No geography", "map units"),
    LONLAT("Longitude and latitude as they are", "degrees"),
    LAMBERT("Equal areas round a centre (Lambert azimuthal)", "kilometres");

    private final String title;
    private final String units;

    Geography(String title, String units) {
      this.title = title;
      this.units = units;
    }

    public String title() {
      return title;
    }

    /** What lengths on such a map are counted in. */
    public String units() {
      return units;
    }
  }

  private static final double HALF_TURN = 180;
  private static final double QUARTER_TURN = 90;

  /** Half the circumference of the Earth is farther than any projection here shows. */
  private static final double LONGEST_KILOMETRES = 20_000;

  /** Why there is no such sheet, and what to do. */
  public Optional<String> obstacle() {
    boolean onEarth =
        Math.abs(longitude) <= HALF_TURN && Math.abs(latitude) <= QUARTER_TURN; // not so for NaN
    if (geography != Geography.NONE && !onEarth) {
      return Optional.of(
          "The centre is a longitude from -180 to 180 and a latitude from -90 to 90 degrees.");
    }
    if (paper.isEmpty()) {
      return Optional.empty();
    }
    if (!isLength(paper.get().width()) || !isLength(paper.get().height())) {
      return Optional.of("A sheet has a width and a height in millimetres, both more than 0.");
    }
    if (!isLength(scale)) {
      return Optional.of("The scale is how many map units a millimetre shows: more than 0.");
    }
    double longest = scale * Math.max(paper.get().width(), paper.get().height());
    return switch (geography) {
      case NONE -> tooLarge(longest, Precision.LARGEST);
      case LAMBERT -> tooLarge(longest, LONGEST_KILOMETRES);
      case LONLAT ->
          Math.abs(longitude) + scale * paper.get().width() / 2 > HALF_TURN
                  || Math.abs(latitude) + scale * paper.get().height() / 2 > QUARTER_TURN
              ? Optional.of(
                  "The sheet reaches beyond the map of the Earth: choose a smaller sheet or fewer"
                      + " degrees a millimetre.")
              : Optional.empty();
    };
  }

  private Optional<String> tooLarge(double longest, double most) {
    return longest <= most
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "The sheet would be %,.0f %s long; %,.0f is the most. Let a millimetre show less.",
                longest,
                geography.units(),
                most));
  }

  private static boolean isLength(double value) {
    return value > 0 && Double.isFinite(value);
  }

  public Projection projection() {
    return switch (geography) {
      case NONE -> Projection.NONE;
      case LONLAT -> Projection.LONLAT;
      case LAMBERT -> LambertAzimuthal.projection(longitude, latitude);
    };
  }

  /** The sheet: round its centre where there is geography, else from zero. */
  public Optional<MapSheet> sheet() {
    return paper.map(size -> {
      MapSheet plain = MapSheet.ofPaper(size.width(), size.height(), scale);
      return MapProjection.of(projection())
          .map(projected -> {
            Coordinate middle = projected.toMap(longitude, latitude);
            return plain.centredAt(middle.x, middle.y);
          })
          .orElse(plain);
    });
  }
}
