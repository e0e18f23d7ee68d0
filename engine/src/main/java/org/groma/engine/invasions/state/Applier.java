package org.groma.engine.invasions.state;

import java.util.Arrays;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.Told;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;

/** Carries out what an event says. The only place where a {@link World} changes. */
final class Applier {

  private Applier() {}

  static void apply(World world, InvasionsEvent event) {
    switch (event) {
      case UnitEvent unit -> {
        world.unsettled.hear(world.units, unit);
        apply(world, unit);
      }
      case LandEvent land -> {
        world.unsettled.hear(land);
        apply(world.lands, world.turn, land);
        world.changeLand(LieOfTheLand.isChangedBy(land));
      }
      case NationEvent nation -> {
        world.unsettled.hear(world, nation);
        apply(world, nation);
        world.changeLand(LieOfTheLand.isChangedBy(nation));
      }
      case SequenceEvent sequence -> {
        world.unsettled.hear(sequence);
        apply(world, sequence);
        world.changeLand(LieOfTheLand.isChangedBy(sequence));
      }
      case RealmEvent realm -> {
        world.unsettled.hear(world, realm);
        world.realms.apply(realm);
        world.changeLand(LieOfTheLand.isChangedBy(realm));
      }
      case LeaderEvent leader -> apply(world, leader);
      case CardEvent card -> world.cards.apply(card);
      case Told _ -> {}
    }
  }

  private static void apply(World world, UnitEvent event) {
    Units units = world.units;
    switch (event) {
      case UnitEvent.Placed(UnitSet moved, int place) -> {
        for (int i = 0; i < moved.size(); i++) {
          units.put(moved.get(i), place);
          units.from[moved.get(i)] = -1;
        }
      }
      case UnitEvent.Marched marched -> march(world, marched);
      case UnitEvent.Delayed(UnitSet slow, int paces) -> {
        for (int i = 0; i < slow.size(); i++) {
          units.paces[slow.get(i)] += (byte) paces;
        }
      }
      case UnitEvent.Hastened(UnitSet quick, int paces) -> {
        for (int i = 0; i < quick.size(); i++) {
          units.paces[quick.get(i)] -= (byte) paces;
        }
      }
      case UnitEvent.Halted(UnitSet halted) -> flag(units, halted, Units.HALTED, true);
      case UnitEvent.Damaged(UnitSet hit) -> flag(units, hit, Units.DAMAGED, true);
      case UnitEvent.Restored(UnitSet whole) -> flag(units, whole, Units.DAMAGED, false);
      case UnitEvent.Eliminated(UnitSet lost) -> leave(world, lost, World.POOL);
      case UnitEvent.Removed(UnitSet lost) -> leave(world, lost, World.GONE);
      case UnitEvent.Lent(int unit, int master) -> units.lend(unit, master);
      case UnitEvent.SetAside(UnitSet waiting, boolean aside) ->
          flag(units, waiting, Units.ASIDE, aside);
      case UnitEvent.Missed(UnitSet late) -> flag(units, late, Units.MISSED, true);
      case UnitEvent.StackChosen(UnitSet stack) -> units.choose(stack);
      case UnitEvent.Shipped(UnitSet shipped) -> flag(units, shipped, Units.SHIPPED, true);
      case UnitEvent.Carried(UnitSet fleets) -> {
        for (int i = 0; i < fleets.size(); i++) {
          units.transports[fleets.get(i)]++;
        }
      }
      case UnitEvent.Challenged(UnitSet fleets) -> flag(units, fleets, Units.CHALLENGED, true);
    }
  }

  private static void flag(Units units, UnitSet set, int flag, boolean value) {
    for (int i = 0; i < set.size(); i++) {
      units.set(set.get(i), flag, value);
    }
  }

  private static void march(World world, UnitEvent.Marched marched) {
    Units units = world.units;
    for (int i = 0; i < marched.units().size(); i++) {
      int unit = marched.units().get(i);
      units.from[unit] = (short) units.place(unit);
      units.via[unit] = marched.via();
      units.put(unit, marched.to());
      units.paces[unit] += (byte) marched.paces();
      boolean alwaysWithHim = !units.is(unit, Units.MOVED) || units.led[unit] == marched.leader();
      units.led[unit] = (short) (alwaysWithHim ? marched.leader() : World.NOBODY);
      units.set(unit, Units.MOVED, true);
    }
  }

  /** Off the map; a unit that comes back is fresh and serves its own nation. */
  private static void leave(World world, UnitSet lost, int where) {
    for (int i = 0; i < lost.size(); i++) {
      int unit = lost.get(i);
      world.units.put(unit, where);
      world.units.flags[unit] = 0;
      world.units.forget(unit);
      world.units.lend(unit, world.setting.roster().nation(unit));
      world.realms.discharge(unit);
    }
  }

  private static void apply(World world, LeaderEvent event) {
    Leaders leaders = world.leaders;
    switch (event) {
      case LeaderEvent.Posted(int leader, int place) -> leaders.where.put(leader, place);
      case LeaderEvent.Rode(int leader, int to, int paces) -> {
        leaders.where.put(leader, to);
        leaders.paces[leader] += (byte) paces;
      }
      case LeaderEvent.Stayed(int leader) -> leaders.stayed[leader] = true;
      case LeaderEvent.Hastened(int leader, int paces) -> leaders.haste[leader] += (byte) paces;
      case LeaderEvent.Spurred(int leader, int campaigns) ->
          leaders.spurs[leader] += (byte) campaigns;
      case LeaderEvent.Fell(int leader) -> leaders.where.put(leader, Leaders.FALLEN);
      case LeaderEvent.Retired(int leader) -> leaders.where.put(leader, Leaders.AWAY);
    }
  }

