package org.groma.engine.invasions.events;

import org.groma.engine.invasions.control.SharedControl;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Coffers;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.CaravanFigures;
import org.groma.engine.invasions.setting.Country;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.siege.Pillage;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** One caravan is exceptional; all pay, or are looted (ruling C35: they pay now). */
@Rule("X.D")
public final class CaravanStep {

  private CaravanStep() {}

  public static void run(Play play) {
    EventPlays.offer(play, Moment.CARAVANS, World.NOBODY);
    CaravanFigures figures = play.setting().figures().caravan();
    String exceptional = figures.province(play.table().roll(Die.D10, Roll.CARAVAN));
    Country country = play.setting().country();
    for (int i = 0; i < country.caravans(); i++) {
      int province = country.caravan(i);
      boolean best = play.setting().board().place(province).slug().equals(exceptional);
      if (best) {
        play.happen(new CardEvent.CaravanChosen(province));
      }
      arrive(play, province, best);
    }
  }

  private static void arrive(Play play, int province, boolean exceptional) {
    World world = play.world();
    int holder = world.holder(province);
    if (holder < 0 || world.activity(holder) == Activity.INACTIVE) {
      return; // inactive nations have no Treasury (VI.B)
    }
    if (!world.isBarbarian(holder)) {
      pay(play, province, holder, income(world, exceptional));
    } else if (exceptional || play.table().d2(Roll.CARAVAN_LOOTING)) {
      Pillage.draw(play, holder, Math.max(1, world.cards().caravanMarkers()));
    }
  }

  /** Allies who control the province together split what the caravan brings. */
  @Rule("XXVI.B")
  private static void pay(Play play, int province, int holder, int halves) {
    int ally = SharedControl.sharer(play.world(), holder, province);
    int each = ally < 0 ? halves : SharedControl.half(halves);
    Coffers.gain(play, holder, each);
    if (ally >= 0 && !play.world().isBarbarian(ally)) {
      Coffers.gain(play, ally, each);
    }
  }

  /** What a card made of it, or else the usual. */
  private static int income(World world, boolean exceptional) {
    CaravanFigures figures = world.setting().figures().caravan();
    int byCard = exceptional ? world.cards().exceptionalCaravan() : world.cards().otherCaravans();
    int usual = exceptional ? figures.exceptional() : figures.others();
    return byCard > 0 ? byCard : usual;
  }
}
