package org.groma.engine.cycles.administration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.economy.ChooseCapital;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.NeutralGarrisons;
import org.groma.engine.cycles.event.DeedTold;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.RebellionTable;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

/** Every line of the rebellion table. */
class RebellionsTest {

  private final Scene scene = Scene.open();
  private final int slav = scene.begin("slav-1", Stage.EMPIRE);

  private void suffer(Rebellion rebellion) {
    suffer(rebellion, 0);
  }

  private void suffer(Rebellion rebellion, int count) {
    Rebellions.suffer(
        scene.play, slav, new RebellionTable.Line(rebellion, Optional.empty(), count));
  }

  private boolean isNeutral(String city) {
    return scene.owner(city) == World.NOBODY
        && NeutralGarrisons.hold(scene.world, scene.area(city));
  }

  private int province(String id) {
    return scene.board().provinceNamed(id);
  }

  @Test
  void theTableBringsItsLinesInOrder() {
    List<Rebellion> lines =
        java.util.stream.IntStream.rangeClosed(2, 12)
            .mapToObj(roll -> scene.world.setting().rebellions().line(roll).rebellion())
            .toList();
    assertThat(lines)
        .containsExactly(
            Rebellion.MERCENARY_DEFECTION,
            Rebellion.FINANCIAL_DISASTER,
            Rebellion.PIRATE_ATTACK,
            Rebellion.PROVINCIAL_REBELLION,
            Rebellion.CIVIL_DISORDER,
            Rebellion.COLLAPSE,
            Rebellion.MERCENARIES_GO_HOME,
            Rebellion.MUTINY,
            Rebellion.GREATER_PROVINCIAL_REBELLION,
            Rebellion.COUP,
            Rebellion.REBELLION_AND_REVIVAL);
  }

  @Test
  void mercenariesGoOverToBarbariansWithinSixAreas() {
    int hun = scene.begin("hun", Stage.BARBARIAN);
    int turk = scene.begin("turk", Stage.KINGDOM);
    int rome = scene.area("rome");
    int far = scene.land.find(area -> scene.board().steps(rome, area) == 7);
    int near = scene.land.find(area -> scene.board().steps(rome, area) == 6);
    int unit = scene.put(slav, "infantry", rome);
    scene.put(turk, "infantry", scene.land.near(rome).getFirst());
    scene.put(hun, "barbarian-horse", far);
    suffer(Rebellion.MERCENARY_DEFECTION); // nobody may take one
    assertThat(scene.world.isOnBoard(unit)).isTrue();

    scene.put(hun, "tribe", near);
    scene.answers.answer(ChooseDefector.class, unit);
    suffer(Rebellion.MERCENARY_DEFECTION);
    assertThat(scene.answers.isSpent()).isTrue();
    assertThat(scene.world.isOnBoard(unit)).isFalse();
    assertThat(scene.world.occupant(rome)).isEqualTo(hun);
    assertThat(scene.world.unitsAt(rome)).hasSize(1);
    assertThat(scene.world.count(hun, scene.kind("infantry"))).isEqualTo(1);
  }

  @Test
  void ofSeveralBarbariansWhoMovesFirstHasTheFirstChoiceOfMercenaries() {
    int first = scene.begin("german-1", Stage.BARBARIAN);
    scene.turn(2);
    int later = scene.begin("german-2", Stage.BARBARIAN);
    int rome = scene.area("rome");
    int unit = scene.put(slav, "infantry", rome);
    for (int barbarian : List.of(first, later)) {
      scene.put(
          barbarian,
          "tribe",
          scene.land.find(area ->
              scene.board().steps(rome, area) == 6 && scene.world.occupant(area) == World.NOBODY));
    }
    assertThat(first).as("by number").isLessThan(later);
    scene.answers.answer(ChooseDefector.class, unit);
    suffer(Rebellion.MERCENARY_DEFECTION);
    assertThat(scene.world.occupant(rome)).as("who began last moves first").isEqualTo(later);
  }

