package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Award;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/**
 * Pagans and Arians of Barbarian origin may become Catholics at the start of the Administration
 * Phase, and cash in on it once, then or in a later turn (ruling C64).
 */
@Rule("XXXI.B")
public final class Conversion {

  private Conversion() {}

  /**
   * Whether a nation becomes Catholic.
   *
   * @param income the income of its Catholic provinces without heresy, in halves
   * @param halves the points it could claim at once
   */
  public record ChooseConversion(int chooser, int income, int halves) implements YesOrNo {}

  /** Whether a converted nation claims its points now and not later. */
  public record ChooseClaim(int chooser, int halves) implements YesOrNo {}

  public static void run(Play play) {
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      if (mayConvert(play.world(), nation) && wantsTo(play, nation)) {
        play.happen(new RealmEvent.ReligionSet(nation, Religion.CATHOLIC));
        if (play.table().isHeard()) {
          play.tell(new DiplomacyTold.Baptised(nation));
        }
      }
      offerClaim(play, nation);
    }
  }

  private static boolean wantsTo(Play play, int nation) {
    int income = catholicIncome(play.world(), nation);
    return play.table()
        .ask(new ChooseConversion(nation, income, bonus(play.world(), nation, income)));
  }

  static boolean mayConvert(World world, int nation) {
    Religion religion = world.realms().religion(nation);
    return world.activity(nation) == Activity.ACTIVE
        && world.setting().nation(nation).status() == Status.BARBARIAN
        && (religion == Religion.PAGAN || religion == Religion.ARIAN);
  }

  private static void offerClaim(Play play, int nation) {
    World world = play.world();
    boolean may =
        world.realms().religion(nation) == Religion.CATHOLIC
            && !world.realms().hasConverted(nation)
            && world.activity(nation) == Activity.ACTIVE
            && world.setting().nation(nation).status() == Status.BARBARIAN;
    int bonus = may ? bonus(world, nation, catholicIncome(world, nation)) : 0;
    if (bonus == 0 || !play.table().ask(new ChooseClaim(nation, bonus))) {
      return;
    }
    play.happen(new RealmEvent.Converted(nation));
    Award.deed(play, nation, bonus, "conversion");
    int pope = holderOfRoma(world);
    if (pope >= 0) {
      int share = Math.ceilDiv(bonus * play.setting().figures().score().roma(), 2); // III.A
      Award.deed(play, pope, share, "conversion");
    }
  }

  /** The points in halves; 0 for nations whose card gives none. */
  private static int bonus(World world, int nation, int income) {
    return Math.ceilDiv(Bonuses.perConvertedGold(world.setting(), nation) * income, 2);
  }

  /** The income in halves of its Catholic provinces without heresy. */
  private static int catholicIncome(World world, int nation) {
    int halves = 0;
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      int area = world.setting().board().area(province);
      if (area >= 0
          && world.setting().country().faith(area) == Religion.CATHOLIC
          && world.realms().heresy(area, Religion.CATHOLIC) == 0) {
        halves += world.setting().country().income(province);
      }
    }
    return halves;
  }

  private static int holderOfRoma(World world) {
    for (int i = 0; i < world.setting().board().provinces(); i++) {
      if (world.setting().board().city(i).filter(site -> site.id().equals("roma")).isPresent()) {
        return world.holder(i);
      }
    }
    return World.NOBODY;
  }
}
