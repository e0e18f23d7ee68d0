package org.groma.validator.play;

import java.util.Locale;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;

/** A card or marker never left its pile. */
final class CardNeverDrawn extends NeverUsed {

  private static final Profile PROFILE =
      Profile.of(
              "play.card-never-drawn",
              Severity.WARNING,
              Confidence.LIKELY,
              "A card that is never drawn")
          .protects("A card that does not come up is missing from the game.")
          .example("Plague (Fates) is not drawn in any of 200 games.")
          .mend("See how many copies there are, and whether anything draws from that deck.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  Usage usage() {
    return Usage.CARD_DRAWN;
  }

  @Override
  String message(Item item, long games) {
    return String.format(Locale.ROOT, "%s is not drawn in any of %d games.", item.name(), games);
  }
}
