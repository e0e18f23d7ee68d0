package org.groma.validator.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;

/** A province in which nobody ever stood. */
final class ProvinceNeverEntered extends NeverUsed {

  private static final Profile PROFILE =
      Profile.of(
              "play.province-never-entered",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A province that nobody ever enters")
          .protects(
              "Land that plays no part may be cut off by a border that is wrong, "
                  + "or closed to everybody by the rules.")
          .example("Nobody ever sets foot in Farholm in 200 games.")
          .mend(
              "Follow its borders and straits to its neighbours; see whether "
                  + "somebody may go there.");

  /** More are one matter: the games do not get that far. */
  private static final int EACH = 20;

  private static final int NAMED = 3;

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  Usage usage() {
    return Usage.PROVINCE_ENTERED;
  }

  @Override
  Optional<String> summary(List<Item> unused, int all, long games) {
    return unused.size() <= EACH
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "Nobody ever sets foot in %d of %d provinces in %d games, among them %s.",
                unused.size(),
                all,
                games,
                unused.stream().limit(NAMED).map(Item::name).collect(Collectors.joining(", "))));
  }

  @Override
  String message(Item item, long games) {
    return String.format(
        Locale.ROOT, "Nobody ever sets foot in %s in %d games.", item.name(), games);
  }
}
