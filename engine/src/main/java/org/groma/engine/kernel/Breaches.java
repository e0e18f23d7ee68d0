package org.groma.engine.kernel;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a {@link Watch} writes down. What stays broken is told once. */
public final class Breaches {

  /** That the log tells everything, and so leads to the same end as the game. */
  private static final String COMPLETE_LOG = "log.complete";

  private final Set<String> known = new HashSet<>();
  private final List<Violation> broken = new ArrayList<>();
  private int events;

  /** Something happened. */
  public void count() {
    events++;
  }

  /** How many events there were. */
  public int events() {
    return events;
  }

  /** Asks an invariant about the state after, or before, an event of a turn. */
  public <S> void ask(Invariant<S> invariant, S state, int turn, Event event) {
    for (String sentence : invariant.broken(state)) {
      if (known.add(invariant.id() + sentence)) {
        broken.add(
            new Violation(
                turn,
                events,
                event.toString(),
                invariant.id(),
                Optional.of(invariant.section()),
                sentence));
      }
    }
  }

  /** The log has led to another end than the game. */
  public void differs(int turn, String sentence) {
    broken.add(new Violation(turn, events, "the end", COMPLETE_LOG, Optional.empty(), sentence));
  }

  public List<Violation> all() {
    return List.copyOf(broken);
  }
}
