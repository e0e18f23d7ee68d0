package org.groma.engine.kernel;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.SynchronousQueue;
import java.util.function.Consumer;

/**
 * Plays a game moment by moment: to the next event or the next decision, and no further until asked
 * to. Rules are written as procedures that ask and go on; this lets somebody outside (a window, a
 * test) stop them in the middle. The game runs on a thread of its own that moves only while {@link
 * #next} waits, so nothing runs at the same time.
 */
public final class Stepping implements AutoCloseable {

  /** Where a game has come to. */
  public sealed interface Moment {

    /** Something happened. */
    record Happened(Event event) implements Moment {}

    /** Somebody has to decide; {@link Stepping#answer} before going on. */
    record Asked(Decision<?> decision) implements Moment {}

    /** The game is over, or broke down. */
    record Ended(Optional<RuntimeException> failure) implements Moment {}
  }

  private final SynchronousQueue<Moment> moments = new SynchronousQueue<>();
  private final SynchronousQueue<Optional<Object>> replies = new SynchronousQueue<>();
  private final Thread thread;
  private Optional<Moment> last = Optional.empty();
  private Optional<Object> reply = Optional.empty();

  /**
   * Starts a game that is not under way yet: it waits for the first {@link #next}.
   *
   * @param game plays from beginning to end at the table it is given
   */
  public Stepping(Dice dice, Consumer<Table> game) {
    Table table = new Table(dice, _ -> new Asking(), this::happened);
    thread = Thread.ofVirtual().unstarted(() -> run(game, table));
  }

  private void run(Consumer<Table> game, Table table) {
    Optional<RuntimeException> failure = Optional.empty();
    try {
      waitForReply();
      game.accept(table);
    } catch (CancellationException closed) {
      return;
    } catch (RuntimeException broke) {
      failure = Optional.of(broke);
    }
    hand(new Moment.Ended(failure));
  }

  /** Plays to the next moment. After the end it stays at the end. */
  public Moment next() {
    if (last.orElse(null) instanceof Moment.Ended end) {
      return end;
    }
    if (last.orElse(null) instanceof Moment.Asked(Decision<?> decision) && reply.isEmpty()) {
      throw new IllegalStateException(decision + " has not been answered");
    }
    try {
      if (thread.getState() == Thread.State.NEW) {
        thread.start();
      }
      replies.put(reply);
      reply = Optional.empty();
      Moment moment = moments.take();
      last = Optional.of(moment);
      return moment;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a game was stepped", interrupted);
    }
  }

  /** Answers the decision that was asked last; an illegal answer is refused and asked for again. */
  public <A> Optional<Refusal> answer(Decision<A> decision, A answer) {
    if (!(last.orElse(null) instanceof Moment.Asked(Decision<?> asked))
        || !asked.equals(decision)) {
      throw new IllegalStateException(decision + " is not what was asked");
    }
    Optional<Refusal> refusal = decision.refusal(answer);
    if (refusal.isEmpty()) {
      reply = Optional.of(answer);
    }
    return refusal;
  }

  @Override
  public void close() {
    thread.interrupt();
  }

  private void happened(Event event) {
    hand(new Moment.Happened(event));
    waitForReply();
  }

  private void hand(Moment moment) {
    try {
      moments.put(moment);
    } catch (InterruptedException closed) {
      throw new CancellationException("the game was closed");
    }
  }

  private Optional<Object> waitForReply() {
    try {
      return replies.take();
    } catch (InterruptedException closed) {
      throw new CancellationException("the game was closed");
    }
  }

  /** A player who hands every decision to the outside and waits. */
  private final class Asking implements Player {

    @Override
    @SuppressWarnings("unchecked") // answer() takes only answers of the decision's own type
    public <A> A decide(Decision<A> decision) {
      hand(new Moment.Asked(decision));
      return (A) waitForReply().orElseThrow();
    }
  }
}
