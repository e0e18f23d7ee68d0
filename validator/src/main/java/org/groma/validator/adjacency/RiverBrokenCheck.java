package org.groma.validator.adjacency;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.River;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.topology.Arc;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/**
 * Finds rivers in pieces that nothing joins: not a node, not a province or lake that they run
 * through.
 */
final class RiverBrokenCheck implements EntryCheck<RiverId, River> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.river-broken",
              Severity.WARNING,
              Confidence.LIKELY,
              "A river in pieces that nothing joins")
          .protects(
              "A river is one line of water. It may run through a province, where it is"
                  + " no border, but it comes out of the same province again.")
          .example("The river Longwater is in 2 pieces that no province joins.")
          .mend(
              "Mark the borders between the pieces, or look whether one piece belongs"
                  + " to another river.");

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
    List<Arc> course = Course.of(survey, river);
    List<Set<Integer>> pieces = RiverPieces.of(survey.map(), course);
    if (pieces.size() > 1) {
      Arc stray =
          course.stream()
              .filter(arc -> !pieces.getFirst().contains(arc.left()))
              .findFirst()
              .orElseThrow();
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "The river %s is in %d pieces that no province joins; one of them runs %s.",
                      river.name(),
                      pieces.size(),
                      Marks.sides(survey, stray)),
                  Subject.of(Kinds.RIVERS, river))
              .at(Marks.middle(stray)));
    }
  }
}
