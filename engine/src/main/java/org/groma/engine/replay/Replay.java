package org.groma.engine.replay;

import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Excerpt;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Storyteller;
import org.groma.engine.kernel.Table;

/** Plays one game of a series again and hands on an excerpt of it. */
public final class Replay {

  private final Contest contest;
  private final Seating seating;
  private final GameSeed seed;

  public Replay(Contest contest, Seating seating, GameSeed seed) {
    this.contest = contest;
    this.seating = seating;
    this.seed = seed;
  }

  /**
   * How far a replay came.
   *
   * @param turn the turn in which it stopped
   * @param complete whether the last part that was asked for came, or the game ended where none was
   */
  public record Ending(int turn, boolean complete) {}

  /** Tells the excerpt line by line. */
  public Ending tell(Excerpt excerpt, Consumer<String> lines) {
    return play(excerpt, lines, _ -> {});
  }

  /** Hands on the events of the excerpt. */
  public Ending list(Excerpt excerpt, Consumer<Event> events) {
    return play(excerpt, _ -> {}, events);
  }

  /** How a game breaks down; empty for one that does not. */
  public Optional<BrokenStory> breakdown() {
    try {
      tell(new Excerpt(Optional.empty(), Optional.empty()), _ -> {});
      return Optional.empty();
    } catch (BrokenStory broken) {
      return Optional.of(broken);
    }
  }

  /** The step in which the excerpt ends is played to its end, but nobody hears the rest. */
  private Ending play(Excerpt excerpt, Consumer<String> lines, Consumer<Event> events) {
    StepTrace trace = new StepTrace(contest);
    Listener listener = new Listener(excerpt, lines, trace);
    try {
      return play(
          excerpt,
          contest.storyteller(listener),
          event -> {
            trace.hear(event);
            if (excerpt.isOpen()) {
              events.accept(event);
            }
          });
    } catch (RuntimeException | StackOverflowError mistake) {
      throw new BrokenStory(trace, mistake);
    }
  }

  private Ending play(Excerpt excerpt, Storyteller storyteller, Consumer<Event> events) {
    Consumer<Event> scribe =
        event -> {
          if (!excerpt.isOver()) {
            storyteller.hear(event); // first: it may enter the chapter that the event opens
            events.accept(event);
          }
        };
    Game game = contest.start(new Table(seed.dice(), seating.players(contest, seed), scribe));
    while (!game.isOver() && !excerpt.isOver()) {
      game.step();
    }
    if (!excerpt.isOver()) {
      storyteller.finish();
    }
    return new Ending(game.turn(), excerpt.hasReachedItsEnd());
  }

  /** Lets pass what belongs to the excerpt, which does not begin with an empty line. */
  private static final class Listener implements Audience {

    private final Excerpt excerpt;
    private final Consumer<String> lines;
    private final StepTrace trace;
    private boolean begun;

    private Listener(Excerpt excerpt, Consumer<String> lines, StepTrace trace) {
      this.excerpt = excerpt;
      this.lines = lines;
      this.trace = trace;
    }

    @Override
    public void enter(Chapter entered) {
      trace.enter(entered);
      excerpt.enter(entered);
    }

    @Override
    public void line(String line) {
      trace.line(line);
      begun |= excerpt.isOpen() && !line.isEmpty();
      if (begun && excerpt.isOpen()) {
        lines.accept(line);
      }
    }
  }
}
