package org.groma.validator.topology;

import org.groma.model.id.Place;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;
import org.groma.validator.check.Survey;
import org.groma.validator.measure.Outline;
import org.groma.validator.measure.PrintScale;

/**
 * When a face is too thin or too small to be meant. A spit of land in the sea may well be thin; a
 * strip between two provinces is a slip of the hand at twice its width.
 */
final class Thinness {

  private static final double THIN = 0.06;
  private static final double NARROW = 0.4;
  private static final double THIN_ON_LAND = 0.15;
  private static final double NARROW_ON_LAND = 0.8;
  private static final double SPECK = 0.5;

  private Thinness() {}

  /** Whether it is a sliver: narrow in print, and much longer than wide. */
  static boolean isSliver(Survey survey, Face face) {
    Outline outline = Outline.of(survey.map(), face.id());
    double compactness = outline.compactness();
    if (compactness >= THIN_ON_LAND) {
      return false;
    }
    double width = PrintScale.of(survey).millimetres(outline.meanWidth());
    return (compactness < THIN && width < NARROW)
        || (width < NARROW_ON_LAND && !isInTheSea(survey.map(), face));
  }

  /** Whether it is a dot in print. */
  static boolean isSpeck(Survey survey, Face face) {
    return PrintScale.of(survey).squareMillimetres(survey.map().area(face.id())) < SPECK;
  }

  private static boolean isInTheSea(Topology map, Face face) {
    return map.neighbours(face.id()).stream()
        .allMatch(other -> map.face(other).place().filter(Place::isSea).isPresent());
  }
}
