package org.groma.validator.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Storyteller;
import org.groma.engine.kernel.Table;

/** Finds out where in its story a game was at some moment, by playing it again that far. */
final class Scenes {

  /** Where a game was; empty where its story does not say. */
  record Scene(Optional<Integer> turn, Optional<String> nation) {
    static final Scene UNKNOWN = new Scene(Optional.empty(), Optional.empty());
  }

  private final Contest contest;
  private final long seed;
  private final long most;
  private final Set<String> nations;

  Scenes(Contest contest, long seed, long patience) {
    this.contest = contest;
    this.seed = seed;
    this.most = patience;
    this.nations = contest.nations().stream().map(Named::id).collect(Collectors.toSet());
  }

  Scene at(Sighting sighting) {
    Listener listener = new Listener();
    try {
      play(sighting, listener);
    } catch (RuntimeException | StackOverflowError stopped) {
      return listener.scene(); // the moment has come, or the game has come to grief in it
    }
    return listener.scene();
  }

  private void play(Sighting sighting, Listener listener) {
    Match match = sighting.match();
    Patience patience = new Patience(most);
    Storyteller storyteller = contest.storyteller(listener);
    Seating seating = Seating.all(match.players(), contest);
    Patience untilThen = new Patience(Math.max(0, sighting.event() - 1));
    Game game =
        contest.start(
            new Table(
                patience.with(match.chance(seed).dice()),
                patience.with(seating.players(contest, match.chance(seed))),
                event -> {
                  storyteller.hear(event);
                  untilThen.spend();
                }));
    while (!game.isOver()) {
      patience.spend();
      game.step();
    }
  }

  /** Remembers the chapter; what is told does not matter. */
  private final class Listener implements Audience {

    private Optional<Chapter> chapter = Optional.empty();

    @Override
    public void enter(Chapter entered) {
      chapter = Optional.of(entered);
    }

    @Override
    public void line(String line) {
      // not wanted
    }

    Scene scene() {
      if (chapter.isEmpty()) {
        return Scene.UNKNOWN;
      }
      List<String> acting = chapter.get().parts().stream().filter(nations::contains).toList();
      return new Scene(
          Optional.of(chapter.get().turn()),
          acting.isEmpty() ? Optional.empty() : Optional.of(acting.getLast()));
    }
  }
}
