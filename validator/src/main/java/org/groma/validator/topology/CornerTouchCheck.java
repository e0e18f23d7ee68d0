package org.groma.validator.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Together;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.OverrideId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.model.value.Origins;
import org.groma.model.value.Slug;
import org.groma.validator.check.NodeCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.OverridesByPair;
import org.groma.validator.measure.Pair;
import org.locationtech.jts.geom.Coordinate;

/**
 * Finds points where four or more places meet, so that two of them touch in nothing but the point:
 * a reader of the map cannot tell whether one may cross there.
 */
final class CornerTouchCheck implements NodeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.corner-touch",
              Severity.WARNING,
              Confidence.POSSIBLE,
              "Places that touch in a single point")
          .protects(
              "Players argue whether one may march across a corner. To the rules here, places that"
                  + " share no border do not touch.")
          .example(
              "Westmark and Reedland touch in a single point: nothing says whether they are"
                  + " neighbours.")
          .mend(
              "Draw a border between two of the places, or say in an override whether they are"
                  + " adjacent.");

  private static final int FEWEST = 4;

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(int node, Survey survey, Consumer<Finding> out) {
    Topology map = survey.map();
    int[] faces = map.star(node).map(map::left).toArray();
    if (faces.length < FEWEST) {
      return;
    }
    NavigableSet<Pair> doubtful = new TreeSet<>();
    for (int i = 0; i < faces.length; i++) {
      for (int j = i + 2; j < faces.length; j++) {
        Optional<Place> a = map.face(faces[i]).place();
        Optional<Place> b = map.face(faces[j]).place();
        boolean beside = i == 0 && j == faces.length - 1;
        if (!beside && a.isPresent() && b.isPresent() && isDoubtful(a.get(), b.get(), survey)) {
          if (map.shared(faces[i], faces[j]).findAny().isEmpty()) {
            doubtful.add(Pair.of(a.get(), b.get()));
          }
        }
      }
    }
    if (!doubtful.isEmpty()) {
      out.accept(finding(node, doubtful, survey));
    }
  }

  private static boolean isDoubtful(Place a, Place b, Survey survey) {
    if (a.equals(b) || !OverridesByPair.of(survey, a, b).isEmpty()) {
      return false;
    }
    for (Neighbour each : survey.graph().neighbours(a)) {
      if (each.place().equals(b)) {
        return false;
      }
    }
    return survey.graph().number(a).isPresent() && survey.graph().number(b).isPresent();
  }

  private static Finding finding(int node, NavigableSet<Pair> pairs, Survey survey) {
    NavigableSet<Place> places = new TreeSet<>();
    pairs.forEach(pair -> places.addAll(List.of(pair.a(), pair.b())));
    List<Subject> subjects = new ArrayList<>();
    places.forEach(place -> subjects.add(Subject.of(place)));
    subjects.add(Subject.node(node));
    List<String> names =
        pairs.stream()
            .map(pair -> survey.name(pair.a()) + " and " + survey.name(pair.b()))
            .toList();
    Coordinate at = survey.map().nodePoint(node);
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "%s touch in a single point%s: nothing says whether they are neighbours.",
                names.getFirst(),
                names.stream().skip(1).map(", as do "::concat).collect(Collectors.joining())),
            subjects)
        .at(new Point(at.x, at.y))
        .mendedBy(fix(pairs, survey));
  }

  private static Optional<Fix> fix(NavigableSet<Pair> pairs, Survey survey) {
    List<Edit> edits = new ArrayList<>();
    for (Pair pair : pairs) {
      String id = pair.a().slug() + "-corner-" + pair.b().slug();
      if (!Slug.isValid(id) || survey.project().get(Kinds.OVERRIDES).contains(id)) {
        return Optional.empty();
      }
      edits.add(
          PutEntry.of(
              Kinds.OVERRIDES,
              new AdjacencyOverride(
                  new OverrideId(id),
                  pair.a(),
                  pair.b(),
                  false,
                  Optional.empty(),
                  String.format(
                      Locale.ROOT,
                      "%s and %s touch in a single point only, which counts as not adjacent.",
                      survey.name(pair.a()),
                      survey.name(pair.b())),
                  Origins.UNSTATED)));
    }
    return Optional.of(Fix.proposed("Say that they are not adjacent", new Together(edits)));
  }
}
