package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.RealmRules;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Who comes after an Empire, where special rules name somebody. */
@Rule({"XIV.K", "XXVII"})
final class Heirs {

  private record Garrison(int province, int heir) {}

  private final Play play;
  private final World world;
  private final Board board;
  private final RealmRules rules;
  private final int empire;
  private final List<Garrison> garrisons = new ArrayList<>();

  /** Notes where Limites and the local troops they became stand, before they are gone. */
  Heirs(Play play, int empire) {
    this.play = play;
    this.world = play.world();
    this.board = play.setting().board();
    this.rules = play.setting().realmRules();
    this.empire = empire;
    for (RealmRules.Heir heir : rules.heirsOfLimites(empire)) {
      for (int i = 0; i < board.provinceCount(heir.area()); i++) {
        int province = board.province(heir.area(), i);
        int count = (world.limes(province) == empire ? 1 : 0) + localTroops(province);
        for (int j = 0; j < count; j++) {
          garrisons.add(new Garrison(province, heir.nation()));
        }
      }
    }
  }

  private int localTroops(int province) {
    Roster roster = play.setting().roster();
    return world
        .unitsAt(
            province,
            unit ->
                roster.nation(unit) == empire
                    && rules.isLocalTroop(empire, roster.kindNumber(unit)))
        .size();
  }

  /** An infantry left in a pool, or none. */
  static UnitSet infantry(World world, int nation, UnitSet taken) {
    Roster roster = world.setting().roster();
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      UnitKind kind = roster.kind(unit);
      if (world.place(unit) == World.POOL
          && kind.category() == UnitKind.Category.INFANTRY
          && !kind.auxiliary()
          && !taken.contains(unit)) {
        return UnitSet.of(unit);
      }
    }
    return UnitSet.NONE;
  }

  /** Each Limes becomes a unit of the heir. */
  void takeLimites() {
    for (Garrison garrison : garrisons) {
      UnitSet unit = infantry(world, garrison.heir(), UnitSet.NONE);
      if (!unit.isEmpty()) {
        enter(garrison.heir());
        play.happen(new UnitEvent.Placed(unit, garrison.province()));
        if (world.holder(garrison.province()) < 0) {
          play.happen(new LandEvent.HolderChanged(garrison.province(), garrison.heir()));
        }
      }
    }
  }

  /** Successors appear with their pools in provinces that nobody holds. */
  void appear() {
    for (RealmRules.Successor successor : rules.successors(empire)) {
      int nation = successor.nation();
      boolean garrisoned = garrisons.stream().anyMatch(each -> each.heir() == nation);
      if (!isThere(nation) || garrisoned) {
        settle(nation, vacant(nation, successor.areas()));
      }
    }
  }

  private boolean isThere(int nation) {
    Activity activity = world.activity(nation);
    return activity == Activity.ACTIVE || activity == Activity.INACTIVE;
  }

  private void enter(int nation) {
    if (!isThere(nation)) {
      boolean inactive = play.setting().nation(nation).inactive();
      play.happen(
          new NationEvent.ActivityChanged(nation, inactive ? Activity.INACTIVE : Activity.ACTIVE));
      play.happen(new NationEvent.AgeSet(nation, 1));
    }
  }

  /** Where a successor can stand, greater cities first. */
  private List<Integer> vacant(int nation, List<Integer> areas) {
    List<Integer> found = new ArrayList<>();
    for (int area : areas) {
      for (int i = 0; i < board.provinceCount(area); i++) {
        int province = board.province(area, i);
        boolean own = world.holder(province) == nation;
        if (own || (world.holder(province) < 0 && world.isEmpty(province))) {
          found.add(province);
        }
      }
    }
    found.sort(
        Comparator.comparingInt((Integer province) -> -world.cityLevel(province))
            .thenComparing(Comparator.naturalOrder()));
    return found;
  }

  /** One unit a province, round and round, as long as there is room. */
  private void settle(int nation, List<Integer> provinces) {
    if (provinces.isEmpty()) {
      return;
    }
    enter(nation);
    Roster roster = play.setting().roster();
    int next = 0;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.place(unit) != World.POOL || roster.kind(unit).isFleet()) {
        continue;
      }
      for (int tried = 0; tried < provinces.size(); tried++) {
        int province = provinces.get(next++ % provinces.size());
        if (Stacking.counted(world, nation, province) < Stacking.limit(world, nation, province)) {
          play.happen(new UnitEvent.Placed(UnitSet.of(unit), province));
          hold(nation, province);
          break;
        }
      }
    }
    int seat = provinces.getFirst();
    boolean founds =
        world.status(nation) == Status.KINGDOM
            && !world.setting().destinies().isWithoutCapital(nation)
            && world.hasCity(seat)
            && world.holder(seat) == nation
            && world.capital(nation) < 0;
    if (founds) {
      play.happen(new NationEvent.CapitalMoved(nation, seat));
    }
  }

  private void hold(int nation, int province) {
    if (world.holder(province) != nation) {
      play.happen(new LandEvent.HolderChanged(province, nation));
    }
  }
}
