package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.picture.AreaLettering.Setting;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.topology.Face;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/**
 * Sets the names of areas in large spaced capitals. They run across provinces, between the names
 * that are there already: every single letter must find room of its own.
 */
final class AreaNames {

  private static final double[] SPACINGS = {1.5, 1.1, 0.8, 0.55, 0.35, 0.18};
  private static final double[] GAPS = {1.1, 1.6, 2.2};
  private static final double SMALLER = 0.88;
  private static final double STEEPEST = 55;

  /** The size of a name as a share of the extent of its area. */
  private static final double LARGEST = 0.11;

  /** A name need not be longer than this share of the extent of its area. */
  private static final double THROUGH = 0.7;

  private static final int GRID = 18;
  private static final double FINEST = 8;

  /**
   * How many places are tried for all names together, so that a map of many areas takes no longer.
   */
  private static final int TRIES = 30_000_000;

  /**
   * What is tried in turn: no smaller than so many pens, at least this share of the letters on own
   * ground.
   */
  private record Attempt(double smallest, double share) {}

  private static final List<Attempt> ATTEMPTS =
      List.of(
          new Attempt(15, 0.95),
          new Attempt(14, 0.75),
          new Attempt(11, 0.75),
          new Attempt(9.5, 0.75));

  private final Drawing drawing;
  private final AreaGround ground;
  private final Clearance clearance;
  private int patience;
  private final AreaId[] areaOfFace;

  AreaNames(Drawing drawing, AreaGround ground) {
    this.drawing = drawing;
    this.ground = ground;
    this.clearance = drawing.crowd.clearance();
    int faces = 0;
    for (Face face : drawing.map.faces()) {
      faces = Math.max(faces, face.id() + 1);
    }
    this.areaOfFace = new AreaId[faces];
    for (Province province : drawing.project.provinces()) {
      province
          .area()
          .ifPresent(area ->
              drawing
                  .map
                  .facesOf(Place.of(province.id()))
                  .forEach(face -> areaOfFace[face] = area));
    }
  }

  void draw() {
    if (!drawing.shows(Layer.AREA_NAMES)) {
      return;
    }
    int each = TRIES / Math.max(40, drawing.project.areas().size());
    for (Area area : drawing.project.areas()) {
      patience = each;
      boolean settled =
          drawing
              .labelOf("area:" + area.id(), area.name())
              .filter(label -> label.hidden() || label.isSet())
              .isPresent();
      if (settled) {
        continue;
      }
      ground.shape(area.id()).ifPresent(shape -> set(area, new Ground(area.id(), shape)));
    }
  }

  /** A point of an area where the middle of its name may lie, and how far from the centre it is. */
  private record Middle(double x, double y, double distance) {}

  /** What is to be known of the ground of one area while its name is set. */
  private final class Ground {
    private final AreaId area;
    private final double reach;
    private final Coordinate centre;
    private final List<Turn> turns = new ArrayList<>();
    private final List<Middle> within = new ArrayList<>();

    Ground(AreaId area, Geometry shape) {
      this.area = area;
      Envelope box = shape.getEnvelopeInternal();
      reach = box.getDiameter();
      centre = shape.getCentroid().getCoordinate();
      turns.add(Turn.NONE);
      double slope = Axis.of(shape).slope(STEEPEST);
      for (double degrees : new double[] {slope, slope / 2, slope * 0.75, 9, -9, 20, -20}) {
        turns.add(Turn.of(degrees));
      }
      double step =
          Math.max(Math.max(box.getWidth(), box.getHeight()) / GRID, drawing.pixels(FINEST));
      for (double y = box.getMinY(); y < box.getMaxY(); y += step / 2) {
        for (double x = box.getMinX(); x < box.getMaxX(); x += step) {
          if (owns(x, y)) {
            within.add(new Middle(x, y, new Coordinate(x, y).distance(centre)));
          }
        }
      }
      within.sort(Comparator.comparingDouble(Middle::distance));
    }

    boolean owns(double x, double y) {
      return area.equals(areaOfFace[drawing.faces().faceAt(x, y)]);
    }

