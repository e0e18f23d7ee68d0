package org.groma.validator.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Usage;
import org.groma.model.project.Kinds;
import org.groma.validator.finding.Evidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Looks for items that no game used in a way; what that means is for those who extend it. */
abstract class NeverUsed implements PlayCheck {

  abstract Usage usage();

  /** What is wrong, a sentence. */
  abstract String message(Item item, long games);

  /**
   * What is wrong if it is true of more items than anybody reads one by one; empty if each is to be
   * told whatever their number.
   */
  Optional<String> summary(List<Item> unused, int all, long games) {
    return Optional.empty();
  }

  /** Whether another check has said enough of it. */
  boolean isExplained(Item item, Played played) {
    return false;
  }

  @Override
  public final void look(Played played, Consumer<Finding> out) {
    if (!played.isLongEnough()) {
      return;
    }
    List<Item> items = played.items(usage());
    List<Item> unused = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      Item item = items.get(i);
      if (played.uses(usage()).times(i) == 0 && !isExplained(item, played)) {
        unused.add(item);
      }
    }
    summary(unused, items.size(), played.games())
        .ifPresentOrElse(
            sentence -> out.accept(together(sentence, played)),
            () -> unused.forEach(item -> out.accept(finding(item, played))));
  }

  private Finding together(String sentence, Played played) {
    return profile()
        .finding(sentence, played.subject())
        .seenIn(played.evidence(Match.at(0), Optional.empty(), Optional.empty()));
  }

  private Finding finding(Item item, Played played) {
    Subject subject = Subject.parse(item.subject());
    Finding finding =
        profile()
            .finding(
                message(item, played.games()),
                Stream.of(subject, played.subject()).distinct().toList())
            .offending(section(subject))
            .at(played.place(subject))
            .seenIn(evidence(subject, played));
    return item.field().map(finding::in).orElse(finding);
  }

  /** {@code XX.L} of {@code rule:XX.L/retreat}; empty for what is no rule. */
  private static Optional<String> section(Subject subject) {
    return subject.kind().equals(Item.RULE)
        ? Optional.of(subject.id().split("/", 2)[0])
        : Optional.empty();
  }

  /** One game is as good as another. */
  private static Evidence evidence(Subject subject, Played played) {
    Optional<String> nation =
        subject.kind().equals(Kinds.NATIONS.word()) ? Optional.of(subject.id()) : Optional.empty();
    return played.evidence(Match.at(0), Optional.empty(), nation);
  }
}
