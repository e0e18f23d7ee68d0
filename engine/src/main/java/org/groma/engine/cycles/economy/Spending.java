package org.groma.engine.cycles.economy;

import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.leader.Presence;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Money improves the column of the administration table. */
@Rule("10.6.1")
public final class Spending {

  private static final int WHOLE = 100;

  private Spending() {}

  public static void play(Play play, int position) {
    World world = play.world();
    if (most(world, position) == 0) {
      return;
    }
    int columns = play.ask(new ChooseSpending(world, position));
    if (columns > 0) {
      play.pay(position, -cost(world, position, columns), Account.ADMINISTRATION);
      play.happen(new MoneyEvent.Improved(position, columns));
    }
  }

  /** What so many columns cost: a share of the unmodified taxes, rounded up. */
  public static int cost(World world, int position, int columns) {
    int share = world.setting().numbers().administrationStep() * columns;
    return Math.ceilDiv(share * world.taxes(position), WHOLE);
  }

  /** The most columns it can pay for and make use of; none without taxes to reckon by. */
  public static int most(World world, int position) {
    int useful =
        world.setting().administration().columns()
            - 1
            - world.peopleOf(position).administration()
            - Presence.columns(world, position);
    int columns = 0;
    while (world.taxes(position) > 0
        && columns < useful
        && cost(world, position, columns + 1) <= world.treasury(position)) {
      columns++;
    }
    return columns;
  }
}
