package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Administration;
import org.groma.engine.cycles.economy.Capitals;
import org.groma.engine.cycles.economy.Economy;
import org.groma.engine.cycles.economy.Ownership;
import org.groma.engine.cycles.economy.Purchase;
import org.groma.engine.cycles.economy.Purchasing;
import org.groma.engine.cycles.economy.Support;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.Mood;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.IllegalAnswer;
import org.junit.jupiter.api.Test;

class FallOfRomeTest {

  private final Scene scene = Scene.of("fall-of-rome").turn(1);
  private final int germans = scene.begin("germans", Stage.BARBARIAN);
  private final int allies = scene.begin("allies", Stage.BARBARIAN);
  private final int persia = scene.begin("persian-kingdom", Stage.KINGDOM);
  private final int rome = scene.begin("late-romans", Stage.EMPIRE);

  @Test
  void aGarrisonBesideGermansIsSubvertedIfTheyLike() {
    int garrison = scene.put(rome, "garrison", "colonia-agrippina");
    int far = scene.put(rome, "garrison", "thebais");
    scene.put(germans, "tribe", scene.land.near(scene.area("colonia-agrippina")).getFirst());
    scene.answers.answer(ChooseSubverted.class, garrison);
    Subversion.run(scene.play);
    assertThat(scene.world.isOnBoard(garrison)).isFalse();
    assertThat(scene.world.isOnBoard(far)).isTrue();
  }

  @Test
  void aGermanKingdomSubvertsNobody() {
    scene.begin("germans", Stage.KINGDOM);
    int garrison = scene.put(rome, "garrison", "colonia-agrippina");
    scene.put(germans, "bow", scene.land.near(scene.area("colonia-agrippina")).getFirst());
    scene.answers.answer(ChooseSubverted.class, garrison);
    Subversion.run(scene.play);
    assertThat(scene.world.isOnBoard(garrison)).isTrue();
  }

  @Test
  void alliesReplaceALostUnitForFourBesideAnother() {
    scene.put(allies, "bow", "lugdunum");
    scene.treasury(allies, 5);
    Purchase horse = new Purchase(scene.kind("barbarian-horse"), scene.area("lugdunum"));
    scene.answers.answer(ChooseReplaced.class, horse);
    Replacing.play(scene.play, allies);
    assertThat(scene.world.count(allies, scene.kind("barbarian-horse"))).isOne();
    assertThat(scene.world.treasury(allies)).isOne();
  }

  @Test
  void alliesHaveNoMoreUnitsThanTheyBeganWith() {
    scene.put(allies, "bow", "lugdunum");
    scene.put(allies, "bow", "massilia");
    scene.treasury(allies, 5);
    Purchase third = new Purchase(scene.kind("bow"), scene.area("lugdunum"));
    scene.answers.answer(ChooseReplaced.class, third);
    assertThatThrownBy(() -> Replacing.play(scene.play, allies)).isInstanceOf(IllegalAnswer.class);
  }

  @Test
  void alliesChooseTheirKingdomFromTheEighthTurnOn() {
    scene.put(allies, "barbarian-infantry", "lugdunum");
    scene.turn(7);
    Administration.play(scene.play, allies);
    assertThat(scene.world.stage(allies)).isEqualTo(Stage.BARBARIAN);
    scene.turn(8);
    scene.answers.answer(ChooseKingdom.class, false);
    Administration.play(scene.play, allies);
    assertThat(scene.world.stage(allies)).isEqualTo(Stage.BARBARIAN);
    scene.turn(9);
    scene.answers.answer(ChooseKingdom.class, true);
    Administration.play(scene.play, allies);
    assertThat(scene.world.stage(allies)).isEqualTo(Stage.KINGDOM);
  }

  @Test
  void alliesStandInRomanCitiesWithoutOwningThem() {
    scene.own(rome, "lugdunum");
    scene.put(allies, "bow", "lugdunum");
    scene.put(germans, "bow", "massilia");
    scene.own(rome, "massilia");
    Ownership.settle(scene.play);
    assertThat(scene.owner("lugdunum")).isEqualTo(rome);
    assertThat(scene.owner("massilia")).isEqualTo(germans);
  }

  @Test
  void alliesTakeACityByPillageUnlessTheyArePaidAndContent() {
    scene.own(rome, "lugdunum").treasury(rome, 10);
    scene.put(allies, "bow", "lugdunum");
    scene.answers.answer(ChoosePayment.class, 2);
    Economy.play(scene.play, allies);
    assertThat(scene.owner("lugdunum")).isEqualTo(rome);
    assertThat(scene.world.treasury(allies)).isEqualTo(2);
    assertThat(scene.world.treasury(rome)).isEqualTo(8);
    scene.answers.answer(ChooseSack.class, true);
    Economy.play(scene.play, allies);
    assertThat(scene.owner("lugdunum")).isEqualTo(allies);
    assertThat(scene.world.isPillaged(scene.city("lugdunum"))).isTrue();
    assertThat(scene.world.treasury(allies)).isEqualTo(2 + 3 * scene.tax("lugdunum"));
  }

  @Test
  void optionalCitiesYieldTwiceToPersiaOnly() {
    scene.own(persia, "susa", "ecbatana");
    scene.dice.d6(1);
    Economy.play(scene.play, persia);
    assertThat(scene.world.taxes(persia)).as("with the capital's 2").isEqualTo(4 + 2);
    scene.own(rome, "susa");
    Economy.play(scene.play, rome);
    assertThat(scene.world.taxes(rome)).isEqualTo(1 + 2);
  }

