package org.groma.engine.cycles.economy;

import java.util.List;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A position pays for its units; those it cannot pay for are disbanded. */
@Rule({"4.5.2", "10.4", "11.2"})
public final class Upkeep {

  private Upkeep() {}

  public static void play(Play play, int position) {
    World world = play.world();
    int shortage = Prices.upkeepOf(world, position) - world.treasury(position);
    int most = Integer.MAX_VALUE;
    while (shortage > 0) {
      ChooseDisband choice = new ChooseDisband(world, position, shortage, most);
      List<Integer> options = choice.options();
      int unit = options.size() == 1 ? options.getFirst() : play.ask(choice);
      most = Prices.upkeep(world, unit);
      shortage -= most;
      if (world.setting().options().auction() && world.stage(position) == Stage.EMPIRE) {
        Auction.hold(play, unit);
      } else {
        play.remove(unit);
      }
    }
    play.pay(position, -Prices.upkeepOf(world, position), Account.UPKEEP);
  }
}
