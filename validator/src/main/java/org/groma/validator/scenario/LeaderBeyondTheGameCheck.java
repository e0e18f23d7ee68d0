package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A leader whose turns lie outside those of every scenario. */
final class LeaderBeyondTheGameCheck implements LeaderCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.leader-beyond-the-game",
              Severity.WARNING,
              Confidence.LIKELY,
              "Leader of turns that are never played")
          .protects("A leader who comes on a turn that is never played is a counter for nothing.")
          .example("Queen Ada arrives on turn 13, but all scenarios lie within turns 1 to 12.")
          .mend("Correct the turns of the leader, or the last turn of the scenario.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.SCENARIOS);
  }

  @Override
  public void look(Leader leader, Survey survey, Consumer<Finding> out) {
    Cast cast = survey.get(Cast.OF_PROJECT);
    if (!cast.isKnown()) {
      return;
    }
    leader
        .arrives()
        .filter(turn -> !cast.plays(turn))
        .ifPresent(turn -> out.accept(finding(leader, "arrives on", turn, cast).in("arrives")));
    leader
        .leaves()
        .filter(turn -> !cast.plays(turn))
        .ifPresent(turn -> out.accept(finding(leader, "stays until", turn, cast).in("leaves")));
  }

  private static Finding finding(Leader leader, String does, int turn, Cast cast) {
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "%s %s turn %d, but all scenarios lie within %s.",
            leader.name(),
            does,
            turn,
            cast.turns()),
        Subject.of(Kinds.LEADERS, leader));
  }
}
