package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.state.World;

/** Leaders in play are on the map, listed where they are, and not before their time. */
final class LeadersInPlace extends WorldInvariant {

  LeadersInPlace() {
    super("leaders.in-place", "III.C");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof LeaderEvent;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Board board = world.setting().board();
    int inPlay = 0;
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      int place = world.leaderPlace(leader);
      if (place < 0) {
        continue;
      }
      inPlay++;
      LeaderCard card = world.setting().leader(leader);
      if (!board.isProvince(place) || !board.isInPlay(place)) {
        broken.add(names.leader(leader) + " is in " + names.place(place));
      }
      if (card.arrives() > world.turn()) {
        broken.add(names.leader(leader) + " has come before turn " + card.arrives());
      }
    }
    int listed = 0;
    for (int place = 0; place < board.size(); place++) {
      for (int i = world.firstLeaderAt(place); i >= 0; i = world.nextLeaderAt(i)) {
        listed++;
        if (world.leaderPlace(i) != place) {
          broken.add(names.leader(i) + " is listed in " + names.place(place) + " by mistake");
        }
      }
    }
    if (listed != inPlay) {
      broken.add(inPlay + " leaders are in play, but " + listed + " are listed on the map");
    }
  }
}
