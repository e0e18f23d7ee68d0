package org.groma.validator.play;

import java.util.Locale;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;

/** A nation came into play and never did anything. */
final class NationNeverActs extends NeverUsed {

  private static final Profile PROFILE =
      Profile.of(
              "play.nation-never-acts",
              Severity.WARNING,
              Confidence.LIKELY,
              "A nation is in play and never acts")
          .protects("Its player sits and watches; a nation that is meant to is marked inactive.")
          .example("The Northmen come into play, but never act in any of 200 games.")
          .mend(
              "See whether the nation loses its last unit or its seat as soon as it comes, "
                  + "or mark it inactive.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  Usage usage() {
    return Usage.NATION_ACTED;
  }

  @Override
  String message(Item item, long games) {
    return String.format(
        Locale.ROOT,
        "The %s come into play, but never act in any of %d games.",
        item.name(),
        games);
  }

  /** Who never came cannot act. */
  @Override
  boolean isExplained(Item item, Played played) {
    return played.isUnused(Usage.NATION_ENTERED, item);
  }
}
