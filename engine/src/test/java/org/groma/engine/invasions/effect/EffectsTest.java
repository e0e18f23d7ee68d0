package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.effect.Data.effect;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

/** Effects on nations: their Gold, age, prices and bonds. */
class EffectsTest extends EffectScene {

  @Test
  void goldIsGainedAndLostButNotOwed() {
    int before = world.gold(persians);
    carryOut(effect("gold", "amount", 3));
    assertThat(world.gold(persians)).isEqualTo(before + 6);
    carryOut(effect("gold", "amount", -1, "target", "self"));
    assertThat(world.gold(persians)).isEqualTo(before + 4);
    carryOut(effect("gold", "amount", -1000));
    assertThat(world.gold(persians)).isZero();
  }

  @Test
  void whoeverPlaysChoosesATargetOfTheStatus() {
    int before = world.gold(romans);
    choose(romans);
    carryOut(effect("gold", "amount", -4, "target", "civilized"));
    assertThat(world.gold(romans)).isEqualTo(before - 8);
    assertThat(player.isSpent()).isTrue();
    assertThat(Targets.nations(world, "civilized", persians))
        .contains(romans, persians)
        .doesNotContain(nation("visigoths"), nation("avars"));
    assertThat(Targets.nations(world, "barbarian", persians))
        .contains(nation("visigoths"))
        .doesNotContain(romans);
    assertThat(Targets.nations(world, "hostile", persians)).doesNotContain(persians);
  }

  @Test
  void inactiveNationsAreNoTargets() {
    world.apply(new NationEvent.ActivityChanged(romans, Activity.INACTIVE));
    assertThat(Targets.nations(world, "any", persians)).doesNotContain(romans);
  }

  @Test
  void anAnswerOutsideTheOptionsIsRefused() {
    ChooseTarget choice =
        new ChooseTarget(world, persians, ChooseTarget.Kind.NATION, "gold", List.of(romans));
    assertThat(choice.refusal(persians)).map(Refusal::section).contains("X.B");
    assertThat(choice.refusal(romans)).isEmpty();
  }

  @Test
  void agesAndDeclineChange() {
    world.apply(new NationEvent.AgeSet(persians, 4));
    carryOut(effect("age", "spaces", -1));
    assertThat(world.age(persians)).isEqualTo(3);
    carryOut(effect("decline", "levels", 1));
    assertThat(world.decline(persians)).isEqualTo(1);
  }

  @Test
  void pointsAndExpensesAreCountedInHalves() {
    carryOut(
        effect("victory-points", "points", 2),
        effect("victory-points", "points", 9, "if", Data.of("turn", 7)),
        effect("expense", "amount", 2),
        effect("income", "scope", "all", "amount", 5));
    assertThat(world.points(persians)).isEqualTo(4);
    assertThat(world.realms().extraExpense(persians)).isEqualTo(4 - 10);
  }

  @Test
  void casesHappenOnlyWhenTheyHold() {
    int before = world.gold(persians);
    carryOut(
        Datum.of(
            Data.of(
                "when",
                Data.of("status", "empire"),
                "effects",
                List.of(Data.of("gold", Data.of("amount", 8))))),
        Datum.of(
            Data.of(
                "when",
                Data.of("status", "kingdom"),
                "effects",
                List.of(Data.of("gold", Data.of("amount", 1))))));
    assertThat(world.gold(persians)).isEqualTo(before + 2);
  }

  @Test
  void purchasesBecomeDearerAndFewer() {
    carryOut(effect("purchase", "price-factor", 1.5), effect("purchase", "limit", 1));
    assertThat(world.realms().pricePercent(persians)).isEqualTo(150);
    assertThat(world.realms().purchaseLimit(persians)).isEqualTo(1);
    carryOut(effect("purchase", "limit", 2));
    assertThat(world.realms().purchaseLimit(persians)).isEqualTo(1);
    carryOut(effect("purchase", "forbid", true));
    assertThat(world.realms().purchaseLimit(persians)).isZero();
    assertThat(world.realms().pricePercent(romans)).isEqualTo(100);
  }

  @Test
  void anEventOfNobodyChangesPricesForAllCivilizedNations() {
    Effects.carryOut(
        play,
        EffectContext.ofAll(romans, "scarcity"),
        List.of(effect("purchase", "price-factor", 1.5)));
    assertThat(world.realms().pricePercent(romans)).isEqualTo(150);
    assertThat(world.realms().pricePercent(persians)).isEqualTo(150);
    assertThat(world.realms().pricePercent(nation("visigoths"))).isEqualTo(100);
  }

