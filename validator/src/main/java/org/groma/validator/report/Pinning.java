package org.groma.validator.report;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Face;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.geom.Coordinate;

/** Finds a point on the map for findings whose check named none, from what they are about. */
public final class Pinning {

  private final Survey survey;
  private final Map<Subject, Optional<Point>> known = new HashMap<>();

  private Pinning(Survey survey) {
    this.survey = survey;
  }

  /** The same findings, with a point wherever one of their subjects is drawn. */
  public static List<Finding> pin(List<Finding> findings, Survey survey) {
    Pinning pinning = new Pinning(survey);
    return findings.stream().map(pinning::pin).toList();
  }

  private Finding pin(Finding finding) {
    return finding.at().isPresent()
        ? finding
        : finding.at(
            finding.subjects().stream()
                .flatMap(subject -> known.computeIfAbsent(subject, this::find).stream())
                .findFirst());
  }

  private Optional<Point> find(Subject subject) {
    Topology map = survey.map();
    Optional<Integer> part = number(subject.id());
    return switch (subject.kind()) {
      case Subject.NODE -> part.filter(map::hasNode).map(map::nodePoint).map(Pinning::point);
      case Subject.ARC -> part.filter(map::hasArc).map(arc -> middle(map.arc(arc).line()));
      case Subject.FACE -> part.filter(this::isInside).map(survey::middle);
      default -> place(subject).flatMap(survey::middle);
    };
  }

  private Optional<Place> place(Subject subject) {
    if (subject.kind().equals(Kinds.CITIES.word())) {
      return survey
          .project()
          .get(Kinds.CITIES)
          .find(subject.id())
          .map(City::province)
          .map(Place::of);
    }
    for (Place.Kind kind : Place.Kind.values()) {
      if (kind.word().equals(subject.kind())) {
        return Optional.of(new Place(kind, subject.id()));
      }
    }
    return Optional.empty();
  }

  private boolean isInside(int face) {
    return face != Face.OUTSIDE && survey.map().hasFace(face);
  }

  private static Point point(Coordinate place) {
    return new Point(place.getX(), place.getY());
  }

  private static Point middle(Line line) {
    int middle = line.last() / 2;
    return new Point(line.x(middle), line.y(middle));
  }

  private static Optional<Integer> number(String id) {
    return id.matches("\\d{1,9}") ? Optional.of(Integer.valueOf(id)) : Optional.empty();
  }
}
