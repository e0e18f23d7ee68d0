package org.groma.validator.adjacency;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.OverridesByPair;
import org.groma.validator.measure.PrintScale;
import org.locationtech.jts.geom.Envelope;

/** Finds shores so near to each other that players will ask for the strait. */
final class NarrowWaterCheck implements PlaceCheck {

  /** In millimetres. */
  private static final double NARROW = 2.5;

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.narrow-water",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "Narrow water without a strait")
          .protects(
              "Where only a little water lies between two provinces, players expect"
                  + " that one can cross. A strait that was forgotten, or cut by mistake,"
                  + " shows in this way.")
          .example(
              "Only 0.5 mm of Mid Water in print lies between Westshore and Eastshore, but"
                  + " no link joins them.")
          .mend("Add the strait, if the sources know of one.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.EXTENT);
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    if (!place.isSea()) {
      return;
    }
    double limit = NARROW * PrintScale.of(survey).unit();
    NavigableMap<Place, List<Line>> shores = shores(survey.map(), place);
    shores.forEach((one, lines) ->
        shores
            .tailMap(one, false)
            .forEach((other, across) -> {
              if (isNear(lines, across, limit) && isApart(survey, one, other)) {
                Crossing.between(lines, across, limit)
                    .filter(crossing -> crossing.width() > 0) // where they meet it is no water
                    .ifPresent(
                        crossing -> out.accept(finding(place, one, other, crossing, survey)));
              }
            }));
  }

  /** The shores of a sea zone by province. */
  private static NavigableMap<Place, List<Line>> shores(Topology map, Place sea) {
    NavigableMap<Place, List<Line>> shores = new TreeMap<>();
    for (int face : map.facesOf(sea)) {
      map.face(face)
          .halves()
          .forEach(half ->
              map.face(map.right(half))
                  .place()
                  .filter(Place::isProvince)
                  .ifPresent(land ->
                      shores
                          .computeIfAbsent(land, _ -> new ArrayList<>())
                          .add(map.arc(Half.arc(half)).line())));
    }
    return shores;
  }

  private static boolean isNear(List<Line> one, List<Line> other, double limit) {
    return box(one).distance(box(other)) < limit;
  }

  private static Envelope box(List<Line> lines) {
    Envelope box = new Envelope();
    lines.forEach(line -> box.expandToInclude(line.envelope()));
    return box;
  }

  /** Whether no way leads across, and none round the water through one province between. */
  private static boolean isApart(Survey survey, Place one, Place other) {
    if (survey.graph().number(one).isEmpty() || survey.graph().number(other).isEmpty()) {
      return false;
    }
    Set<Place> round = new HashSet<>();
    for (Neighbour each : survey.graph().neighbours(one)) {
      if (each.place().equals(other)) {
        return false;
      }
      if (each.link().isEmpty() && each.place().isProvince()) {
        round.add(each.place());
      }
    }
    return OverridesByPair.of(survey, one, other).isEmpty()
        && survey.graph().neighbours(other).stream()
            .noneMatch(each ->
                each.place().equals(one)
                    || (each.link().isEmpty() && round.contains(each.place())));
  }

  private static Finding finding(
      Place sea, Place one, Place other, Crossing crossing, Survey survey) {
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "Only %.1f mm of %s in print lies between %s and %s, but no link joins them.",
                PrintScale.of(survey).millimetres(crossing.width()),
                survey.name(sea),
                survey.name(one),
                survey.name(other)),
            Subject.of(one),
            Subject.of(other),
            Subject.of(sea))
        .at(crossing.at());
  }
}
