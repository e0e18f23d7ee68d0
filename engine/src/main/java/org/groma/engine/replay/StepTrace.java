package org.groma.engine.replay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Consumer;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Usage;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/**
 * What a game was at last: the part of the turn, what was told in it, and which rows, cards, places
 * and nations it used. A game that breaks down leaves this behind, so that whoever mends it knows
 * which records to look at.
 */
public final class StepTrace implements Audience {

  /** Lines that tell of the step; older ones are about other things. */
  private static final int LINES = 3;

  /** More records than these nobody looks through. */
  private static final int MOST = 8;

  private final Contest contest;
  private final Inventory inventory;
  private final Consumer<Event> following;
  private final SequencedSet<Inventory.Item> used = new LinkedHashSet<>();
  private final Deque<String> lines = new ArrayDeque<>();
  private Optional<Chapter> chapter = Optional.empty();
  private String last = "";

  public StepTrace(Contest contest) {
    this.contest = contest;
    this.inventory = contest.inventory();
    this.following = inventory.follow(this::used);
  }

  @Override
  public void enter(Chapter entered) {
    chapter = Optional.of(entered);
    lines.clear();
    used.clear();
  }

  @Override
  public void line(String line) {
    if (!line.isBlank()) {
      last = line.strip();
      lines.addFirst(last);
      if (lines.size() > LINES) {
        lines.removeLast();
      }
    }
  }

  /** Hears what happened, after the storyteller has. */
  public void hear(Event event) {
    following.accept(event);
  }

  private void used(Usage usage, int item) {
    Inventory.Item one = inventory.items(usage).get(item);
    if (!one.subject().startsWith(Inventory.Item.RULE + ":")) {
      used.addLast(one); // moves it there if it was used before
    }
  }

  /** Where the story is; nothing while the game is set up. */
  public Optional<Chapter> chapter() {
    return chapter;
  }

  /** The line that was told last; empty if none was. */
  String last() {
    return last;
  }

  /** The nations whose part of the turn it is, by their ids. */
  public List<String> nations() {
    return acting().stream().map(Named::id).toList();
  }

  private List<Named> acting() {
    return chapter.stream()
        .flatMap(each -> each.parts().stream())
        .flatMap(part -> contest.nations().stream().filter(nation -> nation.id().equals(part)))
        .toList();
  }

  /**
   * The records in play: who acts, what was used in this part of the turn, and what the last lines
   * speak of; what came last stands first.
   */
  public List<Inventory.Item> records(Project project) {
    SequencedSet<Inventory.Item> records = new LinkedHashSet<>();
    for (Named nation : acting().reversed()) {
      records.add(
          new Inventory.Item(
              Kinds.NATIONS.word() + ":" + nation.id(), Optional.empty(), nation.name()));
    }
    records.addAll(used.reversed());
    StoryMentions mentions = new StoryMentions(project);
    lines.forEach(line -> records.addAll(mentions.in(line)));
    return new ArrayList<>(records).subList(0, Math.min(MOST, records.size()));
  }
}
