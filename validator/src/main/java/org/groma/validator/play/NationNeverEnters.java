package org.groma.validator.play;

import java.util.Locale;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;

/** A nation of a player never came into play. */
final class NationNeverEnters extends NeverUsed {

  private static final Profile PROFILE =
      Profile.of(
              "play.nation-never-enters",
              Severity.WARNING,
              Confidence.LIKELY,
              "A nation never comes into play")
          .protects(
              "Its cards, counters and pages in the rules are there for nothing, "
                  + "and its player has less than the others.")
          .example("The Northmen do not come into play in any of 200 games.")
          .mend(
              "See whether the set-up or the time table names the nation, and "
                  + "whether the condition "
                  + "for its coming can ever hold.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  Usage usage() {
    return Usage.NATION_ENTERED;
  }

  @Override
  String message(Item item, long games) {
    return String.format(
        Locale.ROOT, "The %s do not come into play in any of %d games.", item.name(), games);
  }
}
