package org.groma.validator.play;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Violation;
import org.groma.engine.kernel.Watch;

/** Plays games one at a time, with everybody listening, and enters what happens in a ledger. */
final class ObservedGame {

  private final Contest contest;
  private final Inventory inventory;
  private final Mentions mentions;
  private final long seed;
  private final Ledger ledger;

  /** How many events of the game under way have been heard. */
  private long events;

  ObservedGame(Contest contest, Inventory inventory, long seed, Ledger ledger) {
    this.contest = contest;
    this.inventory = inventory;
    this.mentions = new Mentions(contest);
    this.seed = seed;
    this.ledger = ledger;
  }

  void play(Match match, Patience patience) {
    events = 0;
    ledger.begun(match);
    Watch watch = contest.watch();
    Consumer<Event> follower =
        inventory.follow((usage, item) -> ledger.uses(usage).used(item, match, events));
    try {
      Consumer<Event> scribe =
          event -> {
            patience.spend();
            events++;
            follower.accept(event);
            watch.accept(event);
          };
      Game game = contest.start(table(match, patience, scribe));
      while (!game.isOver()) {
        patience.spend();
        game.step();
      }
      watch.compare(game);
      ledger.ended(match);
      ledger.closed(game.turn(), game.winner().isPresent());
      game.winner().ifPresent(seat -> ledger.won(match, seat));
    } catch (Patience.Lost lost) {
      ledger.didNotEnd(new Sighting(match, events));
    } catch (RuntimeException | StackOverflowError mistake) {
      ledger.broke(Fault.of(mistake), new Sighting(match, events), words(mistake));
    }
    takeDown(match, watch);
  }

  private Table table(Match match, Patience patience, Consumer<Event> scribe) {
    Seating seating = Seating.all(match.players(), contest);
    return new Table(
        patience.with(match.chance(seed).dice()),
        patience.with(seating.players(contest, match.chance(seed))),
        scribe);
  }

  /** What is broken about the same subject again and again is one offence of a game. */
  private void takeDown(Match match, Watch watch) {
    Set<Offence> known = new HashSet<>();
    for (Violation violation : watch.broken()) {
      Offence offence =
          new Offence(violation.invariant(), violation.section(), mentions.in(violation.problem()));
      if (known.add(offence)) {
        ledger.offended(offence, new Sighting(match, violation.event()), violation.problem());
      }
    }
  }

  private static String words(Throwable mistake) {
    String message = mistake.getMessage();
    String name = mistake.getClass().getSimpleName();
    return message == null || message.isBlank() ? name : name + ": " + message.strip();
  }
}
