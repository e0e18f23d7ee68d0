package org.groma.validator.play;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;

/** All games end before the last turn, and all in the same; or nobody ever wins. */
final class SameEnding implements PlayCheck {

  private static final Profile PROFILE =
      Profile.of(
              "play.same-ending",
              Severity.WARNING,
              Confidence.LIKELY,
              "Games always end in the same way")
          .protects(
              "What ends every game before its last turn, whoever plays, is no event of the game;"
                  + " and a victory that nobody can win is none.")
          .example("All of 200 games end in turn 3, and the last turn is 12.")
          .mend("See what ends the game, and what victory is counted by.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Played played, Consumer<Finding> out) {
    if (!played.isLongEnough()) {
      return;
    }
    Map<Integer, Long> turns = played.lastTurns();
    int end = played.scenario().lastTurn();
    if (turns.size() == 1) {
      turns.keySet().stream()
          .filter(turn -> turn < end)
          .forEach(turn ->
              out.accept(
                  finding(
                      String.format(
                          Locale.ROOT,
                          "All of %d games end in turn %d, and the last turn is %d.",
                          played.games(),
                          turn,
                          end),
                      "lastTurn",
                      Optional.of(turn),
                      played)));
    }
    if (played.contest().seats().size() > 1 && played.undecided() == played.ended()) {
      out.accept(
          finding(
              String.format(Locale.ROOT, "Nobody wins any of %d games.", played.games()),
              "victory",
              Optional.empty(),
              played));
    }
  }

  private static Finding finding(
      String sentence, String field, Optional<Integer> turn, Played played) {
    return PROFILE
        .finding(sentence, played.subject())
        .in(field)
        .seenIn(played.evidence(Match.at(0), turn, Optional.empty()));
  }
}
