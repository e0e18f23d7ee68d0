package org.groma.engine.invasions.state;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Board;

/**
 * The Areas in which something changed that decides who controls what, a bit each; provinces
 * outside all Areas share a bit of their own. Control is settled after every movement, and most of
 * the map looks then as it did the last time.
 */
final class Unsettled {

  private static final long ALL = -1L;

  /** By place; none for the sea. */
  private final long[] bits;

  /** By bit: the provinces that have it. */
  private final long[][] provinces;

  private long areas = ALL;

  Unsettled(Board board) {
    if (board.areas() >= Long.SIZE) {
      throw new IllegalArgumentException("a map may have at most " + (Long.SIZE - 1) + " Areas");
    }
    bits = new long[board.size()];
    int words = (board.provinces() + Long.SIZE - 1) / Long.SIZE;
    provinces = new long[board.areas() + 1][words];
    for (int province = 0; province < board.provinces(); province++) {
      int area = board.area(province);
      int bit = area == Board.NONE ? board.areas() : area;
      bits[province] = 1L << bit;
      provinces[bit][province / Long.SIZE] |= 1L << province;
    }
  }

  private Unsettled(Unsettled other) {
    bits = other.bits;
    provinces = other.provinces;
    areas = other.areas;
  }

  Unsettled copy() {
    return new Unsettled(this);
  }

  /** What is to be settled now; what changes from now on is for the next time. */
  long take() {
    long taken = areas;
    areas = 0;
    return taken;
  }

  /** The provinces that lie in these Areas, by number. */
  int[] provinces(long wanted) {
    int words = provinces[0].length;
    long[] found = new long[words];
    for (int bit = 0; bit < provinces.length; bit++) {
      for (int word = 0; (wanted >>> bit & 1) != 0 && word < words; word++) {
        found[word] |= provinces[bit][word];
      }
    }
    int count = 0;
    for (long word : found) {
      count += Long.bitCount(word);
    }
    int[] numbers = new int[count];
    int at = 0;
    for (int word = 0; word < words; word++) {
      for (long rest = found[word]; rest != 0; rest &= rest - 1) {
        numbers[at++] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return numbers;
  }

  private void mark(int place) {
    areas |= place < 0 ? 0 : bits[place];
  }

  private void mark(Units units, UnitSet set) {
    for (int i = 0; i < set.size(); i++) {
      mark(units.place(set.get(i)));
    }
  }

  /** Wherever a nation or a friend of it stands, holds land or is in control. */
  private void markLandOf(World world, int nation) {
    long company = world.diplomacy().friends(nation);
    for (long rest = company; rest != 0; rest &= rest - 1) {
      int friend = Long.numberOfTrailingZeros(rest);
      mark(world.capital(friend));
      for (int province = world.nextOwn(friend, 0);
          province >= 0;
          province = world.nextOwn(friend, province + 1)) {
        mark(province);
      }
    }
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if (world.limes(province) >= 0 && (company & 1L << world.limes(province)) != 0) {
        mark(province);
      }
    }
    for (int area = 0; area < world.setting().board().areas(); area++) {
      if (world.incumbent(area) >= 0 && (company & 1L << world.incumbent(area)) != 0) {
        areas |= 1L << area;
      }
    }
  }

  /** An event is about to change the state; those of leaders and cards change nothing here. */
  void hear(World world, RealmEvent event) {
    if (event instanceof RealmEvent.CapitalFell(int nation, _)) {
      markLandOf(world, nation);
      mark(world.realms().returnedCity(nation));
    } else if (event instanceof RealmEvent.CityReturned(int _, int province)) {
      mark(province);
    }
  }

  void hear(SequenceEvent event) {
    // what a Limes alone can hold may differ
    areas = event instanceof SequenceEvent.TurnBegan ? ALL : areas;
  }

  void hear(Units units, UnitEvent event) {
    switch (event) {
      case UnitEvent.Placed(UnitSet moved, int place) -> {
        mark(units, moved);
        mark(place);
      }
      case UnitEvent.Marched marched -> {
        mark(units, marched.units());
        mark(marched.to());
      }
      case UnitEvent.Eliminated(UnitSet lost) -> mark(units, lost);
      case UnitEvent.Removed(UnitSet lost) -> mark(units, lost);
      case UnitEvent.Lent(int unit, _) -> mark(units.place(unit));
      case UnitEvent.Delayed _,
          UnitEvent.Hastened _,
          UnitEvent.Halted _,
          UnitEvent.Damaged _,
          UnitEvent.Restored _,
          UnitEvent.SetAside _,
          UnitEvent.Missed _,
          UnitEvent.StackChosen _,
          UnitEvent.Shipped _,
          UnitEvent.Carried _,
          UnitEvent.Challenged _ -> {}
    }
  }

  void hear(LandEvent event) {
    switch (event) {
      case LandEvent.HolderChanged(int province, _) -> mark(province);
      case LandEvent.IncumbentChanged(int area, _) -> areas |= 1L << area;
      case LandEvent.LimesSet(int province, _) -> mark(province);
      case LandEvent.LimesMoved(int from, int to) -> {
        mark(from);
        mark(to);
      }
      case LandEvent.CityGrown(int province, _) -> mark(province);
      case LandEvent.FoedusSet(int province, _) -> mark(province);
      case LandEvent.PillageSet _,
          LandEvent.RaidMarked _,
          LandEvent.WallsSet _,
          LandEvent.RevoltSet _,
          LandEvent.SiegeKept _ -> {}
    }
  }

  void hear(World world, NationEvent event) {
    switch (event) {
      case NationEvent.HordeMoved(int nation, int province) -> {
        mark(world.horde(nation));
        mark(province);
      }
      case NationEvent.HordeMarched(int nation, int province, _) -> {
        mark(world.horde(nation));
        mark(province);
      }
      case NationEvent.CapitalMoved(int nation, int province) -> {
        markLandOf(world, nation);
        mark(province);
      }
      case NationEvent.ActivityChanged(int nation, _) -> markLandOf(world, nation);
      case NationEvent.StatusChanged(int nation, _) -> markLandOf(world, nation);
      // a lord makes neutrals, not friends: it matters for the land and hordes of its man alone
      case NationEvent.Submitted(int vassal, _) -> markLandOf(world, vassal);
      case NationEvent.Freed(int vassal) -> markLandOf(world, vassal);
      case NationEvent.Sworn(int client, _) -> markLandOf(world, client);
      case NationEvent.Released(int client) -> markLandOf(world, client);
      case NationEvent.Federated _,
          NationEvent.FoedusEnded _,
          NationEvent.Allied _,
          NationEvent.AllianceEnded _ ->
          areas = ALL;
      case NationEvent.AgeSet _,
          NationEvent.DeclineSet _,
          NationEvent.GoldChanged _,
          NationEvent.PointsScored _,
          NationEvent.InvasionSet _,
          NationEvent.Trespassed _,
          NationEvent.PactMade _, // makes neutrals, not friends
          NationEvent.PactEnded _,
          NationEvent.HostilityDeclared _,
          NationEvent.PillageDrawn _ -> {}
    }
  }
}
