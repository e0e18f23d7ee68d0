package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.state.World;

/** Leaders who come, ride and fall. */
final class LeaderStory {

  private final Tale tale;
  private final World world;
  private final Names names;

  LeaderStory(Tale tale) {
    this.tale = tale;
    this.world = tale.world;
    this.names = tale.names;
  }

  void tell(LeaderEvent event) {
    switch (event) {
      case LeaderEvent.Posted(int leader, int place) -> post(leader, place);
      case LeaderEvent.Rode(int leader, int to, int _) -> ride(leader, to);
      case LeaderEvent.Stayed _ -> {}
      case LeaderEvent.Fell(int leader) ->
          tale.note(
              names.leader(leader)
                  + (tale.page.growing(Round.class).isPresent() ? " is lost (XX.J)" : " is lost"));
      case LeaderEvent.Hastened _ -> {} // told with his units
      case LeaderEvent.Spurred(int leader, int campaigns) ->
          tale.note(
              names.leader(leader)
                  + (campaigns == 1 ? " has another campaign" : " has more campaigns")
                  + " (X.B)");
      case LeaderEvent.Retired(int leader) ->
          tale.say(names.leaderOf(leader) + " leaves the stage (IX.C)");
    }
  }

  private void post(int leader, int place) {
    if (world.leaderPlace(leader) != place) {
      int nation = world.setting().leader(leader).nation();
      Transfers.at(tale, nation, world.leaderPlace(leader)).add(leader, place);
    }
  }

  /** With units it is told by their march. */
  private void ride(int leader, int to) {
    boolean withUnits =
        tale.page.growing(March.class).filter(march -> march.isLedBy(leader)).isPresent();
    if (!withUnits && world.leaderPlace(leader) != to) {
      tale.say(names.leader(leader) + " rides to " + names.place(to) + " (XVIII.B)");
    }
  }
}
