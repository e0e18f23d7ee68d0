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

  /**
   * Players for one game, by the nation they decide for; nations of nobody are played steadily.
   * After the nations come the seats, for games in which nations change hands.
   */
  public IntFunction<Player> players(Contest contest, GameSeed seed) {
    int seats = skills.size();
    Player[] bySeat = new Player[seats + 1];
    for (int seat = 0; seat < seats; seat++) {
      bySeat[seat] = contest.player(skills.get(seat), seed.luck(seat));
    }
    bySeat[seats] = contest.player(Skill.STEADY, seed.luck(seats));
    int nations = contest.nations().size();
    Player[] byChooser = new Player[nations + seats];
    for (int nation = 0; nation < nations; nation++) {
      int seat = contest.seat(nation);
      byChooser[nation] = bySeat[seat < 0 ? seats : seat];
    }
    System.arraycopy(bySeat, 0, byChooser, nations, seats);
    return chooser -> byChooser[chooser];
  }
}
