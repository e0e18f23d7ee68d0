package org.groma.engine.kernel;

import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Who sits at a table.
 *
 * @param skills how well each seat is played, by its number
 */
public record Seating(List<Skill> skills) {

  public Seating {
    skills = List.copyOf(skills);
  }

  /** Everybody plays alike. */
  public static Seating all(Skill skill, Contest contest) {
    return new Seating(Collections.nCopies(contest.seats().size(), skill));
  }

  /** Players for one game, by the nation they decide for; nations of nobody are played steadily. */
  public IntFunction<Player> players(Contest contest, GameSeed seed) {
    int seats = skills.size();
    Player[] bySeat = new Player[seats + 1];
    for (int seat = 0; seat < seats; seat++) {
      bySeat[seat] = contest.player(skills.get(seat), seed.luck(seat));
    }
    bySeat[seats] = contest.player(Skill.STEADY, seed.luck(seats));
    Player[] byNation = new Player[contest.nations().size()];
    for (int nation = 0; nation < byNation.length; nation++) {
      int seat = contest.seat(nation);
      byNation[nation] = bySeat[seat < 0 ? seats : seat];
    }
    return nation -> byNation[nation];
  }
}
