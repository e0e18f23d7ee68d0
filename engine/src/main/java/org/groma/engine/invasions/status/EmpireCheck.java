package org.groma.engine.invasions.status;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.StatusFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** A Kingdom of a certain size may turn into an Empire, whether it likes it or not. */
@Rule("VIII.B")
public final class EmpireCheck {

  /** A leader this able furthers an Empire. */
  private static final int ABLE = 2;

  private static final int FIRST_AREAS = 3;

  private EmpireCheck() {}

  /** Rolls for an Empire where the Kingdom is large enough and was not founded this turn. */
  public static void roll(Play play, int nation) {
    World world = play.world();
    StatusFigures.EmpireCheck figures = play.setting().figures().status().empire();
    if (!isDue(world, nation)) {
      return;
    }
    int modifier = modifier(world, nation);
    int result = play.table().roll(Die.D10, Roll.EMPIRE) + modifier;
    if (play.table().isHeard()) {
      play.tell(new RealmTold.EmpireChecked(nation, result, result >= figures.target()));
    }
    if (result >= figures.target()) {
      EmpireFounding.found(play, nation);
    }
  }

  static boolean isDue(World world, int nation) {
    return world.activity(nation) == Activity.ACTIVE
        && world.status(nation) == Status.KINGDOM
        && world.realms().founded(nation) != world.turn()
        && Realm.areaHalves(world, nation)
            >= world.setting().figures().status().empire().areasNeeded();
  }

  static int modifier(World world, int nation) {
    Setting setting = world.setting();
    StatusFigures.EmpireCheck figures = setting.figures().status().empire();
    int beyond = Math.max(0, Realm.areas(world, nation, false) - FIRST_AREAS);
    int clients = Long.bitCount(world.diplomacy().clients(nation));
    return (hasAbleLeader(world, nation) ? figures.ableLeader() : 0)
        + decline(world.decline(nation), figures)
        + beyond * figures.civilizedAreaBeyond()
        + Realm.areas(world, nation, true) * figures.barbarianArea()
        + (Realm.holdsOneOf(world, nation, "roma", "constantinopolis") ? figures.greatCity() : 0)
        + clients * setting.destinies().clientBonus(nation);
  }

  private static int decline(int level, StatusFigures.EmpireCheck figures) {
    return switch (level) {
      case 0 -> 0;
      case 1 -> figures.inDecline();
      default -> figures.inDoubledDecline();
    };
  }

  private static boolean hasAbleLeader(World world, int nation) {
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      LeaderCard card = world.setting().leader(leader);
      if (card.nation() == nation && world.isInPlay(leader) && card.combat() >= ABLE) {
        return true;
      }
    }
    return false;
  }
}
