package org.groma.engine.simulation;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Tally;
import org.groma.engine.kernel.Violation;

/** What is counted over a series of games, in whole numbers. One thread fills it. */
final class Counts implements Tally {

  private final int provinces;
  private final long[] wins;
  private final List<Sum> points;
  private final List<Occurrences> milestones;
  private final List<Occurrences> fights;
  private final List<Answers> verdicts;
  private final Occurrences anyFight;
  private final Occurrences entries;
  private final ByTurn scores;
  private final Holdings holdings;
  private final Findings findings = new Findings();
  private long games;
  private long current;
  private int turn;

  Counts(Contest contest) {
    int nations = contest.nations().size();
    provinces = contest.provinces().size();
    wins = new long[contest.seats().size()];
    points = Stream.generate(Sum::new).limit(wins.length).toList();
    milestones = occurrences(contest.census().milestones().size(), nations);
    fights = occurrences(contest.census().fights().size(), provinces);
    verdicts =
        contest.census().verdicts().stream()
            .map(verdict -> new Answers(verdict.answers().size()))
            .toList();
    anyFight = new Occurrences(provinces);
    entries = new Occurrences(provinces);
    scores = new ByTurn(wins.length);
    holdings = new Holdings(nations, provinces);
  }

  private static List<Occurrences> occurrences(int kinds, int subjects) {
    return Stream.generate(() -> new Occurrences(subjects)).limit(kinds).toList();
  }

  /** What follows is of this game. */
  void beginGame(long game) {
    current = game;
  }

  /** What follows is of this turn. */
  void beginTurn(int number) {
    turn = number;
  }

  @Override
  public void befell(int milestone, int nation) {
    milestones.get(milestone).happened(nation, current);
  }

  @Override
  public void fought(int fight, int place) {
    if (place < provinces) {
      fights.get(fight).happened(place, current);
      anyFight.happened(place, current);
    }
  }

  @Override
  public void judged(int verdict, int answer) {
    verdicts.get(verdict).given(answer, turn);
  }

  @Override
  public void entered(int place) {
    if (place >= 0 && place < provinces) {
      entries.happened(place, current);
    }
  }

  void turnEnded(int turn, Game game) {
    holdings.turnEnded(turn, game);
    long[] sums = scores.ended(turn);
    for (int seat = 0; seat < sums.length; seat++) {
      sums[seat] += Sum.parts(game.points(seat));
    }
  }

  void ended(Game game) {
    games++;
    game.winner().ifPresent(seat -> wins[seat]++);
    for (int seat = 0; seat < wins.length; seat++) {
      points.get(seat).add(game.points(seat));
    }
  }

  void watched(List<Violation> broken) {
    findings.watched(current, broken);
  }

  /** Adds what was counted of other games. */
  void add(Counts other) {
    games += other.games;
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += other.wins[seat];
      points.get(seat).add(other.points.get(seat));
    }
    add(milestones, other.milestones);
    add(fights, other.fights);
    for (int i = 0; i < verdicts.size(); i++) {
      verdicts.get(i).add(other.verdicts.get(i));
    }
    anyFight.add(other.anyFight);
    entries.add(other.entries);
    scores.add(other.scores);
    holdings.add(other.holdings);
    findings.add(other.findings);
  }

  private static void add(List<Occurrences> sums, List<Occurrences> more) {
    IntStream.range(0, sums.size()).forEach(i -> sums.get(i).add(more.get(i)));
  }

  long games() {
    return games;
  }

  long wins(int seat) {
    return wins[seat];
  }

  Sum points(int seat) {
    return points.get(seat);
  }

  Occurrences milestone(int number) {
    return milestones.get(number);
  }

  Occurrences fight(int number) {
    return fights.get(number);
  }

  Answers verdict(int number) {
    return verdicts.get(number);
  }

  /** Fights of any kind. */
  Occurrences anyFight() {
    return anyFight;
  }

  /** Of pieces into provinces. */
  Occurrences entries() {
    return entries;
  }

  /** The points that a seat had on average when each turn ended. */
  List<Double> pointsByTurn(int seat) {
    return scores.means(seat).stream().map(Sum::quantity).map(Estimate::round).toList();
  }

  Holdings holdings() {
    return holdings;
  }

  Findings findings() {
    return findings;
  }
}
