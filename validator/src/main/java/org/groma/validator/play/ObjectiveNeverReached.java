package org.groma.validator.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/**
 * Objectives that never gave points. Great deeds are beyond players made by the program, so this is
 * told once a nation and not once a line.
 */
final class ObjectiveNeverReached implements PlayCheck {

  private static final Profile PROFILE =
      Profile.of(
              "play.objective-never-reached",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "Objectives that nobody ever reaches")
          .protects("Points that nobody can earn make a nation weaker than it looks.")
          .example(
              "The Northmen get no points for 2 of their 21 objectives in any of 200 games: in turn"
                  + " 9: all-provinces area southland (10); in the last turn: all-provinces area"
                  + " southland (10).")
          .mend(
              "See whether the place it names can be reached in time and held; players made by"
                  + " the program do not try everything that people would.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Played played, Consumer<Finding> out) {
    if (!played.isLongEnough()) {
      return;
    }
    List<Item> items = played.items(Usage.OBJECTIVE_REACHED);
    Map<String, List<Item>> missed = new LinkedHashMap<>();
    for (int i = 0; i < items.size(); i++) {
      if (played.uses(Usage.OBJECTIVE_REACHED).times(i) == 0) {
        missed.computeIfAbsent(items.get(i).subject(), _ -> new ArrayList<>()).add(items.get(i));
      }
    }
    missed.forEach((subject, lines) -> {
      if (!isAbsent(subject, played)) {
        long all = items.stream().filter(item -> item.subject().equals(subject)).count();
        out.accept(finding(Subject.parse(subject), lines, all, played));
      }
    });
  }

  /** Who never came scores nothing; that is another check's matter. */
  private static boolean isAbsent(String subject, Played played) {
    return played.isUnused(Usage.NATION_ENTERED, new Item(subject, Optional.empty(), subject));
  }

  private static Finding finding(Subject subject, List<Item> lines, long all, Played played) {
    String words = String.join("; ", lines.stream().map(Item::name).toList());
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The %s get no points for %d of their %d objectives in any of %d games: %s.",
                played.name(subject),
                lines.size(),
                all,
                played.games(),
                words),
            subject,
            played.subject())
        .in("victory")
        .seenIn(played.evidence(Match.at(0), Optional.empty(), Optional.of(subject.id())));
  }
}
