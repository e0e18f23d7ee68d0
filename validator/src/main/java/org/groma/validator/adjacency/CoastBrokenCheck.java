package org.groma.validator.adjacency;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Coast;
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
    List<ProvinceId> pieces = CoastPieces.of(coast.provinces(), survey);
    if (pieces.size() > 1) {
      Place place = Place.of(pieces.getLast());
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "The coast %s is in %d pieces: %s does not touch the rest.",
                      coast.name(),
                      pieces.size(),
                      survey.name(place)),
                  Subject.of(Kinds.COASTS, coast))
              .in("provinces")
              .at(survey.middle(place)));
    }
  }
}
