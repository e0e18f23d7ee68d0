package org.groma.validator.play;

import java.util.Locale;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;

/** A row of a table that no roll found. */
final class RowNeverRead extends NeverUsed {

  private static final Profile PROFILE =
      Profile.of(
              "play.row-never-read",
              Severity.NOTE,
              Confidence.LIKELY,
              "A row of a table that no roll ever finds")
          .protects(
              "A row out of reach of the dice and their modifiers is a misprint, "
                  + "or a table that is never rolled on.")
          .example("No roll in 200 games finds the row 11-12 (Storms).")
          .mend(
              "Compare the row with the least and the most that die and modifiers give. "
                  + "Only tables whose rolls stand in the log are watched.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  Usage usage() {
    return Usage.ROW_READ;
  }

  @Override
  String message(Item item, long games) {
    return String.format(Locale.ROOT, "No roll in %d games finds the row %s.", games, item.name());
  }
}
