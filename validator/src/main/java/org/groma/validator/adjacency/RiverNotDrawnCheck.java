package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.River;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Finds rivers of the gazetteer that no border between provinces names. */
final class RiverNotDrawnCheck implements EntryCheck<RiverId, River> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.river-not-drawn",
              Severity.WARNING,
              Confidence.LIKELY,
              "A river that is not on the map")
          .protects(
              "A river of the gazetteer that is no border anywhere is crossed by" + " nobody.")
          .example(
              "The river Longwater is in the gazetteer, but no border of provinces is"
                  + " marked with it.")
          .mend("Mark the borders along the river, or remove its record.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<RiverId, River> kind() {
    return Kinds.RIVERS;
  }

  @Override
  public Reads reads() {
    return Course.READS;
  }

  @Override
  public void look(River river, Survey survey, Consumer<Finding> out) {
    boolean drawn =
        Course.of(survey, river).stream().anyMatch(arc -> Marks.isOnLand(survey.map(), arc));
    if (!drawn && !survey.extent().isNull()) {
      out.accept(
          PROFILE.finding(
              String.format(
                  Locale.ROOT,
                  "The river %s is in the gazetteer, but no border of provinces is marked with it.",
                  river.name()),
              Subject.of(Kinds.RIVERS, river)));
    }
  }
}
