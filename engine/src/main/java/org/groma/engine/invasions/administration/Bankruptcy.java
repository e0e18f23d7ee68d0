package org.groma.engine.invasions.administration;

import java.util.Optional;
import org.groma.engine.invasions.diplomacy.Breach;
import org.groma.engine.invasions.effect.Calamities;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.AdministrationDeck;
import org.groma.engine.invasions.setting.RuinFigures;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.Ageing;
import org.groma.engine.invasions.status.Decline;
import org.groma.engine.kernel.Rule;

/** A Civilized nation cannot pay. It suffers for it once a turn. */
@Rule("XIV.J")
public final class Bankruptcy {

  private Bankruptcy() {}

  /**
   * Applies all penalties, then sees whether an Empire collapses (ruling C34).
   *
   * @param unpaid the expenses left unpaid in halves; 0 when only a card could not be paid
   */
  public static void strike(Play play, int nation, int unpaid) {
    World world = play.world();
    if (world.isBarbarian(nation) || world.realms().isBankrupt(nation)) {
      return;
    }
    RuinFigures figures = play.setting().figures().ruin();
    play.happen(new RealmEvent.Bankrupted(nation));
    boolean kingdom = world.status(nation) == Status.KINGDOM;
    Ageing.age(play, nation, figures.ages());
    Decline.change(play, nation, figures.decline());
    calamity(play, nation);
    if (kingdom && unpaid > 0) {
      disband(play, nation, unpaid);
    }
    Breach.offerToFederates(play, nation);
    Collapse.check(play, nation);
  }

  private static void calamity(Play play, int nation) {
    World world = play.world();
    AdministrationDeck deck = play.setting().administration();
    int card = play.table().dice().below(deck.size());
    Optional<String> calamity =
        deck.card(card)
            .calamity(
                world.status(nation),
                play.setting().figures().administration().section(world.age(nation)));
    if (calamity.isPresent()) {
      Calamities.strike(play, nation, calamity.get());
    }
  }

  /** A Kingdom loses the units it cannot pay for, or half of all if that is less. */
  private static void disband(Play play, int nation, int unpaid) {
    Setting setting = play.setting();
    UnitSet all = unitsOf(play.world(), nation);
    int each = setting.figures().income().maintenance(Status.KINGDOM);
    int lost = Math.min(Math.ceilDiv(unpaid, each), Math.ceilDiv(all.size(), 2));
    if (lost > 0) {
      UnitSet chosen = play.table().ask(new ChooseDisbanded(play.world(), nation, all, lost));
      play.happen(new UnitEvent.Eliminated(chosen));
    }
  }

  private static UnitSet unitsOf(World world, int nation) {
    int first = world.setting().roster().first(nation);
    int[] all = new int[world.setting().roster().end(nation) - first];
    for (int i = 0; i < all.length; i++) {
      all[i] = first + i;
    }
    return UnitSet.of(all).where(world::isOnMap);
  }
}
