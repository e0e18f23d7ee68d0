package org.groma.engine.invasions.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

/** The capital of inactive Armenia fell in turn 2, was looted, and was left to its vassal. */
class MinorKingdomsTurnTest {

  private static final int ARMENIANS = nation("armenians");
  private static final int ARMENIA = province("armenia");

  private final World world =
      Scene.empty()
          .with(new NationEvent.ActivityChanged(ARMENIANS, Activity.INACTIVE))
          .with(new SequenceEvent.TurnBegan(2))
          .held("armenians", "armenia")
          .client("armenians", "persians")
          .with(new LandEvent.PillageSet(ARMENIA, true))
          .with(new RealmEvent.CapitalFell(ARMENIANS, 2))
          .with(new RealmEvent.CityReturned(ARMENIANS, ARMENIA))
          .world();

  private void income() {
    Turn.play(Sample.play(world, new ScriptedDice(), new ScriptedPlayer()), Step.INCOME);
  }

  @Test
  void theCapitalReturnsAtTheEndOfTheNextTurnsIncomeStep() {
    world.apply(new SequenceEvent.TurnBegan(3));

    income();

    assertThat(world.isPillaged(ARMENIA)).isFalse();
    assertThat(world.capital(ARMENIANS)).isEqualTo(ARMENIA);
    assertThat(world.realms().capitalFell(ARMENIANS)).isZero();
  }

  /** As in a game of the sample: two units fled home, and three are needed to control it. */
  @Test
  void itReturnsHoweverFewStandThere() {
    UnitSet few = Sample.fromPool(world, "armenians", "mountaineer-archer", 2);
    world.apply(new UnitEvent.Placed(few, ARMENIA));
    Settlement.settle(Sample.play(world, new ScriptedDice(), new ScriptedPlayer()));
    world.apply(new SequenceEvent.TurnBegan(3));

    income();

    assertThat(world.capital(ARMENIANS)).isEqualTo(ARMENIA);
  }

  /** As in a game of the sample: a card parted the client from its patron before Income. */
  @Test
  void itReturnsEvenIfTheBondHasEnded() {
    world.apply(new SequenceEvent.TurnBegan(3));
    world.apply(new NationEvent.Released(ARMENIANS));
    Settlement.settle(Sample.play(world, new ScriptedDice(), new ScriptedPlayer()));

    income();

    assertThat(world.capital(ARMENIANS)).isEqualTo(ARMENIA);
    assertThat(world.realms().returnedCity(ARMENIANS)).isEqualTo(World.NOBODY);
  }

  @Test
  void itDoesNotReturnInTheTurnOfItsFall() {
    income();

    assertThat(world.capital(ARMENIANS)).isEqualTo(World.NOBODY);
  }
}
