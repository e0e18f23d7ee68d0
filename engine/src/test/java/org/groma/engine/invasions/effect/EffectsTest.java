package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.effect.Data.effect;

import java.util.List;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

class EffectsTest {

  private final World world = Sample.opened();
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer(new FirstOption());
  private final Play play = Sample.play(world, dice, player);
  private final int persians = nation("persians");
  private final int romans = nation("romans");

  private void carryOut(Datum... effects) {
    Effects.carryOut(play, EffectContext.of(persians, "test"), List.of(effects));
  }

  private void choose(int target) {
    player.answer(ChooseTarget.class, target);
  }

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
  void leadersAreSentHomeAndReleased() {
    carryOut(effect("leaders", "state", "inactive"));
    assertThat(world.realms().areLeadersIdle(persians)).isTrue();
    assertThat(world.leaderPlace(leader("sapor-ii"))).isEqualTo(province("chaldea"));
    carryOut(effect("leaders", "state", "active"));
    assertThat(world.realms().areLeadersIdle(persians)).isFalse();
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
        play, EffectContext.ofAll("scarcity"), List.of(effect("purchase", "price-factor", 1.5)));
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
  void famineHalvesAnAreaAndCostsItsMasterAUnitWhenTheCheckFails() {
    List<Datum> famine = Sample.SETTING.events().named("famine").effects();
    int italia = area("italia");
    int before = count(romans);
    dice.d10(2, 6, 3);
    Effects.carryOut(play, EffectContext.ofAll("famine"), famine);
    assertThat(world.cards().harvestPercent(italia)).isEqualTo(50);
    assertThat(count(romans)).isEqualTo(before - 1);
    dice.d10(2, 6, 4);
    Effects.carryOut(play, EffectContext.ofAll("famine"), famine);
    assertThat(world.cards().harvestPercent(italia)).as("no worse").isEqualTo(50);
    assertThat(count(romans)).isEqualTo(before - 1);
    world.apply(new NationEvent.ActivityChanged(romans, Activity.INACTIVE));
    dice.d10(2, 6);
    Effects.carryOut(play, EffectContext.ofAll("famine"), famine);
    assertThat(count(romans)).isEqualTo(before - 1);
    assertThat(dice.isSpent()).isTrue();
  }

  private int count(int nation) {
    int count = 0;
    for (int unit = 0; unit < Sample.SETTING.roster().size(); unit++) {
      count += world.isOnMap(unit) && world.master(unit) == nation ? 1 : 0;
    }
    return count;
  }

  @Test
  void citiesGrowWithinTheirLimitsAndAreFounded() {
    int city = Targets.provinces(world, "own-city-or-site", persians).getFirst();
    int level = world.cityLevel(city);
    choose(city);
    carryOut(effect("city", "change", "grow", "levels", 1, "where", "own-city-or-site"));
    assertThat(world.cityLevel(city)).isEqualTo(level + 1);
    Effects.carryOut(
        play,
        EffectContext.of(persians).at(city),
        List.of(effect("city", "change", "grow", "levels", 9, "where", "own-city")));
    assertThat(world.cityLevel(city)).isEqualTo(3);
    assertThat(Targets.provinces(world, "own-city-or-site", persians)).doesNotContain(city);
  }

  @Test
  void citiesShrinkAtRandomButCapitalsStayCities() {
    int capital = world.capital(persians);
    List<Integer> cities = Targets.provinces(world, "random-own-city", persians);
    dice.picks(cities.indexOf(capital));
    carryOut(effect("city", "change", "shrink", "levels", 3, "where", "random-own-city"));
    assertThat(world.cityLevel(capital)).isEqualTo(1);
    int other = cities.getFirst() == capital ? cities.getLast() : cities.getFirst();
    dice.picks(cities.indexOf(other));
    world.apply(new LandEvent.WallsSet(other, true));
    carryOut(effect("city", "change", "shrink", "levels", 3, "where", "random-own-city"));
    assertThat(world.cityLevel(other)).isZero();
    assertThat(world.hasWalls(other)).as("a site has no walls").isFalse();
  }

  @Test
  void wallsAreRaisedAndDismantledExceptThoseOfCapitals() {
    int latium = province("latium");
    world.apply(new LandEvent.WallsSet(latium, true));
    Datum fall = effect("walls", "change", "dismantled", "where", "own-city");
    Effects.carryOut(play, EffectContext.of(romans).at(latium), List.of(fall));
    assertThat(world.hasWalls(latium)).isTrue();
    world.apply(new NationEvent.CapitalMoved(romans, -1));
    Effects.carryOut(play, EffectContext.of(romans).at(latium), List.of(fall));
    assertThat(world.hasWalls(latium)).isFalse();
    Effects.carryOut(
        play,
        EffectContext.of(romans).at(latium),
        List.of(effect("walls", "change", "raised", "where", "own-city")));
    assertThat(world.hasWalls(latium)).isTrue();
    Effects.carryOut(
        play,
        EffectContext.of(romans).at(latium),
        List.of(effect("walls", "change", "opened", "where", "besieged-city")));
    assertThat(world.hasWalls(latium)).isTrue();
  }

