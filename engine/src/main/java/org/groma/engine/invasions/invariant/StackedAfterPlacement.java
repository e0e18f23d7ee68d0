package org.groma.engine.invasions.invariant;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;

/**
 * Wherever units are put outside their own movement, purchased, displaced, lent, intercepting,
 * fleeing or retreating, there are not too many with them; asked when their leader has come too. A
 * leader's redeployment belongs to his movement; Limites become troops where they stand, and
 * auxiliaries of an Empire that collapses infantry of their peoples. Who leaves a province because
 * of a Treaty may be too many elsewhere (XXX.C).
 */
final class StackedAfterPlacement extends WorldInvariant {

  /** Who has been put where, a bit each. */
  private final Map<Integer, Long> arrived = new TreeMap<>();

  private final BitSet onMap = new BitSet();
  private boolean departing;
  private boolean collapsing;
  private int dissolved = World.NOBODY;
  private int recalled = World.NOBODY;
  private int ceding = World.NOBODY;

  StackedAfterPlacement() {
    super("stacking.after-placement", "XVII.A");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    if (!belongsToPlacing(event)) {
      arrived.clear();
    }
    collapsing |= event instanceof RealmEvent.Collapsed;
    collapsing &= !(event instanceof SequenceTold.ControlSettled);
    switch (event) {
      case UnitEvent.Placed(UnitSet units, int place) -> place(world, units, place);
      case UnitEvent.Eliminated(UnitSet units) -> leave(units);
      case UnitEvent.Removed(UnitSet units) -> leave(units);
      case SequenceEvent.CampaignBegan _ -> departing = true;
      default -> departing &= event instanceof LeaderEvent.Posted || isOfMarchCard(event);
    }
    if (event instanceof NationEvent.PactMade(int _, int other)) {
      ceding = other;
    } else if (!isOfEvacuation(event)) {
      ceding = World.NOBODY;
    }
    dissolved =
        event instanceof LandEvent.LimesSet(int province, int owner) && owner < 0
            ? province
            : World.NOBODY;
    recalled =
        event instanceof RealmEvent.Contracted(int unit, Contract terms) && terms == Contract.NONE
            ? unit
            : World.NOBODY;
  }

  /** Cards are played before the leader's units are redeployed. */
  private static boolean isOfMarchCard(InvasionsEvent event) {
    return event instanceof CardEvent
        || event instanceof LeaderEvent.Spurred
        || event instanceof LeaderEvent.Hastened
        || event instanceof UnitEvent.Hastened;
  }

  private void place(World world, UnitSet units, int place) {
    boolean exempt =
        departing
            || (collapsing && units.all(unit -> !onMap.get(unit)))
            || place == dissolved
            || areReinforcements(world, units)
            || isRecall(world, units, place)
            || isEvacuation(world, units);
    if (!exempt && world.setting().board().isProvince(place)) {
      long masters = 0;
      for (int i = 0; i < units.size(); i++) {
        masters |= 1L << world.master(units.get(i));
      }
      arrived.merge(place, masters, (some, more) -> some | more);
    }
    for (int i = 0; i < units.size(); i++) {
      onMap.set(units.get(i));
    }
  }

  /** The limit is ignored when Barbarians get new units (IX.D). */
  private boolean areReinforcements(World world, UnitSet units) {
    return units.all(unit -> !onMap.get(unit) && world.isBarbarian(world.master(unit)));
  }

  /**
   * Units that a federate had lent join its horde without regard to the limit (XXVIII.G), and so do
   * those who come home from a nation that has ceased to exist (XIV.K).
   */
  private boolean isRecall(World world, UnitSet units, int place) {
    if (recalled < 0 || !units.contains(recalled)) {
      return false;
    }
    int owner = world.setting().roster().nation(recalled);
    return world.horde(owner) == place || world.capital(owner) == place;
  }

  private static boolean isOfEvacuation(InvasionsEvent event) {
    return event instanceof UnitEvent
        || event instanceof LeaderEvent
        || event instanceof FieldTold.Retreated
        || event instanceof FieldTold.CutOff;
  }

  private boolean isEvacuation(World world, UnitSet units) {
    return ceding >= 0
        && units.all(unit -> (world.diplomacy().friends(ceding) & 1L << world.master(unit)) != 0);
  }

  private void leave(UnitSet units) {
    departing = false;
    for (int i = 0; i < units.size(); i++) {
      onMap.clear(units.get(i));
    }
  }

  /** Who finds no room where others make way for a Foedus is lost before all is in order. */
  private static boolean belongsToPlacing(InvasionsEvent event) {
    return event instanceof UnitEvent.Placed
        || event instanceof UnitEvent.Eliminated
        || event instanceof UnitEvent.SetAside
        || event instanceof UnitEvent.Lent
        || event instanceof RealmEvent.Contracted
        || event instanceof LeaderEvent.Posted
        || event instanceof NationEvent.HordeMoved;
  }

  @Override
  boolean isDueBefore(InvasionsEvent event) {
    return !arrived.isEmpty() && !belongsToPlacing(event);
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return false;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (Map.Entry<Integer, Long> each : arrived.entrySet()) {
      if (world.unitsAt(each.getKey(), each.getValue()).any(world::isSetAside)) {
        continue; // beside a battle; asked again when they go on
      }
      String excess = excess(names, world, each.getValue(), each.getKey());
      if (!excess.isEmpty()) {
        broken.add(excess);
      }
    }
  }

  /**
   * Where allies came together the limit is that of whoever led them, and an ally of an ally is a
   * stranger: they are too many only if they are for each of them.
   */
  private static String excess(Names names, World world, long masters, int province) {
    String excess = "";
    for (long rest = masters; rest != 0; rest &= rest - 1) {
      excess = StackCount.excess(names, world, Long.numberOfTrailingZeros(rest), province);
      if (excess.isEmpty()) {
        return excess;
      }
    }
    return excess;
  }
}
