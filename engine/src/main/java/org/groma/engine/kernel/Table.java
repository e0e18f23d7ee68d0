package org.groma.engine.kernel;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Where a game is played: the dice, the players round it, and whoever writes down what happens. */
public final class Table {

  private final Dice dice;
  private final IntFunction<Player> players;
  private final Optional<Consumer<Event>> listener;
  private final boolean written;

  /**
   * A table at which nobody writes.
   *
   * @param players who answers for a chooser, by its number
   */
  public Table(Dice dice, IntFunction<Player> players) {
    this(dice, players, Optional.empty(), false);
  }

  /** A table at which everything is written down. */
  public Table(Dice dice, IntFunction<Player> players, Consumer<Event> scribe) {
    this(dice, players, Optional.of(scribe), true);
  }

  private Table(
      Dice dice, IntFunction<Player> players, Optional<Consumer<Event>> listener, boolean written) {
    this.dice = dice;
    this.players = players;
    this.listener = listener;
    this.written = written;
  }

  /**
   * A table at which nobody writes, but somebody counts: what changes the state, and of what only
   * tells about it that which a {@link Census} asks for.
   */
  public static Table counted(Dice dice, IntFunction<Player> players, Consumer<Event> counter) {
    return new Table(dice, players, Optional.of(counter), false);
  }

  /** A table at which one player answers for everybody. */
  public static Table of(Dice dice, Player everybody) {
    return new Table(dice, _ -> everybody);
  }

  public Dice dice() {
    return dice;
  }

  /** Rolls a die and has it written down. */
  public int roll(Die die, Purpose purpose) {
    int result = dice.roll(die);
    if (written) {
      tell(new Rolled(purpose.word(), die, result));
    }
    return result;
  }

  /** A check on a D10: an even result passes. */
  public boolean d2(Purpose purpose) {
    return roll(Die.D10, purpose) % 2 == 0;
  }

  /** Asks whoever has to decide, and takes only a legal answer. */
  public <A> A ask(Decision<A> decision) {
    return ask(decision, decision.chooser());
  }

  /**
   * Asks somebody for a nation that he plays for the time being.
   *
   * @param player who answers, by the number of a chooser
   */
  public <A> A ask(Decision<A> decision, int player) {
    A answer = players.apply(player).decide(decision);
    Optional<Refusal> refusal = decision.refusal(answer);
    if (refusal.isPresent()) {
      throw new IllegalAnswer(decision, answer, refusal.get());
    }
    return answer;
  }

  /** Whether somebody writes: events that change nothing need not be made when nobody does. */
  public boolean isHeard() {
    return written;
  }

  /** Whether somebody writes or counts: for events that change nothing and are counted. */
  public boolean isFollowed() {
    return listener.isPresent();
  }

  /** Has an event written down or counted. */
  public void tell(Event event) {
    if (listener.isPresent()) {
      listener.get().accept(event);
    }
  }
}
