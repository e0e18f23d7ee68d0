package org.groma.engine.invasions.reaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import java.util.List;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.ChooseWithdrawal;
import org.groma.engine.invasions.field.Withdrawal;
import org.groma.engine.invasions.movement.Overrun;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class ReactionTest {

  private final Theatre scene = new Theatre();

  private Stack enter(String kind, int count, String from, String to) {
    UnitSet units = scene.put("visigoths", kind, count, from);
    scene.active("visigoths").march(units, Stack.NO_LEADER, to);
    return scene.stack("visigoths", units, Stack.NO_LEADER);
  }

  private Verdict react(Stack stack) {
    Verdict verdict = Reaction.react(scene.play(), stack);
    assertThat(scene.dice.isSpent()).isTrue();
    assertThat(scene.player.isSpent()).isTrue();
    return verdict;
  }

  private void intercept(Stack... stacks) {
    scene.player.answer(ChooseInterceptors.class, List.of(stacks));
  }

  @Test
  void nobodyReactsInFriendlyLand() {
    scene.holds("visigoths", "moesia-inferior");
    scene.put("byzantines", "legion", 1, "thracia");

    assertThat(react(enter("infantry", 1, "valachia", "moesia-inferior")))
        .isEqualTo(Verdict.GOES_ON);
  }

  @Test
  void nobodyReactsInEmptyLand() {
    scene.put("byzantines", "legion", 1, "thracia");

    assertThat(react(enter("infantry", 1, "valachia", "moesia-inferior")))
        .isEqualTo(Verdict.GOES_ON);
  }

  @Test
  void aGarrisonWithoutControlReacts_C7() {
    scene.put("byzantines", "legion", 1, "moesia-inferior");
    Stack stack = enter("infantry", 1, "valachia", "moesia-inferior");
    scene.player.answer(Flight.ChooseFlight.class, true);
    scene.dice.d10(1);

    assertThat(react(stack)).isEqualTo(Verdict.GOES_ON);
    assertThat(Opponent.of(scene.world, stack)).isEqualTo(nation("byzantines"));
  }

  @Test
  void theStrongestEnemySpeaksForAnUncontrolledProvince() {
    scene.put("byzantines", "legion", 1, "moesia-inferior");
    scene.put("persians", "infantry", 2, "moesia-inferior");

    Stack stack = enter("infantry", 1, "valachia", "moesia-inferior");

    assertThat(Opponent.of(scene.world, stack)).isEqualTo(nation("persians"));
  }

  @Test
  void aNeutralHolderDoesNotReact() {
    scene.holds("gepids", "dacia").put("gepids", "infantry", 2, "dacia");

    Stack stack = enter("infantry", 1, "tyras", "dacia");

    assertThat(Opponent.of(scene.world, stack))
        .as("Barbarians leave each other alone in a Barbarian Area")
        .isEqualTo(World.NOBODY);
    scene.hostile("gepids", "visigoths");
    assertThat(Opponent.of(scene.world, stack)).isEqualTo(nation("gepids"));
  }

  @Test
  void flightIsRolledBeforeInterception_C10() {
    scene.holds("byzantines", "moesia-inferior", "thracia", "dardania");
    UnitSet garrison = scene.put("byzantines", "infantry", 1, "moesia-inferior");
    UnitSet legion = scene.put("byzantines", "legion", 1, "thracia");
    Stack stack = enter("infantry", 2, "valachia", "moesia-inferior");
    intercept(scene.stack("byzantines", legion, Stack.NO_LEADER));
    scene.player.answer(Flight.ChooseFlight.class, true);
    scene.dice.d10(9).d10(1);
    scene.player.answer(ChooseWithdrawal.class, Withdrawal.to(province("dardania"), garrison));

    assertThat(react(stack)).isEqualTo(Verdict.GOES_ON);

    assertThat(scene.log)
        .filteredOn(FieldTold.class::isInstance)
        .containsExactly(
            new FieldTold.Fled(nation("byzantines"), province("moesia-inferior"), 9, true),
            new FieldTold.Intercepted(
                nation("byzantines"), province("thracia"), province("moesia-inferior"), 3, false));
    assertThat(scene.count("byzantines", "dardania")).isEqualTo(1);
  }

  @Test
  void interceptorsStillComeWhenAllHaveFled_C10() {
    scene.holds("byzantines", "moesia-superior", "naissus", "pannonia");
    UnitSet garrison = scene.put("byzantines", "infantry", 1, "moesia-superior");
    UnitSet legions = scene.put("byzantines", "legion", 3, "naissus");
    Stack stack = enter("infantry", 1, "savus", "moesia-superior");
    intercept(scene.stack("byzantines", legions, Stack.NO_LEADER));
    scene.player.answer(Flight.ChooseFlight.class, true);
    scene.dice.d10(9).d10(6);
    scene.player.answer(ChooseWithdrawal.class, Withdrawal.to(province("pannonia"), garrison));
    // one die against three, two of them traded for black ones (elites, Empire)
    scene.dice.white(BLANK).white(WHITE_SWORD).black(BLANK, BLANK);

    assertThat(react(stack)).isEqualTo(Verdict.BEATEN);

    assertThat(scene.count("byzantines", "moesia-superior")).isEqualTo(3);
    assertThat(scene.count("visigoths", "moesia-superior")).isZero();
  }

  @Test
  void whoBeatsTheInterceptorsGoesOn() {
    scene.holds("byzantines", "moesia-superior", "naissus");
    UnitSet foot = scene.put("byzantines", "infantry", 1, "naissus");
    Stack stack = enter("infantry", 1, "savus", "moesia-superior");
    intercept(scene.stack("byzantines", foot, Stack.NO_LEADER));
    scene.dice.d10(6);
    scene.dice.white(WHITE_SWORD).black(BLANK);

    assertThat(react(stack)).isEqualTo(Verdict.GOES_ON);

    assertThat(scene.world.place(foot.get(0))).isEqualTo(World.POOL);
    assertThat(scene.count("visigoths", "moesia-superior")).isEqualTo(1);
  }

  @Test
  void twiceAsManyMayHoldTheInterceptorsDownInstead() {
    scene.holds("byzantines", "moesia-superior", "naissus");
    UnitSet foot = scene.put("byzantines", "infantry", 1, "naissus");
    Stack stack = enter("infantry", 2, "savus", "moesia-superior");
    intercept(scene.stack("byzantines", foot, Stack.NO_LEADER));
    scene.dice.d10(6);
    scene.player.answer(Confrontation.ChoosePassage.class, true);

    assertThat(react(stack)).isEqualTo(Verdict.GOES_ON);

    assertThat(scene.count("byzantines", "moesia-superior")).as("no battle yet").isEqualTo(1);
  }

  @Test
  void aLargeStackMayOverrunTheInterceptor() {
    scene.holds("byzantines", "moesia-superior", "naissus");
    UnitSet foot = scene.put("byzantines", "infantry", 1, "naissus");
    Stack stack = enter("infantry", 6, "savus", "moesia-superior");
    intercept(scene.stack("byzantines", foot, Stack.NO_LEADER));
    scene.dice.d10(6);
    scene.player.answer(Overrun.Choice.class, true);

    assertThat(react(stack)).isEqualTo(Verdict.GOES_ON);

    assertThat(scene.world.place(foot.get(0))).isEqualTo(World.POOL);
  }

  @Test
  void wallsLeaveOnlyBattle() {
    scene.holds("byzantines", "moesia-superior", "naissus").walls("moesia-superior");
    UnitSet foot = scene.put("byzantines", "infantry", 1, "naissus");
    Stack stack = enter("infantry", 2, "savus", "moesia-superior");
    intercept(scene.stack("byzantines", foot, Stack.NO_LEADER));
    scene.dice.d10(6);
    // the walls bring a die; walls and awe of the Empire make both black
    scene.dice.white(BLANK, BLANK).black(BLANK, BLANK);

    assertThat(react(stack)).as("the walls decide").isEqualTo(Verdict.BEATEN);
  }
}
