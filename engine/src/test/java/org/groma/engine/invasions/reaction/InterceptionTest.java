package org.groma.engine.invasions.reaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.ChooseParticipants;
import org.groma.engine.invasions.movement.LimesFall;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.IllegalAnswer;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class InterceptionTest {

  private final Theatre scene = new Theatre();
  private Stack invaders;

  /** The Visigoths enter Moesia Inferior, which is Byzantine and has no garrison. */
  @BeforeEach
  void invade() {
    scene.active("visigoths").holds("byzantines", "moesia-inferior", "thracia", "cappadocia");
    UnitSet goths = scene.put("visigoths", "infantry", 4, "valachia");
    scene.march(goths, Stack.NO_LEADER, "moesia-inferior");
    invaders = scene.stack("visigoths", goths, Stack.NO_LEADER);
  }

  private List<Stack> able() {
    return Interceptors.of(scene.world, nation("byzantines"), invaders).stacks();
  }

  private boolean attempt(Stack... stacks) {
    return Interception.attempt(scene.play(), nation("byzantines"), invaders, List.of(stacks));
  }

  private int modifier(Stack stack) {
    return Interception.modifier(
        scene.world, nation("byzantines"), stack, province("moesia-inferior"));
  }

  @Test
  void anEmpireWithoutLeaderFailsWithThree_W10() {
    UnitSet legion = scene.put("byzantines", "legion", 1, "thracia");
    Stack stack = scene.stack("byzantines", legion, Stack.NO_LEADER);
    scene.dice.d10(3);

    assertThat(attempt(stack)).isFalse();

    assertThat(scene.log).contains(told("thracia", 5, false));
    assertThat(scene.world.place(legion.get(0))).isEqualTo(province("thracia"));
    assertThat(scene.world.hasMissed(legion.get(0))).isTrue();
    assertThat(able()).as("it cannot try the same stack again").isEmpty();
    scene.world.apply(new UnitEvent.StackChosen(UnitSet.NONE));
    assertThat(able()).as("it may try another").hasSize(1);
  }

  @Test
  void valensComesFromCappadociaWithFiveOfSix_W11() {
    UnitSet legions = scene.put("byzantines", "legion", 6, "cappadocia");
    int valens = scene.lead("valens", "cappadocia");
    Stack stack = scene.stack("byzantines", legions, valens);
    UnitSet five = legions.first(5);
    scene.dice.d10(9);
    scene.player.answer(ChooseParticipants.class, five);

    assertThat(modifier(stack)).as("+1 leader +2 Empire -2 strait -2 Bosphorus -1").isEqualTo(-2);
    assertThat(attempt(stack)).isTrue();

    assertThat(scene.log).contains(told("cappadocia", 7, true));
    assertThat(scene.count("byzantines", "moesia-inferior")).as("3 + 2").isEqualTo(5);
    assertThat(scene.count("byzantines", "cappadocia")).isEqualTo(1);
    assertThat(scene.world.leaderPlace(valens)).isEqualTo(province("moesia-inferior"));
    assertThat(scene.player.isSpent()).isTrue();
  }

  private static FieldTold.Intercepted told(String from, int result, boolean succeeded) {
    return new FieldTold.Intercepted(
        nation("byzantines"), province(from), province("moesia-inferior"), result, succeeded);
  }

  @Test
  void sixIsEnoughAndFiveIsNot() {
    UnitSet legion = scene.put("byzantines", "legion", 1, "thracia");
    Stack stack = scene.stack("byzantines", legion, Stack.NO_LEADER);
    scene.dice.d10(4);

    assertThat(modifier(stack)).isEqualTo(2);
    assertThat(attempt(stack)).isTrue();
  }

  @Test
  void aCapitalInTheTargetAddsThree() {
    UnitSet legion = scene.put("byzantines", "legion", 1, "thracia");
    Stack stack = scene.stack("byzantines", legion, Stack.NO_LEADER);
    scene.capital("byzantines", "moesia-inferior");

    assertThat(modifier(stack)).isEqualTo(5);
  }

  @Test
  void somebodyElsesCapitalAddsNothing() {
    UnitSet legion = scene.put("byzantines", "legion", 1, "thracia");
    Stack stack = scene.stack("byzantines", legion, Stack.NO_LEADER);
    scene.capital("romans", "moesia-inferior");

    assertThat(modifier(stack)).isEqualTo(2);
  }

  @Test
  void onlyAnInterceptingEmpireAddsTwo_E31() {
    UnitSet units = scene.put("visigoths", "archer", 1, "valachia");
    Stack goths = scene.stack("visigoths", units, Stack.NO_LEADER);

    assertThat(
            Interception.modifier(
                scene.world, nation("visigoths"), goths, province("moesia-inferior")))
        .isZero();
  }

  @Test
  void leadersAreOfferedWithTheirStackAndTheStackWithoutThem() {
    UnitSet legions = scene.put("byzantines", "legion", 2, "thracia");
    int valens = scene.lead("valens", "thracia");

    assertThat(able())
        .containsExactly(
            scene.stack("byzantines", legions, Stack.NO_LEADER),
            scene.stack("byzantines", legions, valens));
  }

  @Test
  void alliesOfTheControllerInterceptToo() {
    scene.allied("romans", "byzantines");
    scene.put("romans", "legion", 1, "naissus");

    assertThat(able()).extracting(Stack::nation).containsExactly(nation("romans"));
  }

  @Test
  void strangersDoNotIntercept() {
    scene.put("persians", "infantry", 1, "naissus");

    assertThat(able()).isEmpty();
  }

  @Test
  void unitsUnderAttackDoNotIntercept() {
    scene.put("byzantines", "legion", 1, "thracia");
    scene.put("visigoths", "archer", 1, "thracia");

    assertThat(able()).isEmpty();
  }

  @Test
  void unitsBesideAnotherEnemyMayIntercept() {
    scene.put("byzantines", "legion", 1, "thracia");
    scene.put("persians", "infantry", 1, "thracia");

    assertThat(able()).hasSize(1);
  }

  @Test
  void unitsSetAsideDoNotIntercept() {
    UnitSet legion = scene.put("byzantines", "legion", 1, "thracia");
    scene.world.apply(new UnitEvent.SetAside(legion, true));

    assertThat(able()).isEmpty();
  }

  @Test
  void aLimesNeitherInterceptsNorBringsAnybody() {
    scene.limes("byzantines", "thracia");

    assertThat(able()).isEmpty();
  }

  @Test
  void aLimesThatStandsAloneFallsBeforeInterceptorsArrive() {
    scene.limes("byzantines", "moesia-inferior");
    UnitSet legion = scene.put("byzantines", "legion", 1, "thracia");
    scene.dice.d10(4, 2);
    scene.player.answer(LimesFall.Choice.class, invaders.units().get(3));

    assertThat(attempt(scene.stack("byzantines", legion, Stack.NO_LEADER))).isTrue();

    assertThat(scene.world.limes(province("moesia-inferior"))).isEqualTo(World.NOBODY);
    assertThat(scene.count("visigoths", "moesia-inferior")).as("an even D2 hits").isEqualTo(3);
    assertThat(scene.log.indexOf(new LandEvent.LimesSet(province("moesia-inferior"), -1)))
        .isLessThan(scene.log.indexOf(new UnitEvent.Placed(legion, province("moesia-inferior"))));
  }

  @Test
  void aLimesWithSupportStaysWhenOthersArrive() {
    scene.limes("byzantines", "moesia-inferior");
    scene.put("byzantines", "infantry", 1, "moesia-inferior");
    UnitSet legion = scene.put("byzantines", "legion", 1, "thracia");
    scene.dice.d10(4);

    assertThat(attempt(scene.stack("byzantines", legion, Stack.NO_LEADER))).isTrue();

    assertThat(scene.world.limes(province("moesia-inferior"))).isEqualTo(nation("byzantines"));
  }

  @Test
  void aFullProvinceTakesNobody() {
    scene.put("byzantines", "infantry", 3, "moesia-inferior");
    UnitSet legion = scene.put("byzantines", "legion", 1, "thracia");
    scene.dice.d10(10);

    assertThat(attempt(scene.stack("byzantines", legion, Stack.NO_LEADER))).isFalse();

    assertThat(scene.count("byzantines", "thracia")).isEqualTo(1);
  }

  @Test
  void eachStackRollsForItself() {
    UnitSet near = scene.put("byzantines", "legion", 1, "thracia");
    UnitSet led = scene.put("byzantines", "infantry", 1, "macedonia");
    int caesar = scene.lead("caesar-byzantines", "macedonia");
    scene.dice.d10(3, 3);

    assertThat(
            attempt(
                scene.stack("byzantines", near, Stack.NO_LEADER),
                scene.stack("byzantines", led, caesar)))
        .as("3 + 2 fails, 3 + 2 + 1 succeeds")
        .isTrue();

    assertThat(scene.world.place(near.get(0))).isEqualTo(province("thracia"));
    assertThat(scene.world.place(led.get(0))).isEqualTo(province("moesia-inferior"));
  }

  private Refusal refused(Stack... stacks) {
    Interceptors able = Interceptors.of(scene.world, nation("byzantines"), invaders);
    return new ChooseInterceptors(scene.world, able).refusal(List.of(stacks)).orElseThrow();
  }

  @Test
  void onlyOneStackWithoutLeaderMayTry() {
    UnitSet one = scene.put("byzantines", "legion", 1, "thracia");
    UnitSet other = scene.put("byzantines", "legion", 1, "macedonia");

    Refusal refusal =
        refused(
            scene.stack("byzantines", one, Stack.NO_LEADER),
            scene.stack("byzantines", other, Stack.NO_LEADER));

    assertThat(refusal)
        .isEqualTo(new Refusal("XIX.A", "Only one stack without a leader intercepts"));
  }

  @Test
  void nobodyIsInTwoStacks() {
    UnitSet legions = scene.put("byzantines", "legion", 2, "thracia");
    int valens = scene.lead("valens", "thracia");
    Stack led = scene.stack("byzantines", legions.first(1), valens);

    assertThat(refused(led, scene.stack("byzantines", legions, Stack.NO_LEADER)).reason())
        .isEqualTo("Nobody intercepts in two stacks");
    assertThat(refused(led, scene.stack("byzantines", legions.minus(led.units()), valens)).reason())
        .isEqualTo("Nobody intercepts in two stacks");
  }

  @Test
  void whoIsOutOfReachIsRefusedAndNothingChanges() {
    UnitSet far = scene.put("byzantines", "legion", 1, "osroene");
    scene.put("byzantines", "legion", 1, "thracia");
    World before = scene.world.copy();
    scene.player.answer(
        ChooseInterceptors.class, List.of(scene.stack("byzantines", far, Stack.NO_LEADER)));

    assertThatThrownBy(() -> Interception.declare(scene.play(), nation("byzantines"), invaders))
        .isInstanceOfSatisfying(
            IllegalAnswer.class,
            illegal -> assertThat(illegal.refusal().section()).isEqualTo("XIX.A"));
    assertThat(scene.world).isEqualTo(before);
  }

  @Test
  void aLeaderAloneCannotIntercept() {
    int valens = scene.lead("valens", "thracia");
    scene.put("byzantines", "legion", 1, "thracia");

    assertThat(
            refused(new Stack(nation("byzantines"), UnitSet.NONE, valens, province("thracia")))
                .reason())
        .isEqualTo("This stack cannot intercept");
  }

  @Test
  void optionsAreLegalAndBeginWithNobody() {
    scene.put("byzantines", "legion", 1, "thracia");
    scene.put("byzantines", "legion", 2, "macedonia");
    scene.lead("valens", "macedonia");
    Interceptors able = Interceptors.of(scene.world, nation("byzantines"), invaders);
    ChooseInterceptors choice = new ChooseInterceptors(scene.world, able);

    assertThat(choice.options()).hasSize(5).allMatch(each -> choice.refusal(each).isEmpty());
    assertThat(choice.options().getFirst()).isEmpty();
    assertThat(choice.options().getLast()).as("Valens, and who has no leader").hasSize(2);
    assertThat(choice.chooser()).isEqualTo(nation("byzantines"));
  }

  @Test
  void nobodyIsAskedWhereNobodyCould() {
    assertThat(Interception.declare(scene.play(), nation("byzantines"), invaders)).isEmpty();
  }

  @Test
  void someUnitsNeverLeaveTheirAreas() {
    scene.world.apply(new NationEvent.PactMade(nation("byzantines"), nation("persians")));
    scene.holds("persians", "moesia-inferior");
    scene.put("persians", "satrapes", 1, "naissus");
    Interceptors able = Interceptors.of(scene.world, nation("persians"), invaders);

    assertThat(able.isNobody()).as("Satrapes stay in the East").isTrue();
  }

  @Test
  void whoHasNoRoomDoesNotRoll() {
    scene.put("byzantines", "legion", 3, "moesia-inferior");
    UnitSet legion = scene.put("byzantines", "archer", 1, "thracia");

    assertThat(attempt(scene.stack("byzantines", legion, Stack.NO_LEADER))).isFalse();

    assertThat(scene.log).as("three is the limit of the mountains").isEmpty();
    assertThat(scene.world.hasMissed(legion.get(0))).isFalse();
  }
}
