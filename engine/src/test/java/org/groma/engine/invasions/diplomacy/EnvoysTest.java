package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.administration.Budget;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.sequence.Turn;
import org.groma.engine.invasions.setting.DiplomacyDeck.Kind;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EnvoysTest {

  private Court court =
      new Court(5, "romans", "persians", "byzantines", "alemanni", "visigoths", "burgundians");
  private final World world = court.world;

  private static Errand to(Kind kind, String target) {
    return Errand.to(kind, nation(target));
  }

  private void plays(String holder, Errand errand, String active) {
    court.scene.player.answer(ChooseErrand.class, errand);
    Envoys.run(court.scene.play(), nation(active));
    assertThat(court.scene.player.isSpent()).as(holder + " was asked").isTrue();
  }

  private String refused(String holder, Errand errand) {
    World before = world.copy();
    Optional<Refusal> refusal = Errands.refusal(world, nation(holder), errand);
    assertThat(world).isEqualTo(before);
    return refusal.map(Refusal::section).orElse("");
  }

  @Test
  void tributeIsPaidAndMakesPeaceUntilBothHaveActivated() {
    court.dealt("romans", Kind.TRIBUTE).rich("romans", 12);

    plays("romans", to(Kind.TRIBUTE, "alemanni"), "alemanni");

    assertThat(court.gold("romans")).isEqualTo(2);
    assertThat(court.gold("alemanni")).isEqualTo(10);
    assertThat(world.diplomacy().stance(nation("romans"), nation("alemanni")))
        .isEqualTo(Stance.NEUTRAL);
    assertThat(world.cards().envoys(nation("romans")).size()).isZero();

    court.activated("alemanni");
    Bonds.activationEnded(court.scene.play(), nation("alemanni"));
    assertThat(world.diplomacy().pacts(nation("romans"))).isNotZero();

    court.activated("romans");
    Bonds.activationEnded(court.scene.play(), nation("romans"));
    assertThat(world.diplomacy().stance(nation("romans"), nation("alemanni")))
        .isEqualTo(Stance.HOSTILE);
  }

  @Test
  void aCardWithoutTheMoneyOrWithoutTheCardIsRefused() {
    court.dealt("romans", Kind.TRIBUTE).rich("romans", 9);

    assertThat(refused("romans", to(Kind.TRIBUTE, "alemanni"))).isEqualTo("XXX.A");
    court.rich("romans", 1);
    assertThat(refused("romans", to(Kind.TRIBUTE, "alemanni"))).isEmpty();
    assertThat(refused("romans", to(Kind.MARRIAGE, "alemanni"))).isEqualTo("XXX.A");
    assertThat(refused("romans", to(Kind.GRAFT, "alemanni"))).isEqualTo("XXX.A");
  }

  @Test
  void nobodyTreatsWithAnInvader() {
    court.dealt("romans", Kind.TRIBUTE).rich("romans", 20);
    court.apply(new NationEvent.InvasionSet(nation("alemanni"), true));

    assertThat(refused("romans", to(Kind.TRIBUTE, "alemanni"))).isEqualTo("XXX.A");
  }

  @Test
  void theWindowClosesWithTheFirstActivationOfTheTwo() {
    court.dealt("romans", Kind.TRIBUTE).rich("romans", 20);
    assertThat(Errands.pressing(world, nation("romans"), nation("alemanni")))
        .containsExactly(to(Kind.TRIBUTE, "alemanni"));
    court.activated("alemanni");

    assertThat(refused("romans", to(Kind.TRIBUTE, "alemanni"))).isEqualTo("XXX.A");
    assertThat(refused("romans", to(Kind.TRIBUTE, "visigoths"))).isEmpty();
    court.activated("romans");
    assertThat(refused("romans", to(Kind.TRIBUTE, "visigoths"))).isEqualTo("XXX.A");
  }

  @Test
  void nationsOutOfPlayAreNoTargets() {
    court.dealt("romans", Kind.TRIBUTE).rich("romans", 20);
    court.apply(new NationEvent.ActivityChanged(nation("alemanni"), Activity.GONE));

    assertThat(refused("romans", to(Kind.TRIBUTE, "alemanni"))).isEqualTo("XXX.A");
  }

  @Test
  void tributeAndMarriageAreForEnemiesOnly() {
    court.dealt("romans", Kind.TRIBUTE, Kind.MARRIAGE).rich("romans", 20);
    court.scene.allied("romans", "byzantines");

    assertThat(refused("romans", to(Kind.TRIBUTE, "byzantines"))).isEqualTo("XXX.E");
    assertThat(refused("romans", to(Kind.MARRIAGE, "byzantines"))).isEqualTo("XXX.D");
    assertThat(refused("romans", to(Kind.MARRIAGE, "romans"))).isEqualTo("XXX.D");
  }

  @Test
  void aBridegroomLendsAUnitAndIsRewardedForPeace() {
    court.dealt("romans", Kind.MARRIAGE).rich("romans", 2);
    court.scene.holds("romans", "latium");
    UnitSet goths = court.scene.put("visigoths", "infantry", 2, "macedonia");

    plays("romans", to(Kind.MARRIAGE, "visigoths"), "visigoths");

    assertThat(court.gold("visigoths")).isEqualTo(2);
    int lent = goths.get(0);
    assertThat(world.master(lent)).isEqualTo(nation("romans"));
    assertThat(world.place(lent)).isEqualTo(province("latium"));
    assertThat(world.realms().contract(lent)).isEqualTo(Contract.CARD);

    court.activated("visigoths");
    Bonds.activationEnded(court.scene.play(), nation("visigoths"));
    assertThat(court.points("visigoths")).isEqualTo(4);

    court.activated("romans");
    Bonds.activationEnded(court.scene.play(), nation("romans"));
    assertThat(world.master(lent)).isEqualTo(nation("visigoths"));
    assertThat(world.place(lent)).isEqualTo(province("macedonia"));
    assertThat(world.realms().contract(lent)).isEqualTo(Contract.NONE);
  }

  @Test
  void aBridegroomWhoAttacksGetsNothing() {
    court.apply(new RealmEvent.Wed(nation("visigoths"), nation("romans")));
    Bonds.attacked(court.scene.play(), nation("visigoths"), nation("romans"));

    Bonds.activationEnded(court.scene.play(), nation("visigoths"));

    assertThat(court.points("visigoths")).isZero();
  }

  @Test
  void mercenariesComeFromHordesNearAControlledAreaWhenTheirHirerActivates() {
    court.dealt("romans", Kind.MERCENARY).rich("romans", 3);
    court.scene.holds("romans", "latium").horde("alemanni", "agri-decumates");
    UnitSet units = court.scene.put("alemanni", "infantry", 1, "franconia");
    assertThat(refused("romans", to(Kind.MERCENARY, "alemanni"))).isEqualTo("XXX.H");
    court.apply(
        new LandEvent.IncumbentChanged(Sample.area("gallia-septentrionalis"), nation("romans")));
    court.activated("alemanni");
    assertThat(Errands.pressing(world, nation("romans"), nation("persians"))).isEmpty();
    assertThat(refused("romans", to(Kind.MERCENARY, "persians"))).isEqualTo("XXX.H");

    plays("romans", to(Kind.MERCENARY, "alemanni"), "romans");

    assertThat(court.gold("alemanni")).isEqualTo(3);
    assertThat(world.master(units.get(0))).isEqualTo(nation("romans"));
    assertThat(world.place(units.get(0))).isEqualTo(province("latium"));
  }

  @Test
  void anotherPlayerDecidesOnAnAlliance() {
    court.dealt("romans", Kind.ALLIANCE, Kind.ALLIANCE);
    court.scene.player.answer(ChooseErrand.class, to(Kind.ALLIANCE, "visigoths"));
    court.scene.player.answer(AllianceCard.ChooseAlliance.class, false);
    court.scene.player.answer(ChooseErrand.class, to(Kind.ALLIANCE, "visigoths"));
    court.scene.player.answer(AllianceCard.ChooseAlliance.class, true);

    Envoys.run(court.scene.play(), nation("visigoths"));

    assertThat(world.diplomacy().stance(nation("romans"), nation("visigoths")))
        .isEqualTo(Stance.FRIENDLY);
    assertThat(Alliances.awaited(world, nation("visigoths"))).isEqualTo(nation("romans"));
    assertThat(Alliances.awaited(world, nation("romans"))).isEqualTo(World.NOBODY);
    court.activated("visigoths");
    court.activated("romans");
    Bonds.activationEnded(court.scene.play(), nation("romans"));
    assertThat(world.diplomacy().allies(nation("romans"))).isZero();
  }

  @Test
  void anOwnNationAlliesOnAPassedCheck() {
    court.dealt("persians", Kind.ALLIANCE, Kind.ALLIANCE);
    court.scene.dice.d10(3, 4);
    court.scene.player.answer(ChooseErrand.class, to(Kind.ALLIANCE, "burgundians"));

    plays("persians", to(Kind.ALLIANCE, "burgundians"), "burgundians");

    assertThat(court.scene.dice.isSpent()).isTrue();
    assertThat(world.diplomacy().allies(nation("persians"))).isEqualTo(1L << nation("burgundians"));
    assertThat(refused("persians", to(Kind.ALLIANCE, "burgundians"))).isEqualTo("XXX.A");
  }

  @Test
  void dependentsAreNoPartyToAnAlliance() {
    court.dealt("romans", Kind.ALLIANCE);
    court.vassal("burgundians", "alemanni");
    court.apply(new NationEvent.Federated(nation("visigoths"), nation("byzantines")));

    assertThat(refused("romans", to(Kind.ALLIANCE, "burgundians"))).isEqualTo("XXX.B");
    assertThat(refused("romans", to(Kind.ALLIANCE, "visigoths"))).isEqualTo("XXX.B");
    assertThat(refused("romans", to(Kind.ALLIANCE, "romans"))).isEqualTo("XXX.B");
    assertThat(refused("romans", to(Kind.ALLIANCE, "persians"))).isEmpty();
    court.scene.allied("romans", "persians");
    assertThat(refused("romans", to(Kind.ALLIANCE, "persians"))).isEqualTo("XXX.B");
  }

  @Test
  void aFreeMinorKingdomBecomesAClientOnAPassedCheck() {
    court.dealt("persians", Kind.ALLIANCE, Kind.ALLIANCE);
    court.apply(new NationEvent.ActivityChanged(nation("colchidians"), Activity.INACTIVE));
    court.scene.dice.d10(5, 6);
    court.scene.player.answer(ChooseErrand.class, to(Kind.ALLIANCE, "colchidians"));
    court.scene.player.answer(ChooseErrand.class, to(Kind.ALLIANCE, "colchidians"));

    Envoys.atStartOfStep(court.scene.play());

    assertThat(world.diplomacy().patron(nation("colchidians"))).isEqualTo(nation("persians"));
    assertThat(court.points("persians")).as("each client 2").isEqualTo(4);
    court.dealt("romans", Kind.ALLIANCE);
    assertThat(refused("romans", to(Kind.ALLIANCE, "colchidians"))).isEqualTo("XXX.B");
  }

  @Test
  void aClienteleIsBrokenBeforeIncomeAndPaysNoTribute() {
    court.dealt("romans", Kind.ALLIANCE).client("colchidians", "persians");
    court.kingdom("persians").rich("persians", 1);
    court.apply(new NationEvent.ActivityChanged(nation("colchidians"), Activity.INACTIVE));
    assertThat(Budget.of(world, nation("persians")).total(Budget.Item.CLIENT)).isEqualTo(4);
    court.scene.dice.d10(2);
    court.scene.player.answer(
        ChooseErrand.class,
        new Errand(Kind.ALLIANCE, nation("colchidians"), nation("persians"), -1, -1));

    Turn.play(court.scene.play(), Step.INCOME);

    assertThat(court.scene.player.isSpent()).isTrue();
    assertThat(world.diplomacy().patron(nation("colchidians"))).isEqualTo(World.NOBODY);
    assertThat(Budget.of(world, nation("persians")).total(Budget.Item.CLIENT)).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = Step.class,
      names = {"ADMINISTRATION_CARDS", "INCOME", "PURCHASES", "REVOLTS_SUBDUAL", "ACTIVATIONS"})
  void cardsMayBePlayedAsSoonAsTheyAreDrawn(Step step) {
    court = new Court(5, "alemanni", "visigoths");
    court.dealt("visigoths", Kind.TRIBUTE).rich("visigoths", 12);
    court.scene.player.answer(ChooseErrand.class, to(Kind.TRIBUTE, "alemanni"));

    Turn.play(court.scene.play(), step);

    assertThat(court.scene.player.isSpent()).isTrue();
    assertThat(court.gold("alemanni")).isEqualTo(10);
  }

  @Test
  void aCardMayBePlayedOnSomebodyElseThanWhoActivates() {
    court.dealt("romans", Kind.TRIBUTE).rich("romans", 12);

    plays("romans", to(Kind.TRIBUTE, "visigoths"), "alemanni");

    assertThat(court.gold("visigoths")).isEqualTo(10);
    assertThat(Errands.pressing(world, nation("romans"), nation("alemanni"))).isEmpty();
  }

  @Test
  void whoHasNothingToPlayIsNotAsked() {
    court.dealt("romans", Kind.GRAFT, Kind.NOTHING, Kind.TRIBUTE).rich("romans", 9);
    court.scene.player.answer(ChooseErrand.class, Errand.NONE);

    Envoys.atStartOfStep(court.scene.play());

    assertThat(court.scene.player.isSpent()).isFalse();
  }

  @Test
  void aFoedusCardWaitsForTheActivationOfTheFederate() {
    court.dealt("romans", Kind.FOEDUS).rich("romans", 12);
    Errand foedus =
        new Errand(Kind.FOEDUS, nation("alemanni"), -1, province("treveria"), province("neustria"));

    assertThat(new ChooseErrand(world, nation("romans"), World.NOBODY).refusal(foedus))
        .map(Refusal::section)
        .contains("XXVIII.A");
    assertThat(new ChooseErrand(world, nation("romans"), nation("visigoths")).refusal(foedus))
        .map(Refusal::section)
        .contains("XXVIII.A");
  }

  @Test
  void aMercenaryHiredAfterTheActivationServesInTheNextOne() {
    court.dealt("romans", Kind.MERCENARY).rich("romans", 3);
    court.scene.holds("romans", "latium").horde("alemanni", "agri-decumates");
    court.scene.holds("alemanni", "franconia");
    UnitSet units = court.scene.put("alemanni", "infantry", 2, "franconia");
    court.apply(
        new LandEvent.IncumbentChanged(Sample.area("gallia-septentrionalis"), nation("romans")));
    court.activated("romans");

    plays("romans", to(Kind.MERCENARY, "alemanni"), "visigoths");
    assertThat(world.master(units.get(0))).isEqualTo(nation("romans"));

    court.apply(new SequenceEvent.TurnBegan(6));
    assertThat(world.master(units.get(0))).isEqualTo(nation("romans"));
    court.activated("romans");
    Bonds.activationEnded(court.scene.play(), nation("romans"));
    assertThat(world.master(units.get(0))).isEqualTo(nation("alemanni"));
  }

  @Test
  void aBondIsBrokenOnAPassedCheckOnly() {
    court.dealt("romans", Kind.ALLIANCE, Kind.ALLIANCE);
    court.client("colchidians", "persians");
    court.apply(new NationEvent.ActivityChanged(nation("colchidians"), Activity.INACTIVE));
    Errand breaking = new Errand(Kind.ALLIANCE, nation("colchidians"), nation("persians"), -1, -1);
    assertThat(Errands.options(world, nation("romans"), nation("persians"))).contains(breaking);
    court.scene.dice.d10(1, 2);
    court.scene.player.answer(ChooseErrand.class, breaking);

    plays("romans", breaking, "persians");

    assertThat(world.diplomacy().patron(nation("colchidians"))).isEqualTo(World.NOBODY);
  }

  @Test
  void theTwoHalvesOfTheEmpireCannotBeParted() {
    court.dealt("persians", Kind.ALLIANCE);
    court.scene.allied("romans", "byzantines").allied("visigoths", "burgundians");

    assertThat(
            refused(
                "persians",
                new Errand(Kind.ALLIANCE, nation("romans"), nation("byzantines"), -1, -1)))
        .isEqualTo("XXX.B");
    assertThat(
            refused(
                "persians",
                new Errand(Kind.ALLIANCE, nation("visigoths"), nation("burgundians"), -1, -1)))
        .isEmpty();
  }

  private Errand treaty(String target, String province) {
    return new Errand(Kind.TREATY, nation(target), -1, province(province), -1);
  }

  @Test
  void aTreatyBuysAProvinceAndPeace() {
    court.dealt("romans", Kind.TREATY).rich("romans", 5);
    court.scene.holds("romans", "burgundia").holds("alemanni", "lotharingia", "treveria");
    court.scene.horde("alemanni", "treveria");
    UnitSet legion = court.scene.put("romans", "legion", 1, "burgundia");
    court.scene.put("alemanni", "infantry", 1, "treveria");
    UnitSet leaving = court.scene.put("alemanni", "infantry", 2, "lotharingia");
    buildCitiesExceptIn("lotharingia", "treveria", "burgundia");

    plays("romans", treaty("alemanni", "lotharingia"), "alemanni");

    assertThat(court.gold("alemanni")).isEqualTo(5);
    assertThat(world.holder(province("lotharingia"))).isEqualTo(nation("romans"));
    assertThat(world.place(legion.get(0))).isEqualTo(province("lotharingia"));
    assertThat(world.place(leaving.get(0))).isEqualTo(province("treveria"));
    assertThat(world.place(leaving.get(1))).isEqualTo(province("treveria"));
    assertThat(world.diplomacy().stance(nation("romans"), nation("alemanni")))
        .isEqualTo(Stance.NEUTRAL);
  }

  /** Nobody retreats into an empty city that is not his own. */
  private void buildCitiesExceptIn(String... provinces) {
    Set<Integer> rural = new HashSet<>();
    for (String each : provinces) {
      rural.add(province(each));
    }
    for (int i = 0; i < Sample.SETTING.board().provinces(); i++) {
      if (!rural.contains(i)) {
        court.apply(new LandEvent.CityGrown(i, 1));
      }
    }
  }

  @Test
  void whoLeavesForATreatyGoesTheWaysOfARetreat() {
    court.dealt("romans", Kind.TREATY).rich("romans", 5);
    court.scene.holds("romans", "burgundia");
    court.scene.holds("alemanni", "lotharingia", "flavia-caesariensis");
    court.scene.put("romans", "legion", 1, "burgundia");
    court.scene.put("alemanni", "infantry", 1, "flavia-caesariensis");
    UnitSet leaving = court.scene.put("alemanni", "infantry", 2, "lotharingia");

    plays("romans", treaty("alemanni", "lotharingia"), "romans");

    assertThat(court.scene.count("alemanni", "flavia-caesariensis"))
        .as("beyond three paces and the sea")
        .isEqualTo(1);
    assertThat(leaving.all(world::isOnMap)).as("there is empty land next door").isTrue();
  }

  @Test
  void nobodyOverstacksForATreatyWhoFindsRoomInReach() {
    court.dealt("romans", Kind.TREATY).rich("romans", 5);
    court.scene.holds("romans", "burgundia").holds("alemanni", "lotharingia", "treveria");
    court.scene.put("romans", "legion", 1, "burgundia");
    court.scene.put("alemanni", "infantry", 4, "treveria");
    UnitSet leaving = court.scene.put("alemanni", "infantry", 2, "lotharingia");
    buildCitiesExceptIn("lotharingia", "treveria", "burgundia", "agri-decumates");

    plays("romans", treaty("alemanni", "lotharingia"), "romans");

    assertThat(court.scene.count("alemanni", "treveria")).isEqualTo(4);
    assertThat(leaving.all(unit -> world.place(unit) == province("agri-decumates"))).isTrue();
  }

  @Test
  void onlyWhoReachesNothingIsLostForATreaty() {
    court.dealt("romans", Kind.TREATY).rich("romans", 5);
    court.scene.put("romans", "legion", 1, "latium");
    court.scene.holds("persians", "cyprus", "osroene");
    court.scene.fleets("romans", "elite-fleet", 1, "mare-nostrum-orientalis");
    UnitSet cut = court.scene.put("persians", "infantry", 1, "cyprus");

    plays("romans", treaty("persians", "cyprus"), "romans");

    assertThat(world.isOnMap(cut.get(0))).isFalse();
  }

  @Test
  void anIslandIsCededToWhoHasAFleetBesideIt() {
    court.dealt("romans", Kind.TREATY).rich("romans", 5);
    court.scene.put("romans", "legion", 1, "latium");
    court.scene.holds("persians", "cyprus");
    assertThat(refused("romans", treaty("persians", "cyprus"))).isEqualTo("XXX.C");

    court.scene.fleets("romans", "elite-fleet", 1, "mare-nostrum-orientalis");

    assertThat(refused("romans", treaty("persians", "cyprus"))).isEmpty();
  }

  @Test
  void unitsWithoutRoomElsewhereOverstackForATreaty() {
    court.dealt("romans", Kind.TREATY).rich("romans", 5);
    court.scene.holds("romans", "burgundia").holds("alemanni", "lotharingia", "treveria");
    court.scene.horde("alemanni", "treveria");
    court.scene.put("romans", "legion", 1, "burgundia");
    court.scene.put("alemanni", "infantry", 4, "treveria");
    court.scene.put("alemanni", "infantry", 2, "lotharingia");
    court.scene.lead("rex-alemanni", "lotharingia");
    court.scene.limes("alemanni", "lotharingia");
    buildCitiesExceptIn("lotharingia", "treveria", "burgundia");

    plays("romans", treaty("alemanni", "lotharingia"), "romans");

    assertThat(court.scene.count("alemanni", "treveria")).isEqualTo(6);
    assertThat(world.leaderPlace(Sample.leader("rex-alemanni"))).isEqualTo(province("treveria"));
    assertThat(world.limes(province("lotharingia"))).isEqualTo(World.NOBODY);
  }

  @Test
  void noCapitalHordeGranaryOrDistantProvinceIsCeded() {
    court.dealt("persians", Kind.TREATY).rich("persians", 5);
    court.scene.put("persians", "infantry", 1, "osroene");
    court.scene.holds("persians", "burgundia", "moesia-inferior", "flandria");
    court.scene.holds("alemanni", "lotharingia", "thracia", "helvetia", "latium");
    court.scene.horde("alemanni", "lotharingia").capital("romans", "helvetia");

    assertThat(refused("persians", treaty("alemanni", "lotharingia"))).isEqualTo("XXX.C");
    assertThat(refused("persians", treaty("alemanni", "thracia"))).isEqualTo("XXX.C");
    assertThat(refused("persians", treaty("alemanni", "helvetia"))).isEqualTo("XXX.C");
    assertThat(refused("persians", treaty("alemanni", "latium"))).isEqualTo("XXX.C");
    court.scene.holds("alemanni", "sequana");
    assertThat(refused("persians", treaty("alemanni", "sequana"))).isEmpty();
    assertThat(Errands.pressing(world, nation("persians"), nation("alemanni")))
        .containsExactly(treaty("alemanni", "sequana"));
    court.scene.allied("persians", "alemanni");
    assertThat(refused("persians", treaty("alemanni", "sequana"))).isEqualTo("XXX.C");
  }

  @Test
  void theDeadSendNoEnvoys() {
    court.dealt("byzantines", Kind.TRIBUTE).rich("byzantines", 12);
    court.apply(new NationEvent.ActivityChanged(nation("byzantines"), Activity.GONE));
    court.scene.player.answer(ChooseErrand.class, to(Kind.TRIBUTE, "alemanni"));
    Envoys.run(court.scene.play(), nation("alemanni"));

    assertThat(court.gold("byzantines")).isEqualTo(12);
    assertThat(court.scene.player.isSpent()).as("nobody was asked").isFalse();
  }

  @Test
  void withoutRoomNobodyIsLent() {
    court.dealt("romans", Kind.MERCENARY).rich("romans", 12);
    court.scene.put("romans", "infantry", 4, "latium");
    court.scene.holds("romans", "latium");
    UnitSet units = court.scene.put("alemanni", "infantry", 1, "franconia");
    Mercenaries.lend(court.scene.play(), units.get(0), nation("romans"), Contract.HIRED);

    assertThat(world.isLent(units.get(0))).isFalse();
    assertThat(world.place(units.get(0))).isEqualTo(province("franconia"));
  }

  @Test
  void whoFindsNoRoomElsewhereStandsBeyondTheLimitForATreaty() {
    court.dealt("romans", Kind.TREATY).rich("romans", 5);
    court.scene.holds("romans", "burgundia").holds("alemanni", "lotharingia", "treveria");
    court.scene.horde("alemanni", "treveria");
    court.scene.put("romans", "legion", 1, "burgundia");
    court.scene.put("alemanni", "infantry", 4, "treveria");
    UnitSet leaving = court.scene.put("alemanni", "infantry", 2, "lotharingia");
    buildCitiesExceptIn("lotharingia", "treveria", "burgundia");

    plays("romans", treaty("alemanni", "lotharingia"), "alemanni");

    assertThat(leaving.all(unit -> world.place(unit) == province("treveria"))).isTrue();
    assertThat(court.scene.count("alemanni", "treveria")).isEqualTo(6);
  }
}
