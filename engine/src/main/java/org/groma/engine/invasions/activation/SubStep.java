package org.groma.engine.invasions.activation;

import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** The sub-steps of a nation's activation, in the order in which they are played. */
@Rule({"XVIII.H", "XXII.A"})
enum SubStep {
  UNIT_STACKS {
    @Override
    void play(Play play, int nation) {
      UnitStacks.play(play, nation, Phase.OPENING);
    }
  },

  /** Only an invading nation plays its unit stacks twice. */
  UNIT_STACKS_AGAIN {
    @Override
    boolean isDue(World world, int nation) {
      return world.isInvading(nation);
    }

    @Override
    void play(Play play, int nation) {
      for (int i = 1; i < play.setting().figures().movement().unitStacksSteps(); i++) {
        UnitStacks.play(play, nation, Phase.UNIT_STACKS);
      }
    }
  },

  CAMPAIGNS {
    @Override
    void play(Play play, int nation) {
      Campaigns.play(play, nation);
    }
  };

  boolean isDue(World world, int nation) {
    return true;
  }

  abstract void play(Play play, int nation);
}
