package org.groma.validator.play;

import java.util.Locale;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;

/** A section of the rulebook that was never seen at work. */
final class RuleNeverExercised extends NeverUsed {

  private static final Profile PROFILE =
      Profile.of(
              "play.rule-never-exercised",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A section of the rules that never comes up")
          .protects(
              "Rules that a scenario never needs cost its players time; "
                  + "or something they depend on is missing in the data.")
          .example("Nothing shows section XXV.E (roll for sea risk) at work in any of 200 games.")
          .mend(
              "See whether the scenario has what the section is about. A section is seen at work "
                  + "when an event or a roll happens that belongs to it; "
                  + "of sections that leave no such trace nothing is said.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  Usage usage() {
    return Usage.RULE_EXERCISED;
  }

  @Override
  String message(Item item, long games) {
    return String.format(
        Locale.ROOT, "Nothing shows section %s at work in any of %d games.", item.name(), games);
  }
}
