package org.groma.validator.adjacency;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Coast;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.CoastId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Finds coasts whose provinces do not touch one another. */
final class CoastBrokenCheck implements EntryCheck<CoastId, Coast> {

  private static final Profile PROFILE =
      Profile.of("adjacency.coast-broken", Severity.WARNING, Confidence.LIKELY, "A coast in pieces")
          .protects(
              "The provinces of one coast lie side by side. Those of two shores of a"
                  + " sea are two coasts.")
          .example(
              "The coast Red Sound, western shore is in 2 pieces: Westmark does not"
                  + " touch the rest.")
          .mend("Divide the coast, or take off the province that does not belong.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<CoastId, Coast> kind() {
    return Kinds.COASTS;
  }

  @Override
  public Reads reads() {
    return CoastsBySea.READS;
  }

  @Override
  public void look(Coast coast, Survey survey, Consumer<Finding> out) {
    NavigableSet<ProvinceId> rest = new TreeSet<>(coast.provinces());
    rest.removeIf(province -> survey.graph().number(Place.of(province)).isEmpty());
    int pieces = 0;
    Optional<ProvinceId> apart = Optional.empty();
    while (!rest.isEmpty()) {
      pieces++;
      apart = Optional.of(rest.first());
      removePiece(rest.first(), rest, survey);
    }
    if (pieces > 1) {
      Place place = Place.of(apart.orElseThrow());
      out.accept(
          PROFILE
              .finding(
                  "The coast %s is in %d pieces: %s does not touch the rest."
                      .formatted(coast.name(), pieces, survey.name(place)),
                  Subject.of(Kinds.COASTS, coast))
              .in("provinces")
              .at(survey.middle(place)));
    }
  }

  private static void removePiece(ProvinceId start, NavigableSet<ProvinceId> rest, Survey survey) {
    Deque<ProvinceId> open = new ArrayDeque<>();
    open.add(start);
    rest.remove(start);
    while (!open.isEmpty()) {
      for (Neighbour each : survey.graph().neighbours(Place.of(open.removeFirst()))) {
        Optional<ProvinceId> next = each.place().province();
        if (each.link().isEmpty() && next.isPresent() && rest.remove(next.get())) {
          open.addLast(next.get());
        }
      }
    }
  }
}