  @Test
  void commerceAndCaravansAreSetForTheTurn() {
    carryOut(
        effect("income", "scope", "commerce", "factor", 0.5, "target", "all"),
        effect("caravan-income", "exceptional", 10, "others", 5, "markers", 2));
    assertThat(world.cards().commercePercent()).isEqualTo(50);
    assertThat(world.cards().exceptionalCaravan()).isEqualTo(20);
    assertThat(world.cards().otherCaravans()).isEqualTo(10);
    assertThat(world.cards().caravanMarkers()).isEqualTo(2);
  }

  @Test
  void vassalsAndFederatesFreeThemselves() {
    int visigoths = nation("visigoths");
    world.apply(new NationEvent.Submitted(visigoths, nation("huns")));
    Datum betrayal = Sample.SETTING.events().named("betrayal").effects().getFirst();
    assertThat(BrokenBonds.isBound(world, visigoths)).isTrue();
    Effects.carryOut(play, EffectContext.of(visigoths), List.of(betrayal));
    assertThat(world.diplomacy().suzerain(visigoths)).isEqualTo(World.NOBODY);
    world.apply(new NationEvent.Federated(visigoths, romans));
    world.apply(new LandEvent.FoedusSet(province("dacia"), visigoths));
    Effects.carryOut(play, EffectContext.of(visigoths), List.of(betrayal));
    assertThat(world.diplomacy().federator(visigoths)).isEqualTo(World.NOBODY);
    assertThat(world.foedus(province("dacia"))).isEqualTo(World.NOBODY);
    assertThat(BrokenBonds.isBound(world, visigoths)).isFalse();
  }

  @Test
  void alliancesAreOfferedForcedOrAccepted() {
    int visigoths = nation("visigoths");
    int huns = nation("huns");
    world.apply(new NationEvent.ActivityChanged(huns, Activity.ACTIVE));
    Datum offer = Sample.SETTING.events().named("alliance-event").effects().getFirst();
    player
        .answer(ChooseTarget.class, visigoths)
        .answer(ChooseTarget.class, huns)
        .answer(Coalition.AcceptAlliance.class, false);
    Effects.carryOut(play, EffectContext.of(visigoths), List.of(offer));
    assertThat(world.diplomacy().allies(visigoths)).isZero();
    Datum forced = Sample.SETTING.events().named("barbarian-coalition").effects().getFirst();
    player.answer(ChooseTarget.class, visigoths).answer(ChooseTarget.class, huns);
    Effects.carryOut(play, EffectContext.of(visigoths), List.of(forced));
    assertThat(world.diplomacy().allies(visigoths)).isEqualTo(1L << huns);
    assertThat(Coalition.founders(world, visigoths, "any"))
        .as("an ally is not free for another")
        .doesNotContain(visigoths);
  }

  @Test
  void islamIsRolledForOnce() {
    dice.d10(5);
    carryOut(effect("islam-check", "roll", "d10", "at-least", 6));
    assertThat(world.realms().isIslamCreated()).isFalse();
    dice.d10(6);
    carryOut(effect("islam-check", "roll", "d10", "at-least", 6));
    assertThat(world.realms().isIslamCreated()).isTrue();
    carryOut(effect("islam-check", "roll", "d10", "at-least", 6));
    assertThat(dice.isSpent()).isTrue();
  }

  @Test
  void whatBelongsToOtherMomentsChangesNothing() {
    World before = world.copy();
    carryOut(
        effect("nothing"),
        effect("dice", "colour", "white", "count", 1, "side", "chosen"),
        effect("reshuffle", "deck", "events"));
    assertThat(world).isEqualTo(before);
  }

  @Test
  void ofTwoFactorsOfAKindTheStrongerCounts() {
    carryOut(
        effect("purchase", "price-factor", 1.5),
        effect("purchase", "price-factor", 1.5),
        effect("income", "scope", "commerce", "factor", 0.5, "target", "all"),
        effect("income", "scope", "commerce", "factor", 0.75, "target", "all"));
    assertThat(world.realms().pricePercent(persians)).isEqualTo(150);
    assertThat(world.cards().commercePercent()).isEqualTo(50);
    carryOut(effect("purchase", "price-factor", 0.5));
    assertThat(world.realms().pricePercent(persians)).as("dear and cheap").isEqualTo(75);
  }
}