  @Test
  void mercenariesBesideAShipStay() {
    int hun = scene.begin("hun", Stage.BARBARIAN);
    scene.put(slav, "infantry", "rome");
    scene.put(slav, "ship", "rome");
    scene.put(hun, "barbarian-horse", scene.land.near(scene.area("rome")).getFirst());
    suffer(Rebellion.MERCENARY_DEFECTION);
    assertThat(scene.log).isEmpty();
  }

  @Test
  void aFinancialDisasterTakesTheTreasuryOrElseGarrisons() {
    scene.treasury(slav, 7);
    int first = scene.put(slav, "garrison", "rome");
    int second = scene.put(slav, "garrison", "lutetia");
    int third = scene.put(slav, "garrison", "massilia");
    int foot = scene.put(slav, "infantry", "byzantium");
    suffer(Rebellion.FINANCIAL_DISASTER);
    assertThat(scene.world.treasury(slav)).isZero();
    assertThat(scene.world.count(slav)).isEqualTo(4);

    scene.dice.d6(2);
    scene.answers.answer(ChooseLoss.class, second).answer(ChooseLoss.class, first);
    suffer(Rebellion.FINANCIAL_DISASTER);
    assertThat(scene.world.unitsOf(slav)).containsExactlyInAnyOrder(third, foot);
  }

  @Test
  void piratesPillageAnEmptyCityOnACoast() {
    scene.turn(3).own(slav, "rome", "byzantium", "alexandria");
    scene.put(slav, "elite", "byzantium");
    scene.answers.answer(ChoosePirates.class, scene.city("alexandria"));
    suffer(Rebellion.PIRATE_ATTACK);
    assertThat(scene.world.pillagedUntil(scene.city("alexandria"))).isEqualTo(8);
    assertThat(isNeutral("alexandria")).isTrue(); // the marker acts as a garrison
    assertThat(scene.owner("byzantium")).isEqualTo(slav);
  }

  /** By what the cities yield: two of Italia are four of the others where they count double. */
  @Test
  void aShareOfCitiesThatCountDoubleIsReckonedByWhatTheyYield() {
    Scene italy = Scene.with("italianDouble");
    int lombard = italy.begin("slav-1", Stage.KINGDOM);
    italy.ownProvince(lombard, "italia").capital(lombard, "rome");
    int all = Holdings.value(italy.world, Holdings.owned(italy.world, lombard));
    Revolts.share(italy.play, lombard, 50, Rebellion.CIVIL_DISORDER);
    int left = Holdings.value(italy.world, Holdings.owned(italy.world, lombard));
    assertThat(left).isBetween(all / 2 - 3, all / 2);
  }

  @Test
  void piratesFindNothingWhereAllCoastsAreOccupied() {
    scene.own(slav, "byzantium").put(slav, "elite", "byzantium");
    suffer(Rebellion.PIRATE_ATTACK);
    assertThat(scene.log).isEmpty();
  }

  @Test
  void aProvinceOfChoiceRevoltsWithItsUnitsButNotThatOfTheCapital() {
    scene.ownProvince(slav, "italia").own(slav, "lutetia", "massilia").ownProvince(slav, "thrace");
    scene.capital(slav, "rome");
    int elite = scene.put(slav, "elite", "lutetia");
    int elsewhere = scene.put(slav, "elite", "byzantium");
    assertThat(Revolts.provinces(scene.world, slav))
        .containsExactlyInAnyOrder(province("gaul"), province("thrace"));
    scene.answers.answer(ChooseProvince.class, province("gaul"));
    suffer(Rebellion.PROVINCIAL_REBELLION);
    assertThat(isNeutral("lutetia")).isTrue();
    assertThat(isNeutral("massilia")).isTrue();
    assertThat(scene.world.unitsOf(slav)).containsExactly(elsewhere);
    assertThat(scene.world.isOnBoard(elite)).isFalse();
    assertThat(scene.world.hasGarrison(scene.area("lugdunum"))).isFalse(); // not its city
    assertThat(scene.owner("rome")).isEqualTo(slav);
  }

