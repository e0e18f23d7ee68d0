package org.groma.validator.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A game broke down. */
final class EngineError implements PlayCheck {

  /** Nobody mends more at a time. */
  private static final int MOST = 20;

  private static final int LONGEST = 200;

  private static final Profile PROFILE =
      Profile.of("play.engine-error", Severity.ERROR, Confidence.CERTAIN, "A game breaks down")
          .protects("A game that cannot be played to its end tells nothing.")
          .example(
              "3 of 200 games break down in Retreat.origins, first game 17 of steady players:"
                  + " IllegalStateException: there is no way out.")
          .mend(
              "Play the game again up to that moment. Data that the rules cannot make sense of"
                  + " are to be mended; a mistake in the program is to be reported.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Played played, Consumer<Finding> out) {
    List<Map.Entry<Fault, Trouble>> first =
        played.faults().entrySet().stream()
            .sorted(Map.Entry.comparingByValue(EngineError::earlier))
            .limit(MOST)
            .toList();
    for (Map.Entry<Fault, Trouble> each : first) {
      Fault fault = each.getKey();
      Trouble trouble = each.getValue();
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%d of %d games break down in %s, first %s: %s.",
                      trouble.games(),
                      played.games(),
                      fault.word(),
                      trouble.first().match(),
                      brief(trouble.words())),
                  played.subject(),
                  new Subject("code", fault.kind() + " " + fault.word()))
              .seenIn(played.evidence(trouble.first())));
    }
  }

  private static int earlier(Trouble a, Trouble b) {
    return a.first().compareTo(b.first());
  }

  /** One line that ends without a full stop. */
  private static String brief(String words) {
    String line = words.lines().findFirst().orElse("");
    String cut = line.length() > LONGEST ? line.substring(0, LONGEST) + " …" : line;
    return cut.endsWith(".") ? cut.substring(0, cut.length() - 1) : cut;
  }
}
