package org.groma.engine.invasions.invariant;

import java.util.BitSet;
import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Wherever units are put outside their own movement, purchased, displaced, lent, intercepting,
 * fleeing or retreating, there are not too many with them; asked when their leader has come too. A
 * leader's redeployment belongs to his movement, and Limites become troops where they stand.
 */
@Rule("XVII.A")
final class StackedAfterPlacement extends WorldInvariant {

  private final BitSet places = new BitSet();
  private boolean departing;
  private int dissolved = World.NOBODY;

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
      places.clear();
    }
    switch (event) {
      case UnitEvent.Placed(UnitSet _, int place) -> {
        if (!departing && place != dissolved && world.setting().board().isProvince(place)) {
          places.set(place);
        }
      }
      case SequenceEvent.CampaignBegan _ -> departing = true;
      case LeaderEvent.Posted _ -> {}
      default -> departing = false;
    }
    dissolved =
        event instanceof LandEvent.LimesSet(int province, int owner) && owner < 0
            ? province
            : World.NOBODY;
  }

  private static boolean belongsToPlacing(InvasionsEvent event) {
    return event instanceof UnitEvent.Placed
        || event instanceof UnitEvent.SetAside
        || event instanceof UnitEvent.Lent
        || event instanceof RealmEvent.Contracted
        || event instanceof LeaderEvent.Posted
        || event instanceof NationEvent.HordeMoved;
  }

  @Override
  boolean isDueBefore(InvasionsEvent event) {
    return !places.isEmpty() && !belongsToPlacing(event);
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return false;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int place = places.nextSetBit(0); place >= 0; place = places.nextSetBit(place + 1)) {
      for (long rest = world.mastersAt(place); rest != 0; rest &= rest - 1) {
        String excess =
            StackCount.excess(names, world, Long.numberOfTrailingZeros(rest), place);
        if (!excess.isEmpty()) {
          broken.add(excess);
        }
      }
    }
  }
}
