package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.combat.ChooseAmbush;
import org.groma.engine.invasions.combat.ChooseForfeit;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.SeededDice;
import org.junit.jupiter.api.Test;

/** The switches of a scenario reach its battles. */
class CombatOptionsTest {

  private boolean forfeitAsked;
  private int ambusher = World.NOBODY;

  private final class Witness implements Player {
    @Override
    public <A> A decide(Decision<A> decision) {
      forfeitAsked |= decision instanceof ChooseForfeit;
      ambusher = decision instanceof ChooseAmbush ? decision.chooser() : ambusher;
      return new FirstOption().decide(decision);
    }
  }

  private Theatre fight(String option) {
    Theatre theatre = new Theatre(World.empty(Sample.with(option)));
    UnitSet goths = theatre.put("visigoths", "infantry", 4, "macedonia");
    int fritigernus = theatre.lead("fritigernus", "macedonia");
    theatre.active("visigoths").march(goths, fritigernus, "dardania");
    theatre.put("byzantines", "legion", 3, "dardania");
    FieldBattle.fight(
        theatre.play(new SeededDice(1), new Witness()),
        theatre.stack("visigoths", goths, fritigernus),
        true);
    return theatre;
  }

  @Test
  void basicCombatIsTheRule() {
    Theatre theatre = fight("unknown");

    assertThat(theatre.log).hasAtLeastOneElementOfType(BattleTold.PoolsSet.class);
    assertThat(forfeitAsked).isFalse();
    assertThat(ambusher).isEqualTo(Sample.nation("byzantines"));
  }

  @Test
  void advancedCombatIsFoughtWhereTheScenarioSaysSo() {
    assertThat(fight("advancedCombat").log)
        .hasAtLeastOneElementOfType(BattleTold.ModifiersSet.class);
    assertThat(forfeitAsked).isFalse();
  }

  @Test
  void reRollsAreForfeitedOnlyByOption() {
    fight("forfeitReRoll");

    assertThat(forfeitAsked).isTrue();
  }

  @Test
  void anInterceptedAttackerAmbushesOnlyByOption_C15() {
    fight("ambushByInterceptedAttacker");

    assertThat(ambusher).isEqualTo(Sample.nation("visigoths"));
  }
}
