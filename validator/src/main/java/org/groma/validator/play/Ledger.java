package org.groma.validator.play;

import java.util.EnumMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Usage;

/** What was counted over games. One thread fills it; several add up to the same in any order. */
final class Ledger {

  private final Map<Skill, Series> series = new EnumMap<>(Skill.class);
  private final Map<Usage, UseCount> uses = new EnumMap<>(Usage.class);
  private final NavigableMap<Fault, Trouble> faults = new TreeMap<>();
  private final NavigableMap<Offence, Trouble> offences = new TreeMap<>();
  private final NavigableMap<Integer, Long> lastTurns = new TreeMap<>();
  private long undecided;
  private Optional<Trouble> endless = Optional.empty();

  /** The games of one skill. */
  private static final class Series {
    private final long[] wins;
    private final Match[] firstWon;
    private long played;
    private long ended;

    Series(int seats) {
      wins = new long[seats];
      firstWon = new Match[seats];
    }

    void add(Series other) {
      played += other.played;
      ended += other.ended;
      for (int seat = 0; seat < wins.length; seat++) {
        wins[seat] += other.wins[seat];
        Match theirs = other.firstWon[seat];
        Match ours = firstWon[seat];
        if (theirs != null && (ours == null || theirs.compareTo(ours) < 0)) {
          firstWon[seat] = theirs;
        }
      }
    }
  }

  Ledger(Contest contest, Inventory inventory) {
    for (Skill skill : Skill.values()) {
      series.put(skill, new Series(contest.seats().size()));
    }
    for (Usage usage : Usage.values()) {
      uses.put(usage, new UseCount(inventory.items(usage).size()));
    }
  }

  void begun(Match match) {
    series.get(match.players()).played++;
  }

  void ended(Match match) {
    series.get(match.players()).ended++;
  }

  /** How a game came to its end. */
  void closed(int turn, boolean decided) {
    lastTurns.merge(turn, 1L, Long::sum);
    undecided += decided ? 0 : 1;
  }

  void won(Match match, int seat) {
    Series all = series.get(match.players());
    all.wins[seat]++;
    if (all.firstWon[seat] == null) {
      all.firstWon[seat] = match;
    }
  }

  void broke(Fault fault, Sighting at, String words) {
    faults.merge(fault, Trouble.once(at, words), Trouble::and);
  }

  /** An invariant was broken; to be told once a game. */
  void offended(Offence offence, Sighting at, String words) {
    offences.merge(offence, Trouble.once(at, words), Trouble::and);
  }

  void didNotEnd(Sighting at) {
    Trouble trouble = Trouble.once(at, "");
    endless = Optional.of(endless.map(before -> before.and(trouble)).orElse(trouble));
  }

  void add(Ledger other) {
    series.forEach((skill, counted) -> counted.add(other.series.get(skill)));
    uses.forEach((usage, counted) -> counted.add(other.uses.get(usage)));
    other.faults.forEach((fault, trouble) -> faults.merge(fault, trouble, Trouble::and));
    other.offences.forEach((offence, trouble) -> offences.merge(offence, trouble, Trouble::and));
    other.lastTurns.forEach((turn, games) -> lastTurns.merge(turn, games, Long::sum));
    undecided += other.undecided;
    other.endless.ifPresent(trouble ->
        endless = Optional.of(endless.map(before -> before.and(trouble)).orElse(trouble)));
  }

  UseCount uses(Usage usage) {
    return uses.get(usage);
  }

  /** How many games were begun. */
  long played(Skill skill) {
    return series.get(skill).played;
  }

  /** How many games came to their end. */
  long ended(Skill skill) {
    return series.get(skill).ended;
  }

  /** How many games came to their end in which turn. */
  NavigableMap<Integer, Long> lastTurns() {
    return lastTurns;
  }

  /** How many games came to their end and nobody had won. */
  long undecided() {
    return undecided;
  }

  long wins(Skill skill, int seat) {
    return series.get(skill).wins[seat];
  }

  Optional<Match> firstWon(Skill skill, int seat) {
    return Optional.ofNullable(series.get(skill).firstWon[seat]);
  }

  NavigableMap<Fault, Trouble> faults() {
    return faults;
  }

  NavigableMap<Offence, Trouble> offences() {
    return offences;
  }

  Optional<Trouble> endless() {
    return endless;
  }
}