  @Test
  void theProvinceOfTheCapitalAloneDoesNotRevolt() {
    scene.ownProvince(slav, "italia").capital(slav, "rome");
    suffer(Rebellion.PROVINCIAL_REBELLION);
    assertThat(scene.log).isEmpty();
  }

  @Test
  void theSmallestProvinceIsSparedByTheGreaterRebellion() {
    scene.own(slav, "rome", "lutetia", "massilia", "londinium", "byzantium");
    scene.capital(slav, "rome");
    // Thrace 4, Gaul 3, Britannia 1
    scene.answers.answer(ChooseProvince.class, province("gaul"));
    suffer(Rebellion.GREATER_PROVINCIAL_REBELLION);
    assertThat(isNeutral("lutetia")).isTrue();
    suffer(Rebellion.GREATER_PROVINCIAL_REBELLION); // Thrace, not Britannia
    assertThat(isNeutral("byzantium")).isTrue();
    suffer(Rebellion.GREATER_PROVINCIAL_REBELLION); // only Britannia is left
    assertThat(isNeutral("londinium")).isTrue();
  }

  @Test
  void civilDisorderTakesAShareOfTheCitiesRoundedUp() {
    // 13 in all: a fifth of it is 2.6, hence 3
    scene.own(slav, "rome", "byzantium", "antioch", "lutetia", "londinium").capital(slav, "rome");
    assertThat(Holdings.value(scene.world, Holdings.taxable(scene.world, slav))).isEqualTo(13);
    scene.dice.d6(2);
    scene
        .answers
        .answer(ChooseRevolt.class, scene.city("londinium"))
        .answer(ChooseRevolt.class, scene.city("lutetia"));
    suffer(Rebellion.CIVIL_DISORDER);
    assertThat(isNeutral("londinium")).isTrue();
    assertThat(isNeutral("lutetia")).isTrue();
    assertThat(Holdings.owned(scene.world, slav)).hasSize(3);
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void emptyCitiesRevoltFirstThenOthersAndThoseWithElitesLastButNeverTheCapital() {
    scene.own(slav, "rome", "byzantium", "antioch", "lutetia").capital(slav, "rome");
    scene.put(slav, "infantry", "antioch");
    scene.put(slav, "elite", "byzantium");
    scene.dice.d6(1); // 1.2 of 12: Lutetia
    suffer(Rebellion.CIVIL_DISORDER);
    assertThat(isNeutral("lutetia")).isTrue();
    scene.dice.d6(1); // 1 of 10: Antioch, and the infantry is gone
    suffer(Rebellion.CIVIL_DISORDER);
    assertThat(isNeutral("antioch")).isTrue();
    scene.dice.d6(1);
    suffer(Rebellion.CIVIL_DISORDER);
    assertThat(isNeutral("byzantium")).isTrue();
    assertThat(scene.world.count(slav)).isZero();
    scene.dice.d6(6);
    suffer(Rebellion.CIVIL_DISORDER);
    assertThat(scene.owner("rome")).isEqualTo(slav);
  }

  @Test
  void anEmpireCollapsesAndKeepsItsPointsOnly() {
    scene.own(slav, "rome", "lutetia").capital(slav, "rome").treasury(slav, 9);
    scene.put(slav, "elite", "rome");
    suffer(Rebellion.COLLAPSE);
    assertThat(isNeutral("rome")).isTrue();
    assertThat(isNeutral("lutetia")).isTrue();
    assertThat(scene.world.count(slav)).isZero();
    assertThat(scene.world.treasury(slav)).isZero();
    assertThat(scene.world.capital(slav)).isEqualTo(World.BOX);
    assertThat(scene.world.isPlaying(slav)).isFalse();
  }

  @Test
  void aKingdomDoesNotCollapse() {
    scene.begin("slav-1", Stage.KINGDOM);
    suffer(Rebellion.COLLAPSE);
    assertThat(scene.log).isEmpty();
  }

  @Test
  void collapseAndRevivalAreSparedWhereTheScenarioSaysSo() {
    Scene romans = Scene.of("roman-empire");
    int rome = romans.begin("romans", Stage.EMPIRE);
    romans.own(rome, "rome", "lutetia").put(rome, "elite", "rome");
    romans.dice.d6(3, 4).d6(6, 6);
    Rebellions.roll(romans.play, rome);
    Rebellions.roll(romans.play, rome);
    assertThat(romans.told(DeedTold.Rebelled.class))
        .containsOnly(new DeedTold.Rebelled(rome, Rebellion.NOTHING));
    assertThat(romans.world.count(rome)).isEqualTo(1);
    assertThat(romans.owner("lutetia")).isEqualTo(rome);
  }

  @Test
  void mercenariesOfAnEmpireAllGoHomeAndOneOfAKingdom() {
    int first = scene.put(slav, "infantry", "rome");
    scene.put(slav, "infantry", "lutetia");
    int elite = scene.put(slav, "elite", "byzantium");
    scene.begin("slav-1", Stage.KINGDOM);
    scene.answers.answer(ChooseLoss.class, first);
    suffer(Rebellion.MERCENARIES_GO_HOME);
    assertThat(scene.world.count(slav)).isEqualTo(2);
    scene.put(slav, "infantry", "rome");
    scene.begin("slav-1", Stage.EMPIRE);
    suffer(Rebellion.MERCENARIES_GO_HOME);
    assertThat(scene.world.unitsOf(slav)).containsExactly(elite);
  }

  @Test
  void aMutinyCostsUnitsAndThenCities() {
    scene.own(slav, "rome", "lutetia").capital(slav, "rome");
    int kept = scene.put(slav, "elite", "rome");
    int lost = scene.put(slav, "ship", "rome");
    scene.put(slav, "infantry", "massilia");
    scene.dice.d6(4, 1); // 40 per cent of three units are two; 10 per cent of five is one
    scene.answers.answer(ChooseLoss.class, lost).answer(ChooseLoss.class, kept);
    suffer(Rebellion.MUTINY);
    assertThat(scene.world.count(slav)).isEqualTo(1);
    assertThat(isNeutral("lutetia")).isTrue();
    assertThat(scene.dice.isSpent()).isTrue();
  }

  @Test
  void anAttemptedCoupTiesElites() {
    suffer(Rebellion.COUP);
    assertThat(scene.world.isTied(slav)).isTrue();
  }

  @Test
  void halfTheCitiesRevoltBeforeARevival() {
    scene.turn(9).own(slav, "rome", "byzantium", "lutetia").capital(slav, "rome");
    int garrison = scene.put(slav, "garrison", "massilia");
    scene.put(slav, "garrison", "rome");
    // five of nine: Byzantium and Lutetia
    scene
        .answers
        .answer(ChooseRevolt.class, scene.city("byzantium"))
        .answer(ChooseRelease.class, garrison);
    suffer(Rebellion.REBELLION_AND_REVIVAL);
    assertThat(Holdings.owned(scene.world, slav)).containsExactly(scene.city("rome"));
    assertThat(scene.world.since(slav)).isEqualTo(9);
    assertThat(scene.world.count(slav)).isEqualTo(1);
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void theCapitalMayMoveInThatRevival() {
    scene.own(slav, "rome", "byzantium", "antioch").capital(slav, "rome");
    scene.put(slav, "elite", "byzantium");
    scene.answers.answer(ChooseCapital.class, scene.area("rome"));
    suffer(Rebellion.REBELLION_AND_REVIVAL); // five of ten: Antioch, then Byzantium
    assertThat(Holdings.owned(scene.world, slav)).containsExactly(scene.city("rome"));
  }
}