    boolean isNobodys(double x, double y) {
      int face = drawing.faces().faceAt(x, y);
      return face != Face.OUTSIDE && (drawing.isSea(face) || drawing.isVoid(face));
    }
  }

  private void set(Area area, Ground where) {
    List<AreaLettering> letterings =
        drawing.breaks("area:" + area.id(), area.name()).stream()
            .map(lines -> lines.stream().map(line -> line.toUpperCase(Locale.ROOT)).toList())
            .map(AreaLettering::new)
            .toList();
    Setting best = null;
    for (Attempt attempt : ATTEMPTS) {
      double size = size(drawing, where.reach);
      for (; size >= least(attempt) && best == null; size *= SMALLER) {
        for (AreaLettering lettering : letterings) {
          best = better(best, lettering, where, size, attempt);
        }
      }
    }
    Optional.ofNullable(best).ifPresent(setting -> add(area, setting));
  }

  /** The size of the name of an area of this extent, if there is room enough. */
  static double size(Drawing drawing, double reach) {
    return Math.min(drawing.pixels(drawing.style.sizes().area()), reach * LARGEST);
  }

  /** How widely a name is spaced that is to run through an area of this extent. */
  static double spacing(List<String> lines, double size, double reach) {
    AreaLettering lettering = new AreaLettering(lines);
    for (double spacing : SPACINGS) {
      if (lettering.width(spacing) * size <= THROUGH * reach) {
        return spacing;
      }
    }
    return SPACINGS[SPACINGS.length - 1];
  }

  static String look(Drawing drawing, Area area, double spacing) {
    Colour colour = drawing.palette.area(Optional.of(area.id())).shade(-0.55);
    String look = "area-name-" + area.id();
    drawing.look(
        look,
        Look.text(Typeface.BOLD, colour.fade(0.6), spacing)
            .edged(Palette.PAPER.fade(0.28), drawing.pens(2)));
    return look;
  }

  private double least(Attempt attempt) {
    return Math.max(
        drawing.pixels(drawing.style.sizes().smallest()), drawing.pens(attempt.smallest));
  }

  private Setting better(
      Setting before, AreaLettering lettering, Ground where, double size, Attempt attempt) {
    Setting best = before;
    for (double spacing : SPACINGS) {
      double width = lettering.width(spacing) * size;
      if (width > where.reach) {
        continue;
      }
      for (double gap : lettering.lines().size() == 1 ? new double[] {1} : GAPS) {
        for (Turn turn : where.turns) {
          double merit =
              0.5 * Math.min(1, width / (THROUGH * where.reach))
                  - Math.abs(turn.degrees()) / 400
                  - 0.05 * gap;
          for (Middle middle : where.within) { // nearest to the centre first
            double here = merit - middle.distance / where.reach;
            if ((best != null && here <= best.merit()) || patience-- <= 0) {
              break;
            }
            Setting setting =
                new Setting(lettering, spacing, gap, middle.x, middle.y, turn, size, here);
            if (fits(setting, where, attempt)) {
              best = setting;
              break;
            }
          }
        }
      }
    }
    return best;
  }

  private boolean fits(Setting setting, Ground where, Attempt attempt) {
    int allowed = (int) ((1 - attempt.share) * setting.letterCount());
    int[] outside = {0};
    return setting.everyLetter(letter ->
        !clearance.isTooClose(letter)
            && (where.owns(letter.x(), letter.y())
                || (where.isNobodys(letter.x(), letter.y()) && ++outside[0] <= allowed))
            && drawing.crowd.isFree(letter));
  }

  private void add(Area area, Setting setting) {
    String look = look(drawing, area, setting.spacing());
    List<AreaLettering.Baselined> lines = setting.baselined();
    for (int i = 0; i < lines.size(); i++) {
      drawing.add(
          Layer.AREA_NAMES,
          new Lettering(
              "name-area-" + area.id() + (i == 0 ? "" : "-" + (i + 1)),
              look,
              List.of(lines.get(i).text()),
              lines.get(i).x(),
              lines.get(i).y(),
              setting.turn().degrees(),
              setting.size()));
    }
    setting.everyLetter(letter -> {
      drawing.crowd.add(letter);
      return true;
    });
  }
}
