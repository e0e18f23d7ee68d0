package org.groma.engine.invasions.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.diplomacy.Breach;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubmissionTest {

  private final Theatre scene = new Theatre();

  private void submit() {
    Submission.hordeTaken(scene.play(), nation("alemanni"), nation("romans"));
    assertThat(scene.player.isSpent()).isTrue();
  }

  private Diplomacy diplomacy() {
    return scene.world.diplomacy();
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "2, 0", "4, 2", "6, 2", "8, 4", "10, 4", "5, 2", "7, 2", "1, 0"})
  void theVassalKeepsHalfOfItsTreasuryRoundedUp_E63(int halves, int given) {
    scene.world.apply(new NationEvent.GoldChanged(nation("alemanni"), halves));

    submit();

    assertThat(scene.world.gold(nation("romans"))).isEqualTo(given);
    assertThat(scene.world.gold(nation("alemanni"))).isEqualTo(halves - given);
  }

  @Test
  void theVassalLendsAUnitOfItsChoiceToTheCapital() {
    scene.capital("romans", "latium");
    UnitSet units = scene.put("alemanni", "infantry", 2, "franconia");
    scene.player.answer(VassalMercenary.ChooseMercenary.class, units.get(1));

    submit();

    assertThat(scene.world.master(units.get(1))).isEqualTo(nation("romans"));
    assertThat(scene.world.place(units.get(1))).isEqualTo(province("latium"));
    assertThat(scene.world.isLent(units.get(0))).isFalse();
    assertThat(diplomacy().suzerain(nation("alemanni"))).isEqualTo(nation("romans"));
    assertThat(scene.log).contains(new FieldTold.Subdued(nation("alemanni"), nation("romans")));
  }

  @Test
  void aBarbarianSuzerainGetsItAtItsHorde() {
    scene.horde("visigoths", "dacia");
    UnitSet units = scene.put("alemanni", "infantry", 1, "franconia");

    Submission.hordeTaken(scene.play(), nation("alemanni"), nation("visigoths"));

    assertThat(scene.world.place(units.get(0))).isEqualTo(province("dacia"));
  }

  @Test
  void onlyItsOwnUnitsOnTheMapAreLent() {
    UnitSet lent = scene.put("alemanni", "infantry", 1, "franconia");
    scene.world.apply(new UnitEvent.Lent(lent.get(0), nation("visigoths")));
    scene.capital("romans", "latium");

    submit();

    assertThat(scene.world.master(lent.get(0))).isEqualTo(nation("visigoths"));
  }

  @Test
  void aNomadicSuzerainChoosesTheMercenary() {
    UnitSet units = scene.put("alemanni", "infantry", 2, "franconia");

    assertThat(new VassalMercenary.ChooseMercenary(scene.world, nation("alans"), units).chooser())
        .isEqualTo(nation("alans"));
    assertThat(
            new VassalMercenary.ChooseMercenary(scene.world, nation("alans"), units)
                .refusal(-1)
                .orElseThrow()
                .section())
        .isEqualTo("XXIX.D");
    assertThat(new VassalMercenary.ChooseMercenary(scene.world, nation("alans"), units).options())
        .containsExactly(units.get(0), units.get(1));
  }

  @Test
  void withoutRoomItGoesWhereTheSuzerainLikes() {
    scene.capital("romans", "latium").put("romans", "legion", 4, "latium");
    scene.holds("romans", "latium", "tuscia", "campania");
    UnitSet units = scene.put("alemanni", "infantry", 1, "franconia");
    VassalMercenary.ChoosePost choice =
        new VassalMercenary.ChoosePost(scene.world, nation("romans"), units.get(0));

    assertThat(choice.options())
        .containsExactlyInAnyOrder(province("tuscia"), province("campania"));
    assertThat(choice.refusal(province("latium")).orElseThrow().section()).isEqualTo("XXIX.D");
    assertThat(choice.refusal(province("dacia"))).isPresent();
    scene.player.answer(VassalMercenary.ChoosePost.class, province("tuscia"));
    submit();

    assertThat(scene.world.place(units.get(0))).isEqualTo(province("tuscia"));
  }

  @Test
  void withoutAnyRoomNobodyIsLent() {
    UnitSet units = scene.put("alemanni", "infantry", 1, "franconia");

    submit();

    assertThat(scene.world.isLent(units.get(0))).isFalse();
  }

  @Test
  void theSuzerainLeavesTheHordeAndAllBattlesToCome() {
    scene.active("romans").horde("alemanni", "franconia");
    UnitSet victors = scene.put("romans", "legion", 2, "rhaetia");
    scene.march(victors, Stack.NO_LEADER, "franconia");
    UnitSet others = scene.put("romans", "infantry", 1, "rhaetia");
    scene.march(others, Stack.NO_LEADER, "bavaria");
    scene.put("alemanni", "infantry", 1, "bavaria");
    scene.put("romans", "infantry", 1, "treveria");

    submit();

    assertThat(scene.count("romans", "franconia")).isZero();
    assertThat(scene.count("romans", "bavaria")).isZero();
    assertThat(scene.count("romans", "rhaetia")).isEqualTo(3);
    assertThat(scene.count("romans", "treveria")).as("elsewhere they stay").isEqualTo(1);
  }

  @Test
  void aDefenderLeavesToo() {
    scene.active("alemanni").horde("alemanni", "lotharingia");
    UnitSet alemanni = scene.put("alemanni", "infantry", 1, "agri-decumates");
    scene.march(alemanni, Stack.NO_LEADER, "lotharingia");
    scene.put("romans", "legion", 1, "lotharingia");
    scene.holds("romans", "burgundia");

    submit();

    assertThat(scene.count("romans", "lotharingia")).isZero();
    assertThat(scene.count("romans", "agri-decumates"))
        .as("never where the attacker came from")
        .isZero();
  }

  @Test
  void allBondsOfTheVassalEnd() {
    scene.world.apply(new NationEvent.Submitted(nation("alemanni"), nation("visigoths")));
    scene.world.apply(new NationEvent.Submitted(nation("suebi"), nation("alemanni")));
    scene.world.apply(new NationEvent.Federated(nation("franks"), nation("alemanni")));
    scene.world.apply(new LandEvent.FoedusSet(province("austrasia"), nation("franks")));
    scene.world.apply(new LandEvent.FoedusSet(province("treveria"), nation("vandals")));
    scene.world.apply(new NationEvent.Sworn(nation("iberians"), nation("alemanni")));
    scene.allied("alemanni", "burgundians");

    submit();

    assertThat(diplomacy().suzerain(nation("alemanni"))).isEqualTo(nation("romans"));
    assertThat(diplomacy().suzerain(nation("suebi"))).isEqualTo(World.NOBODY);
    assertThat(diplomacy().federator(nation("franks"))).isEqualTo(World.NOBODY);
    assertThat(scene.world.foedus(province("austrasia"))).isEqualTo(World.NOBODY);
    assertThat(scene.world.foedus(province("treveria"))).isEqualTo(nation("vandals"));
    assertThat(diplomacy().patron(nation("iberians"))).isEqualTo(World.NOBODY);
    assertThat(diplomacy().allies(nation("alemanni"))).isZero();
  }

  @Test
  void aFederateIsItsFederatorsNoMore() {
    scene.world.apply(new NationEvent.Federated(nation("alemanni"), nation("byzantines")));

    submit();

    assertThat(diplomacy().federator(nation("alemanni"))).isEqualTo(World.NOBODY);
  }

  @ParameterizedTest
  @CsvSource({"0, true", "3, true", "4, false"})
  void aKingdomSubmitsWithThreeProvincesOrLess_C2(int provinces, boolean due) {
    String[] all = {"media", "susiana", "zagros", "hyrkania"};
    for (int i = 0; i < provinces; i++) {
      scene.holds("persians", all[i]);
    }

    assertThat(Submission.isDue(scene.world, nation("persians"))).isEqualTo(due);
  }

  @Test
  void emperorsAndBarbariansNeverSubmitThatWay() {
    assertThat(Submission.isDue(scene.world, nation("romans"))).isFalse();
    assertThat(Submission.isDue(scene.world, nation("alemanni"))).isFalse();
  }

  @Test
  void aKingdomKeepsItsTreasuryAndGetsItsCapitalBack() {
    scene.active("byzantines").capital("persians", "chaldea").capital("byzantines", "thracia");
    UnitSet victors = scene.put("byzantines", "legion", 2, "babylonia");
    scene.march(victors, Stack.NO_LEADER, "chaldea");
    scene.holds("byzantines", "chaldea");
    scene.world.apply(new NationEvent.GoldChanged(nation("persians"), 20));
    UnitSet persian = scene.put("persians", "infantry", 1, "media");

    Submission.ofKingdom(scene.play(), nation("persians"), nation("byzantines"));

    assertThat(diplomacy().suzerain(nation("persians"))).isEqualTo(nation("byzantines"));
    assertThat(scene.world.gold(nation("persians"))).isEqualTo(20);
    assertThat(scene.count("byzantines", "chaldea")).isZero();
    assertThat(scene.count("byzantines", "babylonia")).isEqualTo(2);
    assertThat(scene.world.holder(province("chaldea"))).isEqualTo(nation("persians"));
    assertThat(scene.world.place(persian.get(0))).isEqualTo(province("thracia"));
  }

  @Test
  void theCapitalMayHaveLostItsMarkerAlready() {
    scene.active("byzantines");
    UnitSet victors = scene.put("byzantines", "legion", 1, "babylonia");
    scene.march(victors, Stack.NO_LEADER, "chaldea");

    Submission.ofKingdom(
        scene.play(), nation("persians"), nation("byzantines"), province("chaldea"));

    assertThat(scene.count("byzantines", "chaldea")).isZero();
  }

  @Test
  void aMinorKingdomBecomesTheClientOfACivilizedVictor() {
    UnitSet units = scene.put("armenians", "noble-cavalry", 1, "armenia");
    scene.capital("persians", "chaldea");

    Submission.ofKingdom(scene.play(), nation("armenians"), nation("persians"));

    assertThat(diplomacy().patron(nation("armenians"))).isEqualTo(nation("persians"));
    assertThat(diplomacy().suzerain(nation("armenians"))).isEqualTo(World.NOBODY);
    assertThat(scene.world.isLent(units.get(0))).isFalse();
  }

  @Test
  void aMinorKingdomIsTheVassalOfABarbarianVictor() {
    Submission.ofKingdom(scene.play(), nation("armenians"), nation("huns"));

    assertThat(diplomacy().suzerain(nation("armenians"))).isEqualTo(nation("huns"));
    assertThat(diplomacy().patron(nation("armenians"))).isEqualTo(World.NOBODY);
  }

  @Test
  void aConqueredCapitalCostsAlliesClientsAndVassals() {
    scene.allied("byzantines", "romans");
    scene.world.apply(new NationEvent.Sworn(nation("armenians"), nation("byzantines")));
    scene.world.apply(new NationEvent.Submitted(nation("alemanni"), nation("byzantines")));
    scene.world.apply(new NationEvent.Federated(nation("franks"), nation("byzantines")));
    scene.player.answer(Breach.ChooseBreach.class, false);

    Submission.capitalTaken(scene.play(), nation("byzantines"));

    assertThat(diplomacy().allies(nation("byzantines"))).isZero();
    assertThat(diplomacy().patron(nation("armenians"))).isEqualTo(World.NOBODY);
    assertThat(diplomacy().suzerain(nation("alemanni"))).isEqualTo(World.NOBODY);
    assertThat(diplomacy().federator(nation("franks")))
        .as("federates may breach, but need not")
        .isEqualTo(nation("byzantines"));
  }

  @Test
  void vassalsAndFederatesRuleNobody() {
    assertThat(Submission.mayRule(scene.world, nation("franks"))).isTrue();
    scene.world.apply(new NationEvent.Federated(nation("franks"), nation("romans")));
    scene.world.apply(new NationEvent.Submitted(nation("suebi"), nation("huns")));

    assertThat(Submission.mayRule(scene.world, nation("franks"))).isFalse();
    assertThat(Submission.mayRule(scene.world, nation("suebi"))).isFalse();
  }

  @Test
  void figuresComeFromTheTables() {
    assertThat(Sample.SETTING.figures().submission().kept()).isEqualTo(1);
    assertThat(Sample.SETTING.figures().submission().provincesAtMost()).isEqualTo(3);
    assertThat(Sample.SETTING.shortfalls()).isEmpty();
  }

  /** Alemanni belong to the Hun player, Alans to the Persian. */
  private void holds(String nation, int... cards) {
    int seat = Sample.SETTING.nation(nation(nation)).seat();
    for (int card : cards) {
      scene.world.apply(new CardEvent.EventsShuffled(CardList.of(card)));
      scene.world.apply(new CardEvent.EventDrawn(seat, card));
    }
  }

  private CardList hand(String nation) {
    return scene.world.cards().hand(Sample.SETTING.nation(nation(nation)).seat());
  }

  private CardList markers(String nation) {
    return scene.world.cards().markers(Sample.SETTING.nation(nation(nation)).seat());
  }

  @Test
  void nomadsTakeACardFromTheHandOfTheLoser() {
    holds("alemanni", 20, 21);
    scene.dice.picks(1);

    Submission.hordeTaken(scene.play(), nation("alemanni"), nation("alans"));

    assertThat(hand("alemanni")).isEqualTo(CardList.of(20));
    assertThat(hand("alans")).isEqualTo(CardList.of(21));
    assertThat(scene.dice.isSpent()).isTrue();
  }

  @Test
  void markersKeptAsEventsAreAmongTheCards() {
    holds("alemanni", 20);
    int seat = Sample.SETTING.nation(nation("alemanni")).seat();
    scene.world.apply(new CardEvent.MarkerKept(seat, 22));
    scene.dice.picks(1);

    Submission.hordeTaken(scene.play(), nation("alemanni"), nation("alans"));

    assertThat(markers("alemanni")).isEqualTo(CardList.NONE);
    assertThat(markers("alans")).isEqualTo(CardList.of(22));
    assertThat(hand("alemanni")).isEqualTo(CardList.of(20));
  }

  @Test
  void othersTakeNoCardAndNobodyTakesHisOwn() {
    holds("alemanni", 20);

    Submission.hordeTaken(scene.play(), nation("alemanni"), nation("visigoths"));
    Submission.hordeTaken(scene.play(), nation("alemanni"), nation("huns"));

    assertThat(hand("alemanni")).isEqualTo(CardList.of(20));
  }

  @Test
  void closedLandIsClosedToTheMercenaryExceptBesideTheHorde() {
    scene.horde("huns", "sarkil").put("huns", "cavalry", 1, "sarkil");
    scene.holds("huns", "sarkil", "dacia");
    int unit = scene.put("alemanni", "infantry", 1, "franconia").get(0);
    VassalMercenary.ChoosePost choice =
        new VassalMercenary.ChoosePost(scene.world, nation("huns"), unit);

    assertThat(choice.options()).containsExactly(province("dacia"));
    assertThat(choice.refusal(province("sarkil"))).isPresent();
    VassalMercenary.lend(scene.play(), nation("alemanni"), nation("huns"));
    assertThat(scene.world.place(unit)).as("but to the horde").isEqualTo(province("sarkil"));
  }

  @Test
  void whoMayNotLeaveItsAreasIsNotLentAway() {
    scene.capital("byzantines", "thracia").holds("byzantines", "thracia");
    scene.world.apply(new NationEvent.StatusChanged(nation("byzantines"), Status.EMPIRE));
    scene.put("persians", "satrapes", 1, "babylonia");
    int horse = scene.put("persians", "horse-archer", 1, "babylonia").get(0);
    scene.player.answer(VassalMercenary.ChooseMercenary.class, horse);

    VassalMercenary.lend(scene.play(), nation("persians"), nation("byzantines"));

    assertThat(scene.count("byzantines", "thracia")).isEqualTo(1);
    scene.world.apply(new UnitEvent.Eliminated(UnitSet.of(horse)));
    VassalMercenary.lend(scene.play(), nation("persians"), nation("byzantines"));
    assertThat(scene.count("byzantines", "thracia")).as("the Satrap stays").isZero();
    assertThat(scene.count("persians", "babylonia")).isEqualTo(1);
  }
}
