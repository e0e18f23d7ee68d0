package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.administration.Losses;
import org.groma.engine.cycles.administration.Revolts;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.leader.Appointment;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;
import org.groma.engine.kernel.Worded;

/**
 * After each administration roll another one: two dice and one for each column that was paid for.
 *
 * @param leaders how many leaders Rome may have at once
 */
@Rule("14.2.4")
public record SolitaireEvents(int position, Bands<Line> lines, int leaders) implements Special {

  /** A line of the table. */
  public record Line(SolitaireEvent event, int count) {}

  public static SolitaireEvents read(Said said) {
    String table = said.word("table");
    TableReader read = said.tables();
    return new SolitaireEvents(
        said.position("nation"),
        read.bands(
            table,
            row ->
                new Line(
                    read.known(
                        table,
                        row,
                        "result",
                        word -> Worded.find(SolitaireEvent.class, word),
                        SolitaireEvent.NONE),
                    read.number(table, row, "count"))),
        said.number("leaders"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** Rolls for a position, if it is one that does. */
  public static void mayHappen(Play play, int position) {
    if (play.world().isPlaying(position)) {
      play.setting()
          .specials()
          .of(SolitaireEvents.class, position)
          .ifPresent(rule -> rule.roll(play));
    }
  }

  private void roll(Play play) {
    int roll = play.rollTwo(Cast.SPECIAL) + play.world().columns(position);
    lines.find(roll).ifPresent(line -> happen(play, line));
  }

  void happen(Play play, Line line) {
    World world = play.world();
    switch (line.event()) {
      case PILLAGE_COASTAL -> Revolts.pirates(play, position);
      case PILLAGE_BOUNDARY -> Revolts.raid(play, position, area -> isAtBoundary(world, area));
      case CITY_REVOLTS -> Revolts.oneCity(play, position, Rebellion.CITY_REVOLTS);
      case REMOVE_UNITS -> Losses.ofAll(play, position, line.count(), Rebellion.UNIT_LOST);
      case TREASURY ->
          play.pay(position, Math.max(line.count(), -world.treasury(position)), Account.SPECIAL);
      case NEW_LEADER -> lead(play);
      case NONE -> {
        // nothing
      }
    }
  }

  /** Inside, and next to what is outside. */
  private static boolean isAtBoundary(World world, int area) {
    Board board = world.board();
    for (int i = 0; board.isInside(area) && i < board.degree(area); i++) {
      if (!board.isInside(board.near(area, i))) {
        return true;
      }
    }
    return false;
  }

  private void lead(Play play) {
    World world = play.world();
    List<Integer> areas = Appointment.posts(world, position);
    int first = position * world.setting().leaders();
    int most = Math.min(leaders, world.setting().leaders());
    for (int leader = first; leader < first + most; leader++) {
      if (world.leaderAt(leader) == World.BOX && !areas.isEmpty()) {
        Appointment.prove(play, leader);
        Appointment.post(play, leader, areas);
        return;
      }
    }
  }
}
