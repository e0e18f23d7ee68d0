package org.groma.engine.invasions.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.play.Opening;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.Table;
import org.groma.model.id.NationId;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Marker;
import org.groma.model.scenario.Relation;
import org.groma.model.scenario.Setup;

/**
 * The scenario set up, as a game of it would begin.
 *
 * @param shortfalls what could not be put on the map
 */
record FirstState(World world, List<Shortfall> shortfalls) {

  /** Empty where the data are too broken to be laid out; other inspections say why. */
  static Optional<FirstState> of(Ground ground) {
    if (!ground.setting().shortfalls().isEmpty() || !resolves(ground)) {
      return Optional.empty();
    }
    Player nobody =
        new Player() {
          @Override
          public <A> A decide(Decision<A> decision) {
            throw new IllegalStateException("nothing is decided while a scenario is set up");
          }
        };
    World world = World.empty(ground.setting());
    List<Shortfall> shortfalls =
        Opening.setUp(new Play(world, Table.of(new SeededDice(0), nobody)));
    return Optional.of(new FirstState(world, List.copyOf(shortfalls)));
  }

  /** Whether everybody of whom the scenario speaks exists. */
  private static boolean resolves(Ground ground) {
    Set<NationId> nations = new HashSet<>();
    for (Setup setup : ground.scenario().setups()) {
      nations.add(setup.nation());
      for (Setup.Posted posted : setup.leaders()) {
        if (!ground.project().get(Kinds.LEADERS).contains(posted.leader().slug())) {
          return false;
        }
      }
    }
    for (Relation relation : ground.scenario().relations()) {
      nations.add(relation.from());
      nations.add(relation.to());
    }
    for (Marker marker : ground.scenario().markers()) {
      marker.nation().ifPresent(nations::add);
      if (marker.place().area().isPresent()
          && !ground.project().areas().contains(marker.place().slug())) {
        return false;
      }
    }
    return nations.stream().allMatch(nation -> ground.number(nation) >= 0);
  }
}