  @Test
  void persiaAddsTheDieOrWhatItHoldsInsideTheBoundary() {
    scene.dice.d6(5);
    Economy.play(scene.play, persia);
    assertThat(scene.world.treasury(persia)).isEqualTo(5);
    scene.treasury(persia, 0).own(persia, "antioch", "damascus");
    int inside = scene.tax("antioch") + scene.tax("damascus");
    scene.dice.d6(inside - 1);
    assertThat(WarIncome.of(scene.play, persia)).isEqualTo(inside);
  }

  @Test
  void persiaNeedsNoSupportAndRomeDoes() {
    scene.begin("persian-kingdom", Stage.EMPIRE);
    assertThat(Support.isNeeded(scene.world, persia)).isFalse();
    assertThat(Support.isNeeded(scene.world, rome)).isTrue();
  }

  @Test
  void persiaChoosesAnAdministrationResultOnce() {
    Ruling good = new Ruling(Ruling.Word.GOOD_RULER, 0);
    Ruling rolled = new Ruling(Ruling.Word.REBELLION, 0);
    scene.answers.answer(ChooseRuling.class, good);
    assertThat(ChosenAdministration.instead(scene.play, persia, 2, rolled)).isEqualTo(good);
    assertThat(scene.world.mark(Mark.ADMINISTRATION_CHOSEN, persia)).isOne();
    assertThat(ChosenAdministration.instead(scene.play, persia, 2, rolled)).isEqualTo(rolled);
    assertThat(ChosenAdministration.instead(scene.play, rome, 2, rolled)).isEqualTo(rolled);
    assertThat(scene.world.mood(persia)).isEqualTo(Mood.USUAL);
  }

  @Test
  void romeRebuildsWhatItHadAndTwoShipsMore() {
    scene.own(rome, "rome", "syracuse", "athens", "neapolis", "tarentum", "carthage");
    scene.treasury(rome, 100);
    Purchase ship = new Purchase(scene.kind("ship"), scene.area("carthage"));
    for (String area : List.of("rome", "syracuse", "athens")) {
      scene.put(rome, "ship", area);
    }
    assertThat(Purchasing.refusal(scene.world, rome, ship)).isEmpty();
    scene.put(rome, "ship", "neapolis");
    assertThat(Purchasing.refusal(scene.world, rome, ship)).isPresent();
    Purchase infantry = new Purchase(scene.kind("infantry"), scene.area("carthage"));
    assertThat(Purchasing.refusal(scene.world, rome, infantry)).isPresent();
  }

  @Test
  void romeRollsOnBothTablesAndOthersOnTheFirst() {
    assertThat(RebellionTables.of(scene.world.setting(), rome)).hasSize(2);
    assertThat(RebellionTables.of(scene.world.setting(), persia)).hasSize(1);
    assertThat(RebellionTables.second(scene.world.setting()).orElseThrow().line(12).province())
        .contains("aegyptus");
    assertThat(RebellionTables.of(scene.world.setting(), persia).getFirst().line(9).rebellion())
        .isEqualTo(Rebellion.REMOVE_NON_ELITES);
  }

  @Test
  void oneRomanRebellionTakesBothItsLines() {
    scene.own(rome, "lugdunum", "rome").capital(rome, "rome").treasury(rome, 12);
    int garrison = scene.put(rome, "garrison", "burdigala");
    scene.after(new PositionEvent.RebellionDue(rome));
    scene.dice.d6(3, 3).d6(1, 2); // table 1: ten money; table 2: Gaul
    scene.dice.d6(6, 6); // administration
    Administration.play(scene.play, rome);
    assertThat(scene.world.treasury(rome)).isEqualTo(2);
    assertThat(scene.owner("lugdunum")).isEqualTo(World.NOBODY);
    assertThat(scene.world.isOnBoard(garrison)).isFalse();
    assertThat(scene.owner("rome")).isEqualTo(rome);
  }

  @Test
  void alliesInARevoltingCityStay() {
    scene.own(rome, "lugdunum", "rome").capital(rome, "rome");
    int bow = scene.put(allies, "bow", "lugdunum");
    scene.after(new PositionEvent.RebellionDue(rome));
    scene.dice.d6(3, 3).d6(1, 2).d6(6, 6);
    Administration.play(scene.play, rome);
    assertThat(scene.world.isOnBoard(bow)).isTrue();
    assertThat(scene.world.hasGarrison(scene.area("lugdunum"))).isFalse();
  }

  @Test
  void theCapitalIsNotLostToAlliesWhoServe() {
    scene.own(rome, "rome").capital(rome, "rome").treasury(rome, 9);
    scene.put(allies, "bow", "rome");
    assertThat(Capitals.isLost(scene.world, rome)).isFalse();
    scene.after(new CityEvent.Owned(scene.city("rome"), allies));
    assertThat(Capitals.isLost(scene.world, rome)).isTrue();
  }

  @Test
  void setUpUsesTheCountsGiven() {
    Scene whole = Scene.deployed("fall-of-rome");
    assertThat(whole.world.count(germans, whole.kind("tribe"))).isEqualTo(8);
    long taken = // by those who set up before
        whole.world.setting().position(rome).placements().getFirst().areas().stream()
            .filter(area -> whole.world.occupant(area) != rome)
            .count();
    assertThat(whole.world.count(rome, whole.kind("garrison")) + taken).isEqualTo(20);
    assertThat(whole.world.count(rome, whole.kind("elite"))).isEqualTo(2);
  }
}
