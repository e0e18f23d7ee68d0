package org.groma.validator.adjacency;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.id.OverrideId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.topology.FaceShape;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Reads.Aspect;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;

/** Finds overrides that call places neighbours although half a world lies between them. */
final class OverrideFarApartCheck implements EntryCheck<OverrideId, AdjacencyOverride> {

  /** A tenth of the map is farther than any ferry, pass or bridge that a drawing leaves out. */
  private static final double FAR = 0.1;

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.override-far-apart",
              Severity.WARNING,
              Confidence.LIKELY,
              "Neighbours by override that lie far apart")
          .protects("Armies would step across the whole map in one pace.")
          .example(
              "An override calls Northwood and Longwater neighbours, but a quarter of the map lies"
                  + " between them.")
          .mend("Correct the places that the override names, or make it a link with its own kind.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<OverrideId, AdjacencyOverride> kind() {
    return Kinds.OVERRIDES;
  }

  @Override
  public Reads reads() {
    return Reads.of(Aspect.DRAWING, Aspect.NAMES);
  }

  @Override
  public void look(AdjacencyOverride override, Survey survey, Consumer<Finding> out) {
    List<Polygon> a = shapes(survey, override.a());
    List<Polygon> b = shapes(survey, override.b());
    if (!override.adjacent() || a.isEmpty() || b.isEmpty()) {
      return;
    }
    Envelope extent = survey.extent();
    double share = distance(a, b) / Math.hypot(extent.getWidth(), extent.getHeight());
    if (share > FAR) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "An override calls %s and %s neighbours, but %d %% of the map lies between"
                          + " them.",
                      survey.name(override.a()),
                      survey.name(override.b()),
                      Math.round(share * 100)),
                  Subject.of(Kinds.OVERRIDES, override))
              .at(survey.middle(override.a())));
    }
  }

  private static List<Polygon> shapes(Survey survey, Place place) {
    return survey.map().facesOf(place).stream()
        .map(face -> FaceShape.polygon(survey.map(), face))
        .toList();
  }

  private static double distance(List<Polygon> a, List<Polygon> b) {
    double least = Double.MAX_VALUE;
    for (Polygon one : a) {
      for (Polygon other : b) {
        least = Math.min(least, IndexedFacetDistance.distance(one, other));
      }
    }
    return least;
  }
}
