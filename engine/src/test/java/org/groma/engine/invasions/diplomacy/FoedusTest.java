package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.Optional;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.HordeMarch;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.setting.DiplomacyDeck.Kind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FoedusTest {

  private final Court court = new Court(3, "romans", "alemanni", "burgundians");
  private final World world = court.world;
  private UnitSet horde;

  @BeforeEach
  void theAlemanniStandBeforeTheRhine() {
    court.rich("romans", 10);
    court.scene.holds("romans", "lotharingia", "burgundia", "helvetia", "latium");
    court.scene.horde("alemanni", "agri-decumates");
    horde = court.scene.put("alemanni", "infantry", 3, "agri-decumates");
    court.scene.lead("rex-alemanni", "agri-decumates");
    court.scene.lead("caesar-romans", "latium");
  }

  private FoedusOffers.Offer offer(String first, String second) {
    return new FoedusOffers.Offer(province(first), province(second));
  }

  private void accepted() {
    court.scene.player.answer(FoedusOffers.ChooseOffer.class, offer("lotharingia", "burgundia"));
    court.scene.player.answer(FoedusOffers.ChooseAcceptance.class, true);
    Envoys.run(court.scene.play(), nation("alemanni"));
    assertThat(court.scene.player.isSpent()).isTrue();
  }

  @Test
  void anAcceptedOfferTakesEffectAtOnce() {
    court.scene.put("romans", "legion", 2, "lotharingia");
    court.scene.put("romans", "infantry", 2, "lotharingia");

    accepted();

    assertThat(world.diplomacy().federator(nation("alemanni"))).isEqualTo(nation("romans"));
    assertThat(world.foedus(province("lotharingia"))).isEqualTo(nation("alemanni"));
    assertThat(world.foedus(province("burgundia"))).isEqualTo(nation("alemanni"));
    assertThat(world.realms().foedera(nation("alemanni"))).isEqualTo(1);
    assertThat(world.realms().foedusTurn(nation("alemanni"))).isEqualTo(3);
    assertThat(court.gold("romans")).isEqualTo(7);
    assertThat(court.gold("alemanni")).isEqualTo(3);
    assertThat(world.horde(nation("alemanni"))).isEqualTo(province("lotharingia"));
    assertThat(court.points("romans")).as("each federate 1").isEqualTo(2);
    assertThat(world.holder(province("lotharingia")))
        .as("an Empire controls what it ceded")
        .isEqualTo(nation("romans"));
    assertThat(court.scene.count("alemanni", "lotharingia")).as("one is lent").isEqualTo(2);
    int limit = Stacking.limit(world, nation("romans"), province("lotharingia"));
    assertThat(court.scene.count("romans", "lotharingia"))
        .as("the excess left when three of them came")
        .isEqualTo(limit - 3);
    int lent = horde.get(0);
    assertThat(world.master(lent)).isEqualTo(nation("romans"));
    assertThat(world.place(lent)).as("with the Caesar").isEqualTo(province("latium"));
    assertThat(world.realms().contract(lent)).isEqualTo(Contract.FEDERATE);
  }

  @Test
  void aRefusedOfferIsTheOneOfTheTurn() {
    court.scene.player.answer(FoedusOffers.ChooseOffer.class, offer("lotharingia", "burgundia"));
    court.scene.player.answer(FoedusOffers.ChooseAcceptance.class, false);
    Envoys.run(court.scene.play(), nation("alemanni"));
    assertThat(world.diplomacy().federator(nation("alemanni"))).isEqualTo(World.NOBODY);
    assertThat(world.realms().hasOfferedFoedus(nation("romans"))).isTrue();

    court.scene.player.answer(FoedusOffers.ChooseOffer.class, offer("lotharingia", "burgundia"));
    Envoys.run(court.scene.play(), nation("alemanni"));
    assertThat(court.scene.player.isSpent()).as("not asked again").isFalse();
  }

  private String refused(String first, String second) {
    World before = world.copy();
    Optional<Refusal> refusal =
        new FoedusOffers.ChooseOffer(world, nation("romans"), nation("alemanni"))
            .refusal(offer(first, second));
    assertThat(world).isEqualTo(before);
    return refusal.map(Refusal::section).orElse("");
  }

  @Test
  void twoNeighbouringCivilizedProvincesOfOneAreaNextToTheNationAreNeeded() {
    assertThat(refused("lotharingia", "burgundia")).isEmpty();
    assertThat(refused("burgundia", "lotharingia")).isEmpty();
    assertThat(refused("lotharingia", "helvetia")).as("two Areas").isEqualTo("XXVIII.A");
    assertThat(refused("lotharingia", "sequana")).as("not controlled").isEqualTo("XXVIII.A");
    court.scene.holds("romans", "sequana", "neustria", "franconia", "agri-decumates");
    assertThat(refused("lotharingia", "sequana")).isEmpty();
    assertThat(refused("neustria", "burgundia")).as("far away").isEqualTo("XXVIII.A");
    assertThat(refused("lotharingia", "neustria")).as("apart").isEqualTo("XXVIII.A");
    assertThat(refused("agri-decumates", "franconia")).as("Barbarian").isEqualTo("XXVIII.A");
    court.scene.capital("romans", "burgundia");
    assertThat(refused("lotharingia", "burgundia")).as("a capital").isEqualTo("XXVIII.A");
  }

  @Test
  void onlyFreeBarbariansThatDoNotInvadeAreFederated() {
    court.apply(new NationEvent.InvasionSet(nation("alemanni"), true));
    assertThat(refused("lotharingia", "burgundia")).isEqualTo("XXX.A");
    court.apply(new NationEvent.InvasionSet(nation("alemanni"), false));
    court.vassal("alemanni", "huns");
    assertThat(refused("lotharingia", "burgundia")).isEqualTo("XXVIII.A");
    court.apply(new NationEvent.Freed(nation("alemanni")));
    court.rich("romans", -8);
    assertThat(refused("lotharingia", "burgundia")).as("tribute").isEqualTo("XXVIII.D");
    court.rich("romans", 1).kingdom("alemanni");
    assertThat(refused("lotharingia", "burgundia")).isEqualTo("XXVIII.A");
  }

  @Test
  void aKingdomNeedsTheCard() {
    court.kingdom("romans").dealt("romans", Kind.FOEDUS);
    assertThat(refused("lotharingia", "burgundia")).isEqualTo("XXVIII.A");
    court.scene.player.answer(
        ChooseErrand.class,
        new Errand(
            Kind.FOEDUS, nation("alemanni"), -1, province("lotharingia"), province("burgundia")));

    Envoys.run(court.scene.play(), nation("alemanni"));

    assertThat(world.diplomacy().federator(nation("alemanni"))).isEqualTo(nation("romans"));
  }

  @Test
  void aFurtherFoedusAddsTributeAndAMercenary() {
    accepted();
    court.scene.holds("romans", "sequana", "neustria");
    court.rich("romans", 3);

    Foedus.establish(
        court.scene.play(),
        nation("romans"),
        nation("alemanni"),
        province("sequana"),
        province("neustria"));

    assertThat(world.realms().foedera(nation("alemanni"))).isEqualTo(2);
    assertThat(court.gold("alemanni")).isEqualTo(6);
    assertThat(Mercenaries.lent(world, nation("alemanni"), nation("romans")).size()).isEqualTo(2);
  }

  @Test
  void aVassalHasNoFederatesAndANationWithoutAHordeCannotSettle() {
    court.vassal("romans", "persians");
    assertThat(refused("lotharingia", "burgundia")).isEqualTo("XXIX.F");
    court.apply(new NationEvent.Freed(nation("romans")));
    court.apply(new NationEvent.HordeMoved(nation("alemanni"), World.NOBODY));
    assertThat(refused("lotharingia", "burgundia")).isEqualTo("XXVIII.A");
  }

  @Test
  void theHordeStaysInItsFoedusProvinces() {
    accepted();
    court.apply(new NationEvent.InvasionSet(nation("alemanni"), true));
    court.scene.active("alemanni");
    court.apply(new SequenceEvent.MovementBegan(nation("alemanni")));

    assertThat(horde("agri-decumates")).contains("XXVIII.E");
    assertThat(horde("burgundia")).isNotEqualTo(Optional.of("XXVIII.E"));
    court.apply(new NationEvent.FoedusEnded(nation("alemanni")));
    assertThat(horde("agri-decumates")).isNotEqualTo(Optional.of("XXVIII.E"));
  }

  private Optional<String> horde(String to) {
    return HordeMarch.refusal(world, nation("alemanni"), new Order.MarchHorde(province(to)))
        .map(Refusal::section);
  }

  @Test
  void aFederateWhoIsBeatenByAnotherLosesItsFoedus() {
    accepted();

    Bonds.dissolveAll(court.scene.play(), nation("alemanni"));

    assertThat(world.diplomacy().federator(nation("alemanni"))).isEqualTo(World.NOBODY);
    assertThat(world.foedus(province("burgundia"))).isEqualTo(World.NOBODY);
    assertThat(Mercenaries.lent(world, nation("alemanni"), nation("romans")).size()).isZero();
  }

  @Test
  void aFederatorWhoSubmitsLosesItsFederates() {
    accepted();

    Bonds.dissolveAll(court.scene.play(), nation("romans"));

    assertThat(world.diplomacy().federates(nation("romans"))).isZero();
    assertThat(world.realms().foedera(nation("alemanni"))).isZero();
  }

  @Test
  void mercenariesGoToTheCapitalWhenTheCaesarHasNoRoomAndElsewhereWhenTheCapitalHasNone() {
    court.scene.put("romans", "legion", 6, "latium");
    court.scene.capital("romans", "helvetia");
    court.scene.holds("romans", "sequana");
    court.scene.player.answer(Refuge.ChooseRefuge.class, province("sequana"));

    FederateMercenary.lend(court.scene.play(), nation("alemanni"), nation("romans"));
    assertThat(world.place(horde.get(0))).isEqualTo(province("helvetia"));
    court.scene.put("romans", "infantry", 5, "helvetia");
    FederateMercenary.lend(court.scene.play(), nation("alemanni"), nation("romans"));
    assertThat(world.place(horde.get(1))).isEqualTo(province("sequana"));
  }

  @Test
  void alliesAndVassalsAreLostWithFreedom() {
    court.scene.allied("alemanni", "burgundians");
    court.vassal("franks", "alemanni");

    accepted();

    assertThat(world.diplomacy().allies(nation("alemanni"))).isZero();
    assertThat(world.diplomacy().suzerain(nation("franks"))).isEqualTo(World.NOBODY);
  }

  @Test
  void aFoedusIsNotBreachedInItsTurnIsFreeInTheNextAndNeedsACheckLater() {
    accepted();
    court.scene.player.answer(Breach.ChooseBreach.class, true);
    Breach.offer(court.scene.play(), nation("alemanni"));
    assertThat(court.scene.player.isSpent()).as("not asked").isFalse();

    court.apply(new SequenceEvent.TurnBegan(5));
    court.scene.dice.d10(7);
    Breach.offer(court.scene.play(), nation("alemanni"));
    assertThat(world.diplomacy().federator(nation("alemanni"))).isEqualTo(nation("romans"));

    court.apply(new SequenceEvent.TurnBegan(4));
    court.scene.player.answer(Breach.ChooseBreach.class, true);
    Breach.offer(court.scene.play(), nation("alemanni"));
    assertThat(court.scene.dice.isSpent()).isTrue();
    assertThat(world.diplomacy().federator(nation("alemanni"))).isEqualTo(World.NOBODY);
  }

  @Test
  void aBreachGivesTheLandAndTheLentUnitsToTheFederate() {
    accepted();
    UnitSet legion = court.scene.put("romans", "legion", 1, "lotharingia");
    court.scene.put("romans", "legion", 1, "burgundia");
    court.apply(new SequenceEvent.TurnBegan(6));
    court.scene.dice.d10(8);
    court.scene.player.answer(Breach.ChooseBreach.class, true);
    court.scene.player.answer(Breach.ChooseEvacuation.class, false);

    Breach.offer(court.scene.play(), nation("alemanni"));

    assertThat(world.holder(province("lotharingia"))).isEqualTo(nation("alemanni"));
    assertThat(world.holder(province("burgundia")))
        .as("nobody of theirs stands there")
        .isEqualTo(nation("romans"));
    assertThat(world.foedus(province("lotharingia"))).isEqualTo(World.NOBODY);
    assertThat(world.realms().foedera(nation("alemanni"))).isZero();
    assertThat(world.place(horde.get(0))).isEqualTo(province("lotharingia"));
    assertThat(world.isLent(horde.get(0))).isFalse();
    assertThat(world.realms().contract(horde.get(0))).isEqualTo(Contract.NONE);
    assertThat(world.place(legion.get(0)))
        .as("stays and fights")
        .isEqualTo(province("lotharingia"));
  }

  @Test
  void unitsOfTheFormerFederatorMayLeave() {
    accepted();
    UnitSet legion = court.scene.put("romans", "legion", 1, "lotharingia");
    court.scene.player.answer(Breach.ChooseEvacuation.class, true);

    Breach.carryOut(court.scene.play(), nation("alemanni"));

    assertThat(world.place(legion.get(0))).isNotEqualTo(province("lotharingia"));
    assertThat(world.isOnMap(legion.get(0))).isTrue();
  }

  @Test
  void federatesMayLeaveALordInTrouble() {
    accepted();
    court.scene.player.answer(Breach.ChooseBreach.class, true);

    Breach.offerToFederates(court.scene.play(), nation("romans"));

    assertThat(world.diplomacy().federates(nation("romans"))).isZero();
  }

  @Test
  void theFederatorEvacuatesAtLeastTheExcess() {
    Foedus.ChooseEvacuated choice =
        new Foedus.ChooseEvacuated(0, province("latium"), UnitSet.of(1, 2, 3), 2);

    assertThat(choice.options()).containsExactly(UnitSet.of(1, 2), UnitSet.of(1, 2, 3));
    assertThat(choice.refusal(UnitSet.of(1)).map(Refusal::section)).contains("XXVIII.B");
    assertThat(choice.refusal(UnitSet.of(2, 3))).isEmpty();
    assertThat(choice.refusal(UnitSet.of(2, 4)).map(Refusal::section)).contains("XXVIII.B");
  }

  @Test
  void theMercenaryIsNotPutIntoLandThatIsClosedToIt() {
    Court court = new Court(3, "visigoths", "romans");
    court.scene.capital("romans", "arabia-deserta").holds("romans", "arabia-deserta", "latium");
    int unit = court.scene.put("visigoths", "infantry", 1, "dacia").get(0);
    court.scene.player.answer(Mercenaries.ChooseMercenary.class, unit);

    FederateMercenary.lend(court.scene.play(), nation("visigoths"), nation("romans"));

    assertThat(court.world.place(unit)).isEqualTo(province("latium"));
  }

  @Test
  void nobodyFindsRefugeInLandThatIsClosedToHim() {
    Court court = new Court(3, "visigoths", "romans");
    court.scene.holds("visigoths", "arabia-deserta", "dacia");
    int unit = court.scene.put("visigoths", "infantry", 1, "latium").get(0);
    court.world.apply(new UnitEvent.Lent(unit, nation("romans")));

    Mercenaries.sendHome(court.scene.play(), unit);

    assertThat(court.world.place(unit)).isEqualTo(province("dacia"));
  }
}
