package org.groma.engine.cycles.administration;

import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.DeedTold;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.RebellionTable;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.RebellionTables;
import org.groma.engine.cycles.special.RebellionsRevolt;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A roll on a rebellion table, and what each of its lines does to the roller. */
@Rule({"11.7", "14.2.5", "14.2.7"})
public final class Rebellions {

  private Rebellions() {}

  /** A position rolls for a rebellion, which happens at once. */
  public static void roll(Play play, int position) {
    for (RebellionTable table : RebellionTables.of(play.setting(), position)) {
      if (play.world().isPlaying(position)) {
        roll(play, position, table);
      }
    }
  }

  private static void roll(Play play, int position, RebellionTable table) {
    RebellionTable.Line line = table.line(play.rollTwo(Cast.REBELLION));
    Rebellion rebellion =
        isSpared(play, line.rebellion())
            ? Rebellion.NOTHING
            : RebellionsRevolt.instead(play.setting(), line.rebellion());
    if (play.isFollowed()) {
      play.tell(new DeedTold.Rebelled(position, rebellion));
    }
    suffer(play, position, new RebellionTable.Line(rebellion, line.province(), line.count()));
  }

  private static boolean isSpared(Play play, Rebellion rebellion) {
    return play.setting().options().rebellionsSpared()
        && (rebellion == Rebellion.COLLAPSE || rebellion == Rebellion.REBELLION_AND_REVIVAL);
  }

  /** What a line does. */
  static void suffer(Play play, int position, RebellionTable.Line line) {
    Rebellion rebellion = line.rebellion();
    switch (rebellion) {
      case MERCENARY_DEFECTION -> Defections.mercenaries(play, position);
      case FINANCIAL_DISASTER -> financialDisaster(play, position);
      case PIRATE_ATTACK -> Revolts.pirates(play, position);
      case PROVINCIAL_REBELLION -> Revolts.province(play, position, rebellion);
      case CIVIL_DISORDER -> civilDisorder(play, position, rebellion);
      case COLLAPSE -> collapse(play, position);
      case MERCENARIES_GO_HOME -> mercenariesGoHome(play, position);
      case MUTINY -> mutiny(play, position);
      case GREATER_PROVINCIAL_REBELLION -> Revolts.province(play, position, rebellion);
      case COUP -> play.happen(new PositionEvent.CoupTried(position, true));
      case REBELLION_AND_REVIVAL -> rebellionAndRevival(play, position);
      case DEFECTION -> Defections.toTheOtherSide(play, position);
      case UNIT_LOST -> Losses.suffer(play, position, 1, rebellion, line);
      case UNITS_LOST -> Losses.suffer(play, position, extent(play), rebellion, line);
      case CITY_REVOLTS -> Revolts.oneCity(play, position, rebellion);
      case PROVINCE_REVOLTS ->
          line.province()
              .ifPresentOrElse(
                  id -> Revolts.named(play, position, id),
                  () -> Revolts.province(play, position, rebellion));
      case TREASURY_LOST -> loseMoney(play, position, play.world().treasury(position));
      case TREASURY_LOSS -> loseMoney(play, position, line.count());
      case REMOVE_GARRISONS -> Losses.ofGarrisons(play, position, count(play, line), rebellion);
      case REMOVE_NON_ELITES -> Losses.ofOthers(play, position, count(play, line), rebellion);
      case ROLL_ON_TABLE_2 ->
          RebellionTables.second(play.setting()).ifPresent(table -> roll(play, position, table));
      case NOTHING -> {
        // nothing
      }
    }
  }

  private static int count(Play play, RebellionTable.Line line) {
    return line.count() == RebellionTable.DIE ? extent(play) : line.count();
  }

  private static int extent(Play play) {
    return play.roll(Cast.REBELLION_EXTENT);
  }

  private static void financialDisaster(Play play, int position) {
    int treasury = play.world().treasury(position);
    if (treasury > 0) {
      loseMoney(play, position, treasury);
    } else {
      Losses.ofGarrisons(play, position, extent(play), Rebellion.FINANCIAL_DISASTER);
    }
  }

  private static void loseMoney(Play play, int position, int sum) {
    play.pay(position, -Math.min(sum, play.world().treasury(position)), Account.LOST);
  }

  private static void civilDisorder(Play play, int position, Rebellion rebellion) {
    int share = extent(play) * play.setting().numbers().disorder();
    Revolts.share(play, position, share, rebellion);
  }

  private static void collapse(Play play, int position) {
    if (play.world().stage(position) == Stage.EMPIRE) {
      Abandonment.fall(play, position, false);
    }
  }

  private static void mercenariesGoHome(Play play, int position) {
    World world = play.world();
    int infantry = world.setting().kinds().infantry();
    int lost = world.stage(position) == Stage.EMPIRE ? world.count(position, infantry) : 1;
    Losses.ofKind(play, position, lost, infantry, Rebellion.MERCENARIES_GO_HOME);
  }

  /** Some of the units go, then cities revolt as in civil disorder. */
  private static void mutiny(Play play, int position) {
    int share = extent(play) * play.setting().numbers().mutiny();
    int lost = Shares.of(play.world().count(position), share);
    Losses.ofAll(play, position, lost, Rebellion.MUTINY);
    civilDisorder(play, position, Rebellion.MUTINY);
  }

  private static void rebellionAndRevival(Play play, int position) {
    int share = play.setting().numbers().revivalRevolt();
    Revolts.share(play, position, share, Rebellion.REBELLION_AND_REVIVAL);
    Administration.revive(play, position);
    if (play.world().stage(position) == Stage.EMPIRE) {
      Losses.release(play, position);
    }
  }
}
