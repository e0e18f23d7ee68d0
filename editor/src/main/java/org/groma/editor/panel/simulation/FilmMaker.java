package org.groma.editor.panel.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Storyteller;
import org.groma.engine.kernel.Table;

/**
 * Plays one game of a series again and makes a film of it. A storyteller may hold the last sentence
 * of a step back until the next begins, and announce a turn before the last one is quite over: so
 * what it tells is sorted by the chapters it belongs to.
 */
final class FilmMaker implements Audience {

  /** A step while it is filmed. */
  private static final class Take {
    private final List<String> lines = new ArrayList<>();
    private Optional<String> name = Optional.empty();
    private int turn;
    private boolean endsTurn;
    private List<Integer> holders = List.of();
    private List<Double> points = List.of();
  }

  private final Contest contest;
  private final List<Take> takes = new ArrayList<>();
  private OptionalInt turn = OptionalInt.empty();
  private int current;
  private int told;

  private FilmMaker(Contest contest) {
    this.contest = contest;
  }

  /**
   * Makes the film of a game.
   *
   * @param check is called before each step; what it throws stops the work
   */
  static Film make(Contest contest, Seating seating, GameSeed seed, Runnable check) {
    return new FilmMaker(contest).make(seating, seed, check);
  }

  private Film make(Seating seating, GameSeed seed, Runnable check) {
    Storyteller storyteller = contest.storyteller(this);
    Game game =
        contest.start(new Table(seed.dice(), seating.players(contest, seed), storyteller::hear));
    cut(game, game.turn() - 1, true);
    while (!game.isOver()) {
      check.run();
      int now = game.turn();
      turn = OptionalInt.of(now);
      game.step();
      cut(game, now, game.isOver() || game.turn() != now);
    }
    storyteller.finish();
    return new Film(
        String.format(Locale.ROOT, "Game %d of seed %d", seed.game(), seed.seed()),
        contest.seats(),
        contest.nations(),
        contest.provinces(),
        scenes());
  }

  private Take take(int number) {
    while (takes.size() <= number) {
      takes.add(new Take());
    }
    return takes.get(number);
  }

  private void cut(Game game, int number, boolean endsTurn) {
    Take take = take(current++);
    take.turn = number;
    take.endsTurn = endsTurn;
    take.points = IntStream.range(0, contest.seats().size()).mapToObj(game::points).toList();
    take.holders =
        IntStream.range(0, contest.provinces().size())
            .mapToObj(province -> Math.max(Film.NOBODY, game.holder(province)))
            .toList();
  }

  /** Steps in which nothing is told and nothing changes hands are left out. */
  private List<Film.Scene> scenes() {
    List<Film.Scene> scenes = new ArrayList<>();
    for (Take take : takes.subList(0, current)) {
      List<String> lines = take.lines.stream().dropWhile(String::isBlank).toList();
      boolean first = scenes.isEmpty();
      if (first
          || take.endsTurn
          || !lines.isEmpty()
          || !take.holders.equals(scenes.getLast().holders())) {
        String name = first ? "Set-up" : take.name.orElse("End of the turn");
        scenes.add(new Film.Scene(take.turn, capitalised(name), take.holders, take.points, lines));
      }
    }
    return scenes;
  }

  @Override
  public void enter(Chapter chapter) {
    if (turn.isEmpty()) {
      turn = OptionalInt.of(chapter.turn());
    }
    told = chapter.turn() > turn.getAsInt() ? current + 1 : current;
    Take take = take(told);
    if (take.name.isEmpty()) {
      take.name = chapter.parts().stream().findFirst().map(this::partName);
    }
  }

  private String partName(String word) {
    return contest.parts().stream()
        .filter(part -> part.id().equals(word))
        .map(Named::name)
        .findFirst()
        .orElse(word);
  }

  /** The window sets it in bold. */
  @Override
  public void heading(String title) {
    line(title);
  }

  @Override
  public void line(String text) {
    take(told).lines.add(text);
  }

  private static String capitalised(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
