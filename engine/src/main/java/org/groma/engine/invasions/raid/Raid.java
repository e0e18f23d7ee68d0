package org.groma.engine.invasions.raid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A raid: who sets out and for where. What it brings is in {@link RaidOutcome}. */
@Rule({"XI.A", "XI.B", "XI.C"})
public final class Raid {

  private Raid() {}

  /**
   * A raider nation raids as the time table calls for it, if it still is one: settled raiders are
   * inactive and stay at home.
   *
   * @return whether a raid took place
   */
  public static boolean byRaiders(Play play, int nation) {
    World world = play.world();
    if (world.activity(nation) != Activity.RAIDER) {
      return false;
    }
    UnitSet raiders = picked(play, nation);
    RaidParty party = new RaidParty(nation, raiders, origins(world.setting(), nation));
    return !raiders.isEmpty() && raid(play, party);
  }

  /** Units from the pool at random; all where there are not more than needed. */
  private static UnitSet picked(Play play, int nation) {
    UnitSet pool = pool(play.world(), nation);
    int wanted = play.setting().figures().raid().units();
    if (pool.size() <= wanted) {
      return pool;
    }
    Dice dice = play.table().dice();
    UnitSet raiders = UnitSet.NONE;
    while (raiders.size() < wanted) {
      UnitSet one = UnitSet.of(pool.get(dice.below(pool.size())));
      raiders = raiders.plus(one);
      pool = pool.minus(one);
    }
    return raiders;
  }

  private static UnitSet pool(World world, int nation) {
    Roster roster = world.setting().roster();
    UnitSet pool = UnitSet.NONE;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      boolean ready = world.place(unit) == World.POOL && roster.kind(unit).from() <= world.turn();
      if (ready && !roster.kind(unit).isFleet()) {
        pool = pool.plus(UnitSet.of(unit));
      }
    }
    return pool;
  }

  private static List<Integer> origins(Setting setting, int nation) {
    List<Integer> origins = new ArrayList<>();
    for (int i = 0; i < setting.raidOrigins().count(nation); i++) {
      origins.add(setting.raidOrigins().province(nation, i));
    }
    return origins;
  }

  /** Why a Barbarian nation may not raid in its activation. */
  public static Optional<Refusal> refusal(World world, int nation) {
    if (!world.isBarbarian(nation) || world.activity(nation) != Activity.ACTIVE) {
      return refuse("XI.A", "Only active Barbarian nations raid");
    }
    if (world.diplomacy().federator(nation) >= 0 || world.diplomacy().suzerain(nation) >= 0) {
      return refuse("XI.C", "A nation under Foedus or vassalage does not raid");
    }
    if (world.horde(nation) < 0) {
      return refuse("XI.C", "A raid comes from the province of the horde");
    }
    return new ChooseRaiders(world, nation).options().isEmpty()
        ? refuse("XI.D", "There is nothing to raid within reach of the horde")
        : Optional.empty();
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }

  /**
   * A Barbarian nation raids in its activation. The caller has seen to it that {@link #refusal} is
   * empty, and that the nation does nothing else but move within its land beforehand.
   */
  public static void byBarbarians(Play play, int nation) {
    ChooseRaiders choice = new ChooseRaiders(play.world(), nation);
    raid(play, choice.party(play.table().ask(choice)));
  }

  private static boolean raid(Play play, RaidParty party) {
    ChooseRaidTarget choice = new ChooseRaidTarget(play.world(), party);
    if (!choice.isPossible()) {
      return false;
    }
    int target = play.table().ask(choice);
    RaidPath path = RaidPath.find(play.world(), party, target).orElseThrow();
    RaidOutcome.roll(play, party, path);
    return true;
  }
}
