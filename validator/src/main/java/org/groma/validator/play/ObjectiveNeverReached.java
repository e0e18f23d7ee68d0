package org.groma.validator.play;

import java.util.Optional;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;

/** A line of a nation's objectives never gave points. */
final class ObjectiveNeverReached extends NeverUsed {

  private static final Profile PROFILE =
      Profile.of(
              "play.objective-never-reached",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "An objective that nobody ever reaches")
          .protects("Points that nobody can earn make a nation weaker than it looks.")
          .example("No points were ever scored in 200 games for this objective: "
                  + "Vandals, in turn 6: control-area africa (5).")
          .mend("See whether the place it names can be reached in time and held; "
                  + "players made by the program do not try everything that people would.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  Usage usage() {
    return Usage.OBJECTIVE_REACHED;
  }

  @Override
  String message(Item item, long games) {
    return "No points were ever scored in %d games for this objective: %s."
        .formatted(games, item.name());
  }

  /** Who never came scores nothing. */
  @Override
  boolean isExplained(Item item, Played played) {
    return played.isUnused(
        Usage.NATION_ENTERED, new Item(item.subject(), Optional.empty(), item.name()));
  }
}
