package org.groma.validator.play;

import java.util.Locale;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;

/** A card was drawn and never played. */
final class CardNeverPlayed extends NeverUsed {

  private static final Profile PROFILE =
      Profile.of(
              "play.card-never-played",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A card that is never played")
          .protects(
              "A card whose moment never comes, or that has no legal target, "
                  + "clutters the hand of whoever drew it.")
          .example("Plague (Events) is drawn, but not played in any of 200 games.")
          .mend(
              "See at what moment the card may be played and against whom; "
                  + "players made by the program may value it too little.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  Usage usage() {
    return Usage.CARD_PLAYED;
  }

  @Override
  String message(Item item, long games) {
    return String.format(Locale.ROOT, "%s is not played in any of %d games.", item.name(), games);
  }

  /** What is never drawn cannot be played. */
  @Override
  boolean isExplained(Item item, Played played) {
    return played.isUnused(Usage.CARD_DRAWN, item);
  }
}
