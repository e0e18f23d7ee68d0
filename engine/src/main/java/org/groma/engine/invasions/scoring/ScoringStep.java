package org.groma.engine.invasions.scoring;

import java.util.Optional;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * The end of a turn: federates earn their points, devastated Areas are counted, and every third
 * turn and in the last one control is scored.
 */
@Rule("V.B")
public final class ScoringStep {

  private ScoringStep() {}

  public static void run(Play play) {
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      foedera(play, nation);
      Bonuses.areasPillaged(play, nation);
    }
    World world = play.world();
    Optional<VictoryBlocks.Block> block =
        play.setting().victory().scored(world.turn(), world.realms().isIslamCreated());
    if (block.isPresent()) {
      for (int nation = 0; nation < play.setting().nations(); nation++) {
        Award.give(play, nation, ControlScore.of(world, nation, block.get()), "control");
      }
      for (int nation = 0; nation < play.setting().nations(); nation++) {
        round(play, nation);
      }
    }
  }

  /** For each Foedus, whatever became of its provinces (ruling C41). */
  @Rule("XXVIII.E")
  private static void foedera(Play play, int nation) {
    World world = play.world();
    if (world.diplomacy().federator(nation) >= 0) {
      int count = Math.max(1, world.realms().foedera(nation));
      Award.deed(play, nation, count * play.setting().figures().bonds().foedusPoints(), "foedus");
    }
  }

  /** Halves that have gathered are rounded up whenever control is scored (ruling C29). */
  private static void round(Play play, int nation) {
    if (play.world().points(nation) % 2 != 0) {
      play.happen(new NationEvent.PointsScored(nation, 1, "rounding"));
    }
  }
}
