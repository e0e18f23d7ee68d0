package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.administration.Budget.Item;
import org.groma.engine.invasions.administration.Budget.Line;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Country;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.model.gazetteer.Area;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {

  private static final int VISIGOTHS = nation("visigoths");
  private static final int SUEBI = nation("suebi");

  /** A Visigoth Kingdom with three provinces of Hispania: Toletum, a site and Carthago Nova. */
  private static Scene kingdom() {
    return Scene.empty()
        .status("visigoths", Status.KINGDOM)
        .with(new RealmEvent.ReligionSet(nation("visigoths"), Religion.ARIAN))
        .held("visigoths", "carpetania", "lusitania", "cartaginensis")
        .capital("visigoths", "carpetania");
  }

  private static Budget budget(Scene scene, String nation) {
    return Budget.of(scene.world(), nation(nation));
  }

  private static int income(String province) {
    return Sample.SETTING.country().income(province(province));
  }

  @Test
  void aKingdomEarnsFromCitiesProvincesCapitalAndCommerce() {
    Budget budget = budget(kingdom(), "visigoths");

    assertThat(budget.total(Item.CITY)).as("Toletum and Carthago Nova").isEqualTo(4);
    assertThat(budget.total(Item.PROVINCE))
        .isEqualTo(income("carpetania") + income("lusitania") + income("cartaginensis"));
    assertThat(budget.total(Item.CAPITAL)).isEqualTo(10);
    assertThat(budget.total(Item.COMMERCE)).as("Mare Mauretanicum").isEqualTo(2);
    assertThat(budget.total(Item.MONOPOLY)).as("Saldae is not its own").isZero();
    assertThat(budget.total(Item.AREA)).isZero();
    assertThat(budget.lines())
        .allSatisfy(line -> assertThat(line.section()).isEqualTo(line.item().section()));
    assertThat(Item.CITY.section()).isEqualTo("XIV.B");
  }

  @Test
  void sumsOfAreasAreThosePrintedOnTheMap() {
    Country country = Sample.SETTING.country();
    for (String id : new String[] {"gallia-meridionalis", "asia", "mesopotamia", "persis"}) {
      int sum = 0;
      for (int i = 0; i < Sample.SETTING.board().provinceCount(area(id)); i++) {
        sum += country.income(Sample.SETTING.board().province(area(id), i));
      }
      Area printed = Sample.PROJECT.areas().find(id).orElseThrow();
      assertThat(sum).as(id).isEqualTo(printed.kingdomIncome().orElseThrow().count());
    }
  }

  @Test
  void graeciaIsWorthNineToAnEmpireThatHoldsAllOfIt() {
    Scene scene = Scene.empty().incumbent("byzantines", "graecia");
    for (int i = 0; i < Sample.SETTING.board().provinceCount(area("graecia")); i++) {
      int province = Sample.SETTING.board().province(area("graecia"), i);
      scene.with(new LandEvent.HolderChanged(province, nation("byzantines")));
    }
    Budget budget = budget(scene, "byzantines");

    assertThat(budget.total(Item.AREA) + budget.total(Item.CITY)).isEqualTo(2 * 9);
  }

  @Test
  void anAreaWithAHostileProvinceBringsAnEmpireHalfAsMuch() {
    Scene scene = Scene.of(Sample.opened()).with(new LandEvent.RevoltSet(province("saldae"), 1));

    assertThat(budget(scene, "romans").total(Item.AREA)).isEqualTo(2 * 13);
  }

  @Test
  void aLootedCityBringsHalfAGoldWhateverItsLevel() {
    Scene scene =
        Scene.of(Sample.opened()).with(new LandEvent.PillageSet(province("latium"), true));

    Budget budget = budget(scene, "romans");
    assertThat(budget.lines()).contains(new Budget.Line(Item.CITY, "Roma", 1));
    assertThat(budget.total(Item.CAPITAL)).as("the capital's bonus stays").isEqualTo(20);
  }

  @Test
  void aLostCapitalBringsNoBonus() {
    Scene scene = kingdom().with(new NationEvent.CapitalMoved(nation("visigoths"), -1));

    assertThat(budget(scene, "visigoths").total(Item.CAPITAL)).isZero();
  }

  @Test
  void theCapitalOfTheHunEmpireBringsFive() {
    Scene scene = Scene.empty().status("huns", Status.EMPIRE).capital("huns", "hunnia");

    assertThat(budget(scene, "huns").total(Item.CAPITAL)).isEqualTo(10);
  }

  @ParameterizedTest
  @CsvSource({"1, -2", "2, -6"})
  void aProvinceInRevoltBringsNothingAndCosts(int level, int expense) {
    Scene scene = kingdom().with(new LandEvent.RevoltSet(province("cartaginensis"), level));
    Budget budget = budget(scene, "visigoths");

    assertThat(budget.total(Item.REVOLT)).isEqualTo(expense);
    assertThat(budget.total(Item.CITY)).as("only Toletum").isEqualTo(2);
    assertThat(budget.total(Item.PROVINCE)).isEqualTo(income("carpetania") + income("lusitania"));
    assertThat(budget.total(Item.COMMERCE)).isZero();
  }

  @Test
  void aMonopolyNeedsAllBuiltCitiesAndNoneInRevolt() {
    Scene scene = kingdom().held("visigoths", "saldae");
    assertThat(budget(scene, "visigoths").total(Item.MONOPOLY))
        .as("sites of the zone do not count")
        .isEqualTo(2);

    scene.with(new LandEvent.RevoltSet(province("saldae"), 1));
    assertThat(budget(scene, "visigoths").total(Item.MONOPOLY)).isZero();
    assertThat(budget(scene, "visigoths").total(Item.COMMERCE)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, -10", "2, -20"})
  void declineCosts(int level, int expense) {
    Scene scene = kingdom().with(new NationEvent.DeclineSet(nation("visigoths"), level));

    assertThat(budget(scene, "visigoths").total(Item.DECLINE)).isEqualTo(expense);
  }

  @Test
  void calamitiesAddToTheExpensesOfTheTurn() {
    Scene scene = kingdom().with(new RealmEvent.ExpenseAdded(nation("visigoths"), 4));

    assertThat(budget(scene, "visigoths").total(Item.EXTRA)).isEqualTo(-4);
  }

  @Test
  void anEmpirePaysForEachAreaUnderHeresy() {
    Scene scene =
        Scene.of(Sample.opened())
            .with(new RealmEvent.ReligionSet(nation("romans"), Religion.CATHOLIC))
            .with(new RealmEvent.HeresySet(area("hispania"), Religion.CATHOLIC, 1))
            .with(new RealmEvent.HeresySet(area("asia"), Religion.CATHOLIC, 2));

    assertThat(budget(scene, "romans").total(Item.HERESY)).as("Africa, Hispania").isEqualTo(-4);
  }

  @Test
  void aKingdomPaysForHeresyOnlyWhenItsAreasDiffer() {
    Scene scene = kingdom().with(new RealmEvent.HeresySet(area("hispania"), Religion.ARIAN, 2));
    assertThat(budget(scene, "visigoths").total(Item.HERESY)).isZero();

    scene.held("visigoths", "septimania");
    assertThat(budget(scene, "visigoths").total(Item.HERESY)).isEqualTo(-2);

    scene.with(new RealmEvent.HeresySet(area("gallia-meridionalis"), Religion.ARIAN, 1));
    assertThat(budget(scene, "visigoths").total(Item.HERESY)).as("harmony").isZero();
  }

  @Test
  void aHeresyOfAnotherReligionCostsNothing() {
    Scene scene =
        kingdom()
            .held("visigoths", "septimania")
            .with(new RealmEvent.HeresySet(area("hispania"), Religion.CATHOLIC, 2));

    assertThat(budget(scene, "visigoths").total(Item.HERESY)).isZero();
  }

  @Test
  void theLordOfTheMonophysitesPaysForTheirHeresy() {
    Scene scene =
        Scene.of(Sample.opened())
            .with(new RealmEvent.HeresySet(area("oriens"), Religion.MONOPHYSITE, 2));

    assertThat(budget(scene, "byzantines").total(Item.HERESY)).isEqualTo(-2);
  }

  /** Kingdoms that stand together in Carpetania: a city of level 1 and an income of 1. */
  private static Scene sharing() {
    return kingdom()
        .status("suebi", Status.KINGDOM)
        .units("visigoths", "infantry", 1, "carpetania")
        .units("suebi", "infantry", 1, "carpetania")
        .held("suebi", "gallaecia")
        .allied("visigoths", "suebi");
  }

  @Test
  void alliesWhoStandTogetherShareTheIncomeOfAProvinceAndItsCity() {
    int province = income("carpetania");
    int city = 2 * Sample.SETTING.board().city(Sample.province("carpetania")).orElseThrow().level();
    Scene alone = sharing().with(new NationEvent.AllianceEnded(VISIGOTHS, SUEBI));
    Scene shared = sharing();

    assertThat(total(alone, "visigoths") - total(shared, "visigoths"))
        .isEqualTo(province / 2 + city / 2);
    assertThat(total(shared, "suebi") - total(alone, "suebi"))
        .isEqualTo(Math.ceilDiv(province, 2) + Math.ceilDiv(city, 2));
    assertThat(budget(shared, "suebi").total(Item.CAPITAL)).as("not the capital's").isZero();
    assertThat(budget(shared, "suebi").lines())
        .extracting(Budget.Line::label)
        .contains("Carpetania (shared)");
  }

  private static int total(Scene scene, String nation) {
    return budget(scene, nation).total(Item.PROVINCE) + budget(scene, nation).total(Item.CITY);
  }

  @Test
  void nothingIsSharedWhereOneOfTheAlliesStandsAlone() {
    Scene scene = sharing();
    int before = total(scene, "visigoths");
    int lost = scene.world().firstAt(Sample.province("carpetania"));
    scene.with(new UnitEvent.Eliminated(UnitSet.of(lost)));

    assertThat(total(scene, "visigoths")).isGreaterThan(before);
    assertThat(total(scene, "suebi")).isEqualTo(income("gallaecia") + cityOf("gallaecia"));
  }

  @Test
  void anEmpireSharesACityAndAKingdomTheLandToo() {
    Scene scene =
        sharing().status("visigoths", Status.EMPIRE).with(new NationEvent.AgeSet(VISIGOTHS, 1));

    assertThat(budget(scene, "visigoths").total(Item.PROVINCE)).isZero();
    assertThat(total(scene, "suebi"))
        .isEqualTo(
            income("gallaecia")
                + cityOf("gallaecia")
                + Math.ceilDiv(income("carpetania"), 2)
                + Math.ceilDiv(cityOf("carpetania"), 2));
  }

  @Test
  void aSharedProvinceInRevoltBringsNobodyAnything() {
    Scene scene = sharing().with(new LandEvent.RevoltSet(Sample.province("carpetania"), 1));

    assertThat(total(scene, "suebi")).isEqualTo(income("gallaecia") + cityOf("gallaecia"));
  }

  private static int cityOf(String province) {
    return Sample.SETTING
        .board()
        .city(Sample.province(province))
        .map(site -> 2 * site.level())
        .orElse(0);
  }

  @Test
  void paganKingdomsDoNotCareForHeresies() {
    Scene scene =
        kingdom()
            .held("visigoths", "septimania")
            .with(new RealmEvent.HeresySet(area("hispania"), Religion.CATHOLIC, 2))
            .with(new RealmEvent.ReligionSet(nation("visigoths"), Religion.PAGAN));

    assertThat(budget(scene, "visigoths").total(Item.HERESY)).isZero();
  }

  @Test
  void vassalsClientsSuzerainsAndFederates() {
    Scene scene =
        kingdom()
            .vassal("alans", "visigoths")
            .vassal("suebi", "visigoths")
            .client("mauritanians", "visigoths")
            .vassal("visigoths", "huns")
            .federate("burgundians", "visigoths")
            .with(new RealmEvent.FoederaCounted(nation("burgundians"), 2, 1))
            .federate("franks", "visigoths");
    Budget budget = budget(scene, "visigoths");

    assertThat(budget.total(Item.VASSAL)).isEqualTo(4);
    assertThat(budget.total(Item.CLIENT)).isEqualTo(4);
    assertThat(budget.total(Item.SUZERAIN)).isEqualTo(-2);
    assertThat(budget.total(Item.FEDERATE)).as("3 for each of three Foedera").isEqualTo(-18);
  }

  @Test
  void anActiveClientPaysWhatItHas() {
    Scene scene =
        kingdom()
            .client("britons", "visigoths")
            .with(new NationEvent.ActivityChanged(nation("britons"), Activity.ACTIVE));
    assertThat(budget(scene, "visigoths").total(Item.CLIENT)).isZero();

    scene.with(new NationEvent.GoldChanged(nation("britons"), 3));
    assertThat(budget(scene, "visigoths").total(Item.CLIENT)).isEqualTo(3);

    scene.with(new NationEvent.GoldChanged(nation("britons"), 30));
    assertThat(budget(scene, "visigoths").total(Item.CLIENT)).isEqualTo(4);
  }

  @Test
  void aKingdomKeepsItsUnitsForMoneyAndAnEmpireForNothing() {
    Scene scene =
        kingdom()
            .units("visigoths", "infantry", 2, "carpetania")
            .units("visigoths", "heavy-cavalry", 1, "lusitania");
    assertThat(budget(scene, "visigoths").total(Item.MAINTENANCE)).isEqualTo(-6);

    scene.status("visigoths", Status.EMPIRE);
    assertThat(budget(scene, "visigoths").total(Item.MAINTENANCE)).isZero();
  }

  @Test
  void localTroopsCostNothing() {
    Scene scene =
        Scene.empty()
            .units("gallo-romans", "limitanei", 2, "neustria")
            .units("gallo-romans", "legion", 1, "neustria");

    assertThat(budget(scene, "gallo-romans").total(Item.MAINTENANCE)).isEqualTo(-2);
  }

  @Test
  void famineHalvesTheProvincesOfAnArea() {
    Scene scene = kingdom().with(new CardEvent.HarvestSet(area("hispania"), 50, 75));
    Budget budget = budget(scene, "visigoths");

    assertThat(budget.total(Item.HARVEST)).isEqualTo(-(budget.total(Item.PROVINCE) / 2));
    assertThat(budget(Scene.of(harvest("britannia")), "romans").total(Item.HARVEST)).isEqualTo(-2);
  }

  @Test
  void whoHoldsAGranaryOfTheAreaLosesHalfAsMuchInAFamine() {
    Scene scene = Scene.of(harvest("italia"));
    assertThat(budget(scene, "romans").total(Item.HARVEST)).isEqualTo(-1);

    scene.with(new LandEvent.RevoltSet(province("apulia"), 1));
    assertThat(budget(scene, "romans").total(Item.HARVEST)).as("of 1 Gold").isZero();

    scene.with(new LandEvent.RevoltSet(province("cisalpina"), 1));
    assertThat(budget(scene, "romans").total(Item.HARVEST)).as("no granary").isEqualTo(-1);
  }

  private static World harvest(String area) {
    World world = Sample.opened();
    world.apply(new CardEvent.HarvestSet(area(area), 50, 75));
    return world;
  }

  @Test
  void scarcityHalvesCommerce() {
    Scene scene = Scene.of(Sample.opened()).with(new CardEvent.CommerceSet(50));
    Budget budget = budget(scene, "romans");

    assertThat(budget.total(Item.COMMERCE)).isEqualTo(6);
    assertThat(budget.total(Item.MONOPOLY)).isEqualTo(5);
  }

  @Test
  void theNetIsRoundedUpAboveAndBelowZero() {
    Budget half = new Budget(0, List.of(new Budget.Line(Item.PROVINCE, "x", 5)));
    Budget debt = new Budget(0, List.of(new Budget.Line(Item.EXTRA, "x", -5)));

    assertThat(half.net()).isEqualTo(6);
    assertThat(debt.net()).isEqualTo(-4);
    assertThat(debt.gross()).isZero();
    assertThat(debt.expenses()).isEqualTo(-5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"romans", "byzantines", "persians"})
  void sumsWithoutLinesComeToWhatTheLinesComeTo(String nation) {
    World world = Scene.of(Sample.opened()).with(new CardEvent.CommerceSet(50)).world();
    Balance balance = Balance.of(world, nation(nation));
    Budget budget = Budget.of(world, nation(nation));

    for (Item item : Item.values()) {
      int sum = budget.lines().stream().filter(l -> l.item() == item).mapToInt(Line::halves).sum();
      assertThat(balance.total(item)).as(item.name()).isEqualTo(sum);
    }
    assertThat(balance.net()).isNotZero().isEqualTo(budget.net());
  }

  @Test
  void offMapIncomeComesWithItsArea() {
    Scene scene =
        Scene.of(Sample.opened())
            .with(new LandEvent.IncumbentChanged(area("persis"), World.NOBODY));

    assertThat(budget(scene, "persians").total(Item.OFF_MAP)).isZero();
  }
}
