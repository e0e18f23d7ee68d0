package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

/** How a retreating stack may divide. */
class ChooseWithdrawalTest extends RetreatScene {

  @Test
  void aPartyTooSmallDoesNotFollowAnOverrun() {
    meetInAssyria(1, 6);
    scene.put("byzantines", "infantry", 1, "atropatene");
    scene.put("byzantines", "infantry", 2, "armenia-minor");
    scene.holds("persians", "adiabene");
    int sapor = scene.lead("sapor-ii", "assyria");
    ChooseWithdrawal choice = choice(scene.stack("persians", persians, sapor), Side.DEFENDER);

    Refusal refusal =
        choice
            .refusal(
                Withdrawal.to(province("adiabene"), persians.first(5))
                    .withLeaders(province("adiabene")))
            .orElseThrow();

    assertThat(refusal.reason()).startsWith("Too few units overrun");
  }

  @Test
  void stackingLimitsForceAStackToSplit() {
    meetInAssyria(1, 6);
    scene.holds("persians", "atropatene", "adiabene");
    ChooseWithdrawal choice =
        choice(scene.stack("persians", persians, Stack.NO_LEADER), Side.DEFENDER);
    Withdrawal crowded = Withdrawal.to(province("atropatene"), persians);
    Withdrawal split =
        new Withdrawal(
            List.of(
                new Withdrawal.Party(province("atropatene"), persians.first(3)),
                new Withdrawal.Party(province("adiabene"), persians.minus(persians.first(3)))),
            Withdrawal.NOWHERE,
            Withdrawal.NOWHERE);

    assertThat(choice.refusal(crowded).orElseThrow().reason()).contains("stacking limit");
    assertThat(choice.refusal(split)).isEmpty();
    scene.player.answer(ChooseWithdrawal.class, split);
    retreat("persians", persians, Stack.NO_LEADER, Side.DEFENDER);

    assertThat(scene.count("persians", "atropatene")).isEqualTo(3);
    assertThat(scene.count("persians", "adiabene")).isEqualTo(3);
  }

  @Test
  void aLeaderMakesRoomWhereHeGoes() {
    meetInAssyria(1, 5);
    int sapor = scene.lead("sapor-ii", "assyria");
    ChooseWithdrawal choice = choice(scene.stack("persians", persians, sapor), Side.DEFENDER);

    assertThat(
            choice.refusal(
                Withdrawal.to(province("atropatene"), persians)
                    .withLeaders(province("atropatene"))))
        .as("3 in the mountains and 2 by Sapor")
        .isEmpty();
  }

  @Test
  void unitsAlreadyThereTakeRoom() {
    meetInAssyria(1, 2);
    scene.put("persians", "infantry", 2, "atropatene");
    ChooseWithdrawal choice =
        choice(scene.stack("persians", persians, Stack.NO_LEADER), Side.DEFENDER);

    assertThat(choice.refusal(Withdrawal.to(province("atropatene"), persians))).isPresent();
  }

  @Test
  void whoCanRetreatMust() {
    meetInAssyria(1, 2);
    ChooseWithdrawal choice =
        choice(scene.stack("persians", persians, Stack.NO_LEADER), Side.DEFENDER);

    assertThat(refused(choice, Withdrawal.to(province("atropatene"), persians.first(1))))
        .startsWith("There is room for more units");
  }

  @Test
  void answersThatMakeNoSenseAreRefused() {
    meetInAssyria(1, 2);
    int sapor = scene.lead("sapor-ii", "assyria");
    ChooseWithdrawal choice = choice(scene.stack("persians", persians, sapor), Side.DEFENDER);
    int there = province("atropatene");
    Withdrawal.Party party = new Withdrawal.Party(there, persians);

    assertThat(refused(choice, Withdrawal.to(province("amida"), persians)))
        .isEqualTo("The stack cannot end in Amida");
    assertThat(refused(choice, new Withdrawal(List.of(party, party), there, -1)))
        .isEqualTo("The stack cannot end in Atropatene");
    assertThat(
            refused(
                choice,
                new Withdrawal(
                    List.of(party, new Withdrawal.Party(province("zagros"), persians)), there, -1)))
        .isEqualTo("A unit goes to one province");
    assertThat(refused(choice, Withdrawal.to(there, UnitSet.NONE)))
        .isEqualTo("A unit goes to one province");
    assertThat(refused(choice, Withdrawal.to(there, romans)))
        .isEqualTo("Only units of the stack go");
    assertThat(refused(choice, Withdrawal.to(there, persians))).isEqualTo("Leaders go with units");
    assertThat(refused(choice, Withdrawal.to(there, persians).withLeaders(province("zagros"))))
        .isEqualTo("Leaders go with units");
    assertThat(refused(choice, Withdrawal.to(there, persians).withLeaders(there).withHordes(there)))
        .isEqualTo("The horde cannot go to Atropatene");
  }

  @Test
  void optionsAreLegalAndCoverEveryDestination() {
    meetInAssyria(1, 6);
    int sapor = scene.lead("sapor-ii", "assyria");
    Stack stack = scene.stack("persians", persians, sapor);
    ChooseWithdrawal choice = choice(stack, Side.DEFENDER);

    assertThat(choice.options()).allMatch(each -> choice.refusal(each).isEmpty());
    assertThat(choice.options())
        .extracting(option -> option.parties().getFirst().to())
        .containsExactlyInAnyOrder(
            Arrays.stream(ways("persians", persians, Side.DEFENDER).stops())
                .boxed()
                .toArray(Integer[]::new));
    assertThat(choice.chooser()).isEqualTo(nation("persians"));
  }
}
