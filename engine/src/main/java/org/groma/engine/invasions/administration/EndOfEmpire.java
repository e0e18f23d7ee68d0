package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.Disappearance;
import org.groma.engine.kernel.Rule;

/** An Empire ceases to exist: its pieces go, its dependents are free, its heirs appear. */
@Rule("XIV.K")
final class EndOfEmpire {

  private final Play play;
  private final World world;
  private final Setting setting;
  private final Board board;
  private final int empire;

  EndOfEmpire(Play play, int empire) {
    this.play = play;
    this.world = play.world();
    this.setting = play.setting();
    this.board = setting.board();
    this.empire = empire;
  }

  void fall() {
    play.happen(new RealmEvent.Collapsed(empire));
    Heirs heirs = new Heirs(play, empire);
    Disappearance.sendMercenariesHome(play, empire);
    List<InvasionsEvent> exchanges = removeUnits();
    removeLeaders();
    new EndOfBonds(play, empire).end();
    removeMarkers();
    leaveLand();
    exchanges.forEach(play::happen);
    heirs.takeLimites();
    Settlement.settle(play);
    heirs.appear();
    Settlement.settle(play);
  }

  /** Takes all units away; returns how auxiliaries turn into infantry of their own peoples. */
  private List<InvasionsEvent> removeUnits() {
    Roster roster = setting.roster();
    List<InvasionsEvent> exchanges = new ArrayList<>();
    UnitSet taken = UnitSet.NONE;
    UnitSet removed = UnitSet.NONE;
    for (int unit = roster.first(empire); unit < roster.end(empire); unit++) {
      if (!world.isOnMap(unit)) {
        continue;
      }
      removed = removed.plus(UnitSet.of(unit));
      for (int people : setting.prices().peoples(unit)) {
        UnitSet infantry = infantry(people, taken);
        if (!infantry.isEmpty()) {
          taken = taken.plus(infantry);
          exchanges.add(new UnitEvent.Placed(infantry, world.place(unit)));
          break;
        }
      }
    }
    if (!removed.isEmpty()) {
      play.happen(new UnitEvent.Removed(removed));
    }
    return exchanges;
  }

  /** An infantry left in the pool of a nation in play. */
  private UnitSet infantry(int people, UnitSet taken) {
    Activity activity = world.activity(people);
    if (activity != Activity.ACTIVE && activity != Activity.INACTIVE) {
      return UnitSet.NONE;
    }
    return Heirs.infantry(world, people, taken);
  }

  private void removeLeaders() {
    for (int leader = 0; leader < setting.leaders(); leader++) {
      if (setting.leader(leader).nation() == empire && world.isInPlay(leader)) {
        play.happen(new LeaderEvent.Retired(leader));
      }
    }
  }

  private void removeMarkers() {
    play.happen(new NationEvent.ActivityChanged(empire, Activity.GONE));
    play.happen(new NationEvent.CapitalMoved(empire, World.NOBODY));
    play.happen(new NationEvent.AgeSet(empire, 0));
    play.happen(new NationEvent.DeclineSet(empire, 0));
    play.happen(new NationEvent.GoldChanged(empire, -world.gold(empire)));
  }

  /** Nobody holds its land, and nobody rises against nobody. */
  private void leaveLand() {
    for (int province = 0; province < board.provinces(); province++) {
      if (world.limes(province) == empire) {
        play.happen(new LandEvent.LimesSet(province, World.NOBODY));
      }
      if (world.holder(province) == empire) {
        if (world.revolt(province) > 0) {
          play.happen(new LandEvent.RevoltSet(province, 0));
        }
        play.happen(new LandEvent.HolderChanged(province, World.NOBODY));
      }
    }
    for (int area = 0; area < board.areas(); area++) {
      if (world.incumbent(area) == empire) {
        play.happen(new LandEvent.IncumbentChanged(area, World.NOBODY));
      }
    }
  }
}
