package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Some positions may borrow money, which costs points unless they pay more back.
 *
 * @param turn the first turn in which they may
 * @param most what one may owe at most
 * @param points what each sum counts, below 0
 * @param per the sum
 * @param repay what is paid back for each sum
 */
@Rule("14.2.8")
public record Bankers(List<Integer> positions, int turn, int most, int points, int per, int repay)
    implements Special {

  public Bankers {
    positions = List.copyOf(positions);
  }

  public static Bankers of(Said said) {
    return new Bankers(
        said.positions("nations"),
        said.number("turn"),
        said.number("most"),
        said.number("points"),
        Math.max(1, said.number("per")),
        said.number("repay"));
  }

  @Override
  public boolean concerns(int who) {
    return positions.contains(who);
  }

  /** The economic phase of a position, before it pays for anything. */
  public static void play(Play play, int position) {
    play.setting()
        .specials()
        .of(Bankers.class, position)
        .filter(rule -> play.world().turn() >= rule.turn)
        .ifPresent(rule -> rule.deal(play, position));
  }

  private void deal(Play play, int position) {
    World world = play.world();
    int owed = world.mark(Mark.BORROWED, position);
    List<Integer> options = new ArrayList<>(List.of(0));
    for (int sums = 1; owed + sums * per <= most; sums++) {
      options.add(sums);
    }
    for (int sums = 1; sums * per <= owed && sums * repay <= world.treasury(position); sums++) {
      options.add(-sums);
    }
    int sums = options.size() == 1 ? 0 : play.ask(new ChooseLoan(world, position, options));
    if (sums != 0) {
      play.happen(new ScenarioEvent.Marked(Mark.BORROWED, position, owed + sums * per));
      play.pay(position, sums * (sums > 0 ? per : repay), Account.SPECIAL);
    }
  }

  /** What debts count in the end. */
  public static int score(World world, int position) {
    return world
        .setting()
        .specials()
        .of(Bankers.class, position)
        .map(rule -> rule.points * world.mark(Mark.BORROWED, position) / rule.per)
        .orElse(0);
  }
}
