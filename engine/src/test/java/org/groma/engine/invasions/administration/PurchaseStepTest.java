package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;
import static org.groma.engine.invasions.administration.Market.buy;
import static org.groma.engine.invasions.administration.Market.persia;
import static org.groma.engine.invasions.administration.Market.recruit;
import static org.groma.engine.invasions.administration.Market.rome;
import static org.groma.engine.invasions.administration.Market.section;
import static org.groma.engine.invasions.administration.Market.unit;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.IllegalAnswer;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PurchaseStepTest {

  @Test
  void aRecruitIsPaidAndPlaced() {
    World world = rome(2, 20);
    int unit = unit(world, "romans", "legion");
    buy(world, "romans", new Purchase.Recruit(unit, province("cisalpina")));

    assertThat(world.place(unit)).isEqualTo(province("cisalpina"));
    assertThat(world.gold(nation("romans"))).isEqualTo(2 * 12);
  }

  @ParameterizedTest
  @CsvSource({
    "ostrogoths, noble-cavalry, 5, 10",
    "ostrogoths, elite-infantry, 4, 8",
    "ostrogoths, heavy-cavalry, 4, 8",
    "alemanni, heavy-infantry, 3, 6",
    "huns, horse-archer, 3, 6",
    "ostrogoths, infantry, 2, 4",
    "visigoths, fleet, 10, 10",
    "romans, legion, 4, 8",
    "romans, guard, 5, 10"
  })
  void pricesAreThoseOfTheAid(String nation, String kind, int kingdom, int empire) {
    World world = Sample.empty();
    Purchase purchase = new Purchase.Recruit(unit(world, nation, kind), 0);

    world.apply(new NationEvent.StatusChanged(nation(nation), Status.KINGDOM));
    assertThat(new Purchasing(world, nation(nation)).price(purchase)).isEqualTo(2 * kingdom);
    world.apply(new NationEvent.StatusChanged(nation(nation), Status.EMPIRE));
    assertThat(new Purchasing(world, nation(nation)).price(purchase)).isEqualTo(2 * empire);
  }

  @Test
  void inflationRaisesPricesAndFractionsAreRoundedUp() {
    World world = persia(40);
    world.apply(new RealmEvent.PricesSet(nation("persians"), 150));
    Purchasing purchasing = new Purchasing(world, nation("persians"));

    assertThat(purchasing.price(recruit(world, "persians", "satrapes", "media"))).isEqualTo(2 * 3);
    assertThat(purchasing.price(recruit(world, "persians", "clibanarii", "media")))
        .as("5 and a half of it")
        .isEqualTo(2 * 8);
    assertThat(purchasing.price(new Purchase.Fortify(province("media")))).isEqualTo(2 * 23);
  }

  @Test
  void nobodyBuysBeyondTheTreasury() {
    World world = rome(2, 7);

    assertThat(section(world, "romans", recruit(world, "romans", "legion", "latium")))
        .isEqualTo("XIV.A");
    assertThat(section(world, "romans", recruit(world, "romans", "infantry", "latium"))).isEmpty();
  }

  @Test
  void anIllegalBasketIsRefusedAtTheTable() {
    World world = rome(2, 7);
    assertThatThrownBy(() -> buy(world, "romans", recruit(world, "romans", "legion", "latium")))
        .isInstanceOf(IllegalAnswer.class);
  }

  @Test
  void barbariansBuyNothing() {
    World world = Scene.empty().held("franks", "neustria").world();
    world.apply(new NationEvent.GoldChanged(nation("franks"), 40));

    assertThat(section(world, "franks", recruit(world, "franks", "axe-infantry", "neustria")))
        .isEqualTo("XV.A");
    assertThat(section(world, "franks", new Purchase.Fortify(province("neustria"))))
        .isEqualTo("XV.A");
    PurchaseStep.run(
        Sample.play(world, new ScriptedDice(), new ScriptedPlayer()), nation("franks"));
    assertThat(world.gold(nation("franks"))).isEqualTo(40);
  }

  @Test
  void onlyUnitsOfTheOwnPoolAreForSale() {
    World world = rome(2, 40);
    int posted = world.firstAt(province("treveria"));

    assertThat(section(world, "romans", new Purchase.Recruit(posted, province("latium"))))
        .isEqualTo("XV.B");
    assertThat(section(world, "romans", recruit(world, "byzantines", "legion", "latium")))
        .isEqualTo("XV.B");
    assertThat(section(world, "romans", recruit(world, "romans", "limitanei", "latium")))
        .as("local troops are not sold")
        .isEqualTo("XV.B");
    Purchase legion = recruit(world, "romans", "aux-alans", "latium");
    assertThat(section(world, "romans", legion, legion)).as("twice the same").isEqualTo("XV.B");
  }

  @ParameterizedTest
  @CsvSource({"aux-huns, 2, XV.C", "aux-huns, 3, ''", "aux-alans, 2, ''"})
  void unitsWithADateComeInTheirTurn(String kind, int turn, String refused) {
    World world = rome(turn, 40);

    assertThat(section(world, "romans", recruit(world, "romans", kind, "latium")))
        .isEqualTo(refused);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "7, 1", "8, 2", "12, 2"})
  void romansFindFewRecruitsOfTheirOwn(int turn, int limit) {
    World world = rome(turn, 40);
    List<Purchase> legions =
        IntStream.of(
                Sample.fromPool(world, "romans", "infantry", 1).get(0),
                Sample.fromPool(world, "romans", "legion", 1).get(0),
                Sample.fromPool(world, "romans", "elite-fleet", 1).get(0))
            .<Purchase>mapToObj(each ->
                new Purchase.Recruit(
                    each,
                    Sample.SETTING.kind(each).isFleet()
                        ? sea("mare-tyrrhenum")
                        : province("campania")))
            .toList();
    Purchasing purchasing = new Purchasing(world, nation("romans"));

    assertThat(purchasing.refusal(legions.subList(0, limit))).isEmpty();
    assertThat(purchasing.refusal(legions.subList(0, limit + 1)))
        .map(Refusal::section)
        .contains("XV.B");
  }

  @Test
  void auxiliariesAndThePersiansKnowNoSuchLimit() {
    World world = rome(3, 40);
    assertThat(
            section(
                world,
                "romans",
                recruit(world, "romans", "legion", "campania"),
                recruit(world, "romans", "aux-alans", "campania"),
                recruit(world, "romans", "aux-goths", "campania")))
        .isEmpty();

    World persia = persia(40);
    assertThat(
            section(
                persia,
                "persians",
                recruit(persia, "persians", "clibanarii", "susiana"),
                recruit(persia, "persians", "heavy-cavalry", "susiana"),
                recruit(persia, "persians", "archer", "zagros")))
        .isEmpty();
  }

  @Test
  void aCalamityMayLimitPurchases() {
    World world = persia(40);
    world.apply(new RealmEvent.PurchasesLimited(nation("persians"), 1));
    Purchase first = recruit(world, "persians", "clibanarii", "susiana");
    Purchase second = recruit(world, "persians", "archer", "zagros");

    assertThat(section(world, "persians", first)).isEmpty();
    assertThat(section(world, "persians", first, second)).isEqualTo("XV.B");
  }

  private static World damaged(int count) {
    World world = rome(2, 40);
    world.apply(
        new UnitEvent.Damaged(
            world
                .unitsAt(
                    province("treveria"),
                    unit -> (Sample.SETTING.kind(unit).traits() & Trait.ELITE) != 0)
                .first(count)));
    return world;
  }

  private static Purchase[] repairs(World world) {
    UnitSet hurt = world.unitsAt(province("treveria"), world::isDamaged);
    return IntStream.of(hurt.toArray()).mapToObj(Purchase.Restore::new).toArray(Purchase[]::new);
  }

  @Test
  void anEmpireRestoresTwoElitesAtHalfPrice() {
    World world = damaged(2);
    Purchase[] repairs = repairs(world);
    buy(world, "romans", repairs);

    assertThat(world.unitsAt(province("treveria"), world::isDamaged).isEmpty()).isTrue();
    assertThat(world.gold(nation("romans"))).as("two legions, 4 each").isEqualTo(2 * 32);

    World worse = damaged(3);
    assertThat(section(worse, "romans", repairs(worse))).isEqualTo("XV.B");
  }

  @Test
  void onlyDamagedElitesOfAnEmpireAreRestored() {
    World world = damaged(1);
    int whole = world.unitsAt(province("pannonia"), _ -> true).get(0);
    assertThat(section(world, "romans", new Purchase.Restore(whole))).isEqualTo("XV.B");
    assertThat(section(world, "byzantines", repairs(world))).as("not its own").isEqualTo("XV.B");

    Purchase[] repairs = repairs(world);
    world.apply(new NationEvent.StatusChanged(nation("romans"), Status.KINGDOM));
    assertThat(section(world, "romans", repairs)).isEqualTo("XV.B");
  }

  @Test
  void wallsCostFifteen() {
    World world = rome(2, 20);
    world.apply(new LandEvent.WallsSet(province("campania"), false));
    buy(world, "romans", new Purchase.Fortify(province("campania")));

    assertThat(world.isFortified(province("campania"))).isTrue();
    assertThat(world.gold(nation("romans"))).isEqualTo(2 * 5);
    assertThat(section(world, "romans", new Purchase.Fortify(province("campania"))))
        .isEqualTo("XXIII.C");
    assertThat(section(world, "romans", new Purchase.Fortify(province("latium"))))
        .as("a capital has walls")
        .isEqualTo("XXIII.C");
    assertThat(section(world, "romans", new Purchase.Fortify(province("cuneus"))))
        .as("no city")
        .isEqualTo("XXIII.C");
  }

  @Test
  void theTreasuryKeepsForty() {
    World world = rome(2, 55);
    buy(world, "romans", recruit(world, "romans", "infantry", "latium"));
    assertThat(world.gold(nation("romans"))).isEqualTo(2 * 40);

    World poor = rome(2, 44);
    buy(poor, "romans", recruit(poor, "romans", "infantry", "latium"));
    assertThat(poor.gold(nation("romans"))).isEqualTo(2 * 40);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 1", "1, 2, 0", "2, 9, 1"})
  void romansInDeclineFearUsurpers(int decline, int die, int calamities) {
    World world = rome(2, 10);
    world.apply(new NationEvent.DeclineSet(nation("romans"), decline));
    for (int area = 0; area < Sample.SETTING.board().areas(); area++) {
      world.apply(new RealmEvent.HeresySet(area, Religion.CATHOLIC, 0));
    }
    ScriptedPlayer player = new ScriptedPlayer().answer(ChoosePurchases.class, List.of());
    ScriptedDice dice = new ScriptedDice().d10(die);
    if (calamities > 0) {
      dice.d10(2); // the emperor survives
    }
    PurchaseStep.run(Sample.play(world, dice, player), nation("romans"));

    assertThat(dice.isSpent()).isTrue();
    assertThat(world.realms().calamities(nation("romans"))).isEqualTo(calamities);
  }

  @Test
  void othersInDeclineDoNot() {
    World world = persia(10);
    world.apply(new NationEvent.DeclineSet(nation("persians"), 2));
    buy(world, "persians");

    assertThat(world.realms().calamities(nation("persians"))).isZero();
  }

  @Test
  void everyOptionIsLegalAndTheFirstIsNotEmpty() {
    World world = damaged(3);
    for (String nation : List.of("romans", "byzantines", "persians")) {
      ChoosePurchases choice = new ChoosePurchases(world, nation(nation));
      assertThat(choice.options())
          .hasSizeBetween(4, 30)
          .contains(List.of())
          .doesNotHaveDuplicates()
          .allSatisfy(each -> assertThat(choice.refusal(each)).isEmpty());
      assertThat(choice.options().getFirst()).isNotEmpty();
    }
    assertThat(new ChoosePurchases(world, nation("romans")).options())
        .anySatisfy(each -> assertThat(each).hasAtLeastOneElementOfType(Purchase.Fortify.class))
        .anySatisfy(each -> assertThat(each).hasAtLeastOneElementOfType(Purchase.Restore.class));
  }

  @Test
  void whoHasNoGoldHasOneOption() {
    assertThat(new ChoosePurchases(rome(2, 0), nation("romans")).options())
        .containsExactly(List.of());
  }

  @Test
  void whoBuysNothingKeepsFortyToo() {
    World world = rome(2, 10);
    world.apply(new NationEvent.GoldChanged(nation("alemanni"), 96));
    PurchaseStep.capTreasuries(Sample.play(world, null, null));

    assertThat(world.gold(nation("alemanni"))).isEqualTo(2 * 40);
    assertThat(world.gold(nation("romans"))).isEqualTo(2 * 10);
  }
}