  private static void apply(Lands lands, int turn, LandEvent event) {
    switch (event) {
      case LandEvent.HolderChanged(int province, int nation) -> lands.hold(province, nation);
      case LandEvent.IncumbentChanged(int area, int nation) ->
          lands.incumbent[area] = (byte) nation;
      case LandEvent.LimesSet(int province, int nation) -> lands.limes[province] = (byte) nation;
      case LandEvent.LimesMoved(int from, int to) -> {
        lands.limes[to] = lands.limes[from];
        lands.limes[from] = World.NOBODY;
      }
      case LandEvent.PillageSet(int province, boolean pillaged) ->
          lands.pillaged[province] = pillaged;
      case LandEvent.RaidMarked(int province, var mark) -> {
        lands.raid[province] = mark;
        lands.raidTurn[province] = (byte) (mark == RaidMark.NONE ? 0 : turn);
      }
      case LandEvent.WallsSet(int province, boolean fortified) -> lands.walls[province] = fortified;
      case LandEvent.CityGrown(int province, int level) -> lands.level[province] = (byte) level;
      case LandEvent.RevoltSet(int province, int level) -> lands.revolt[province] = (byte) level;
      case LandEvent.FoedusSet(int province, int federate) ->
          lands.foedus[province] = (byte) federate;
      case LandEvent.SiegeKept(int province, int leader) -> lands.siege[province] = (short) leader;
    }
  }

  private static void apply(World world, NationEvent event) {
    Nations nations = world.nations;
    Diplomacy diplomacy = world.diplomacy;
    switch (event) {
      case NationEvent.ActivityChanged(int nation, var activity) ->
          nations.activity[nation] = activity;
      case NationEvent.StatusChanged(int nation, var status) -> {
        nations.status[nation] = status;
        world.countBarbarians();
      }
      case NationEvent.AgeSet(int nation, int age) -> nations.age[nation] = (byte) age;
      case NationEvent.DeclineSet(int nation, int level) -> nations.decline[nation] = (byte) level;
      case NationEvent.GoldChanged(int nation, int halves) -> nations.gold[nation] += halves;
      case NationEvent.PointsScored(int nation, int halves, _) -> nations.points[nation] += halves;
      case NationEvent.InvasionSet(int nation, boolean invading) ->
          nations.invading[nation] = invading;
      case NationEvent.HordeMoved(int nation, int province) -> nations.putHorde(nation, province);
      case NationEvent.HordeMarched(int nation, int province, int paces) -> {
        nations.putHorde(nation, province);
        nations.hordePaces[nation] += (byte) paces;
      }
      case NationEvent.Trespassed(int nation) -> nations.trespassed[nation] = true;
      case NationEvent.CapitalMoved(int nation, int province) ->
          nations.putCapital(nation, province);
      case NationEvent.Submitted(int vassal, int lord) -> {
        diplomacy.suzerain(vassal, lord);
        world.countBarbarians();
      }
      case NationEvent.Freed(int vassal) -> {
        diplomacy.suzerain(vassal, World.NOBODY);
        world.countBarbarians();
      }
      case NationEvent.Sworn(int client, int patron) -> diplomacy.patron(client, patron);
      case NationEvent.Released(int client) -> diplomacy.patron(client, World.NOBODY);
      case NationEvent.Federated(int federate, int lord) -> diplomacy.federator(federate, lord);
      case NationEvent.FoedusEnded(int federate) -> diplomacy.federator(federate, World.NOBODY);
      case NationEvent.Allied(int nation, int other) -> diplomacy.ally(nation, other, true);
      case NationEvent.AllianceEnded(int nation, int other) -> diplomacy.ally(nation, other, false);
      case NationEvent.PactMade(int nation, int other) -> diplomacy.pact(nation, other, true);
      case NationEvent.PactEnded(int nation, int other) -> diplomacy.pact(nation, other, false);
      case NationEvent.HostilityDeclared(int nation, int other) -> diplomacy.declare(nation, other);
      case NationEvent.PillageDrawn _ -> {
        // markers go back to the reserve once they are resolved; hands come with the event cards
      }
    }
  }

  private static void apply(World world, SequenceEvent event) {
    switch (event) {
      case SequenceEvent.TurnBegan(int turn) -> {
        world.turn = turn;
        world.diplomacy.forgetDeclarations();
        world.realms.begin();
        world.cards.begin();
      }
      case SequenceEvent.ActivationBegan(int nation) -> activate(world, nation);
      case SequenceEvent.ActivationResumed(int nation) -> activate(world, nation);
      case SequenceEvent.MovementBegan _ -> {
        refresh(world);
        Arrays.fill(world.nations.hordePaces, (byte) 0); // hordes stay out of campaigns
      }
      case SequenceEvent.CampaignBegan(int leader) -> {
        refresh(world);
        world.leaders.campaigns[leader]++;
        world.leaders.campaigner = leader;
      }
      case SequenceEvent.StepBegan _,
          SequenceEvent.TurnCame _,
          SequenceEvent.CombatBegan _,
          SequenceEvent.GameEnded _ -> {}
      case SequenceEvent.ActivationEnded(int nation) -> {
        world.active = World.NOBODY;
        world.realms.activate(nation);
      }
    }
  }

  private static void activate(World world, int nation) {
    world.active = nation;
    world.units.begin();
    world.leaders.begin();
  }

  private static void refresh(World world) {
    world.units.refresh();
    world.leaders.refresh();
    Arrays.fill(world.nations.trespassed, false);
  }
}
