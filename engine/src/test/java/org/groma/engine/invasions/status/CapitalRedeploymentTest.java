package org.groma.engine.invasions.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

class CapitalRedeploymentTest {

  private static final int ROMANS = Sample.nation("romans");

  private final ScriptedPlayer player = new ScriptedPlayer();

  private static Scene fallen(int turn) {
    return Scene.empty()
        .with(new NationEvent.ActivityChanged(ROMANS, Activity.ACTIVE))
        .with(new RealmEvent.CapitalFell(ROMANS, turn))
        .with(new SequenceEvent.TurnBegan(6));
  }

  private World run(World world) {
    CapitalRedeployment.run(Sample.play(world, new ScriptedDice(), player), ROMANS);
    assertThat(player.isSpent()).isTrue();
    return world;
  }

  @Test
  void itIsSetUpInACityOfChoiceInTheNextTurn() {
    player.answer(KingdomFounding.ChooseCapital.class, Sample.province("umbria"));
    World world = run(fallen(5).held("romans", "cisalpina", "umbria", "apulia").world());

    assertThat(world.capital(ROMANS)).isEqualTo(Sample.province("umbria"));
    assertThat(world.realms().capitalFell(ROMANS)).isZero();
    assertThat(world.cityLevel(Sample.province("umbria"))).as("nothing grows").isEqualTo(2);
  }

  @Test
  void notInTheTurnOfItsFallNorWithoutACityNorTwice() {
    for (Scene scene :
        new Scene[] {
          fallen(6).held("romans", "umbria"),
          fallen(5).held("romans", "apulia"),
          fallen(0).held("romans", "umbria"),
          fallen(5).held("romans", "umbria").capital("romans", "cisalpina"),
          fallen(5).held("romans", "umbria").status("romans", Status.BARBARIAN)
        }) {
      World before = scene.world().copy();
      assertThat(run(scene.world())).isEqualTo(before);
    }
  }
}