  @Test
  void markersAreLaidAndTaken() {
    int site = Targets.provinces(world, "own-empty-city-site", romans).getFirst();
    Effects.carryOut(
        play,
        EffectContext.of(romans),
        List.of(
            effect(
                "place-marker", "marker", "pillage", "where", "own-empty-city-site", "count", 1)));
    assertThat(world.isPillaged(site)).isTrue();
    Effects.carryOut(
        play,
        EffectContext.of(romans).at(site),
        List.of(effect("place-marker", "marker", "raid", "where", "own")));
    assertThat(world.raidMark(site)).isEqualTo(RaidMark.MINUS);
    world.apply(new LandEvent.RevoltSet(site, 2));
    for (String marker : List.of("pillage", "raid", "revolt")) {
      player.answer(ChooseTarget.class, site);
      Effects.carryOut(
          play,
          EffectContext.of(romans),
          List.of(effect("remove-markers", "marker", marker, "count", 1, "where", "any-area")));
    }
    assertThat(world.isPillaged(site)).isFalse();
    assertThat(world.raidMark(site)).isEqualTo(RaidMark.NONE);
    assertThat(world.revolt(site)).isZero();
  }

  @Test
  void aHeresyIsTakenAwayByConversion() {
    world.apply(new RealmEvent.HeresySet(area("africa"), 2));
    world.apply(new RealmEvent.HeresySet(area("oriens"), 2));
    choose(area("oriens"));
    carryOut(effect("remove-markers", "marker", "heresy", "count", 1, "where", "any-area"));
    assertThat(world.realms().heresy(area("oriens"))).isZero();
    assertThat(world.realms().heresy(area("africa"))).isEqualTo(2);
  }

  @Test
  void anyHeresyEventHitsAnAreaByTheTables() {
    dice.d10(2, 6);
    Effects.carryOut(
        play,
        EffectContext.ofAll("heresy-event"),
        Sample.SETTING.events().named("heresy-event").effects());
    assertThat(world.realms().heresy(area("italia"))).as("capitals are not spared").isEqualTo(2);
  }

  @Test
  void theCalamityOfHeresySparesTheAreaOfTheCapital() {
    dice.picks(0);
    Effects.carryOut(
        play, EffectContext.of(romans), Sample.SETTING.calamities().named("heresy").effects());
    assertThat(world.realms().heresy(area("italia"))).isZero();
    int struck = 0;
    for (int i = 0; i < Sample.SETTING.board().areas(); i++) {
      struck += world.realms().heresy(i) == 2 ? 1 : 0;
    }
    assertThat(struck).isEqualTo(1);
  }

  @Test
  void aRevoltEventStrikesWhoeverControlsTheArea() {
    dice.d10(2, 6, 1);
    Effects.carryOut(
        play,
        EffectContext.ofAll("revolt-event"),
        Sample.SETTING.events().named("revolt-event").effects());
    assertThat(revolts("italia")).isEqualTo(1);
    world.apply(new NationEvent.ActivityChanged(romans, Activity.INACTIVE));
    dice.d10(2, 6);
    Effects.carryOut(
        play,
        EffectContext.ofAll("revolt-event"),
        Sample.SETTING.events().named("revolt-event").effects());
    assertThat(revolts("italia")).as("inactive nations are immune").isEqualTo(1);
  }

  private int revolts(String area) {
    int sum = 0;
    for (int i = 0; i < Sample.SETTING.board().provinceCount(area(area)); i++) {
      sum += world.revolt(Sample.SETTING.board().province(area(area), i));
    }
    return sum;
  }

  @Test
  void aRevoltMayBeAimedAtAnAreaOfTheTarget() {
    player.answer(ChooseTarget.class, area("africa"));
    dice.d10(1);
    Effects.carryOut(
        play,
        EffectContext.of(persians).against(romans),
        List.of(effect("revolt", "area", "chosen", "count", 1)));
    assertThat(revolts("africa")).isEqualTo(1);
  }

  @Test
  void ownUnitsAreLostByTheOwnersChoice() {
    UnitSet elephants = world.unitsAt(province("chaldea"), unit -> isKind(unit, "elephant"));
    choose(elephants.get(0));
    carryOut(effect("lose-units", "count", 1, "where", "own", "chosen-by", "owner"));
    assertThat(world.place(elephants.get(0))).isEqualTo(World.POOL);
  }

  private static boolean isKind(int unit, String kind) {
    return Sample.SETTING.kind(unit).id().equals(kind);
  }

  @Test
  void theLargestStackSuffers() {
    carryOut(effect("lose-units", "count", 1, "where", "own-largest-stack", "chosen-by", "owner"));
    assertThat(world.countAt(province("assyria"), 1L << persians)).isEqualTo(5);
  }

  @Test
  void plagueStrikesAnyLargeStackThatIsPointedOut() {
    choose(province("dacia"));
    carryOut(
        effect("lose-units", "count", 1, "where", "any-stack-of-4-or-more", "chosen-by", "owner"));
    assertThat(world.countAt(province("dacia"), 1L << nation("visigoths"))).isEqualTo(4);
    assertThat(PieceEffects.largeStacks(world)).contains(province("assyria"));
  }

  @Test
  void desertersLeaveLargeStacksOnlyAndWhenTheCheckFails() {
    Datum desertion = Sample.SETTING.events().named("desertion-event").effects().getFirst();
    EffectContext dacia =
        EffectContext.of(persians).against(nation("visigoths")).at(province("dacia"));
    dice.d10(2);
    Effects.carryOut(play, dacia, List.of(desertion));
    assertThat(world.countAt(province("dacia"), 1L << nation("visigoths"))).isEqualTo(5);
    dice.d10(1);
    Effects.carryOut(play, dacia, List.of(desertion));
    assertThat(world.countAt(province("dacia"), 1L << nation("visigoths"))).isEqualTo(4);
    Effects.carryOut(play, dacia.at(province("valachia")), List.of(desertion));
    assertThat(world.countAt(province("valachia"), 1L << nation("visigoths"))).isEqualTo(1);
  }

  @Test
  void militiaComesFromThePoolToACity() {
    world.apply(
        new UnitEvent.Eliminated(
            world.unitsAt(province("media"), unit -> isKind(unit, "infantry"))));
    int before = count(persians);
    choose(province("chaldea"));
    carryOut(effect("gain-units", "unit", "infantry", "count", 1, "at", "own-city"));
    assertThat(count(persians)).isEqualTo(before + 1);
    assertThat(world.unitsAt(province("chaldea"), unit -> isKind(unit, "infantry")).size())
        .isEqualTo(3);
  }

  @Test
  void elitesOfOneStackAreRestored() {
    UnitSet elites =
        world.unitsAt(
            province("assyria"),
            unit -> isKind(unit, "clibanarii") || isKind(unit, "elite-infantry"));
    UnitSet media = world.unitsAt(province("media"), unit -> isKind(unit, "clibanarii"));
    world.apply(new UnitEvent.Damaged(elites.plus(media)));
    choose(province("assyria"));
    carryOut(effect("restore-elites", "count", 2, "where", "one-stack"));
    assertThat(elites.any(world::isDamaged)).isFalse();
    assertThat(media.all(world::isDamaged)).isTrue();
  }

  @Test
  void leadersSurviveACheckThatPasses() {
    Datum plot = effect("eliminate-leader", "check", "d2", "target", "any");
    choose(leader("sapor-ii"));
    dice.d10(4);
    carryOut(plot);
    assertThat(world.isInPlay(leader("sapor-ii"))).isTrue();
    choose(leader("sapor-ii"));
    dice.d10(5);
    carryOut(plot);
    assertThat(world.hasFallen(leader("sapor-ii"))).isTrue();
  }

  @Test
  void theRulerIsTheNamedKingBeforeTheUnnamedOne() {
    assertThat(Targets.ruler(world, persians)).containsExactly(leader("sapor-ii"));
    world.apply(new LeaderEvent.Fell(leader("sapor-ii")));
    assertThat(Targets.ruler(world, persians)).as("a satrap is no king").isEmpty();
    world.apply(new LeaderEvent.Fell(leader("athanaricus")));
    world.apply(new LeaderEvent.Posted(leader("rex-visigoths"), province("dacia")));
    assertThat(Targets.ruler(world, nation("visigoths"))).containsExactly(leader("rex-visigoths"));
    world.apply(new LeaderEvent.Posted(leader("athanaricus"), province("dacia")));
    assertThat(Targets.ruler(world, nation("visigoths"))).containsExactly(leader("athanaricus"));
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
  void pillageMarkersAreDrawn() {
    int before = world.gold(persians);
    dice.picks(0);
    carryOut(effect("draw-pillage", "count", 1, "target", "self"));
    assertThat(world.gold(persians)).isEqualTo(before + 2);
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
