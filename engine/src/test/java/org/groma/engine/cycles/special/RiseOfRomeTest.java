package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Ascension;
import org.groma.engine.cycles.combat.Combat;
import org.groma.engine.cycles.combat.Defence;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.NeutralGarrisons;
import org.groma.engine.cycles.economy.Purchase;
import org.groma.engine.cycles.economy.Purchasing;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.naval.Interception;
import org.groma.engine.cycles.naval.Voyagers;
import org.groma.engine.cycles.setting.City;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

@Rule("14.2.4")
final class RiseOfRomeTest {

  private static final String ROME = "rising-rome";

  private final Scene scene = Scene.begun("rise-of-rome");
  private final World world = scene.world;
  private final int rome = scene.position(ROME);
  private final int invaders = scene.position("invaders");
  private final int kingdoms = scene.position("independent-kingdoms");
  private final Opposition rule = world.setting().specials().one(Opposition.class).orElseThrow();

  private List<City> cities(String province) {
    return scene.board().cities().stream()
        .filter(city -> scene.board().province(city.area()) == scene.province(province))
        .toList();
  }

  @SuppressWarnings("EnumOrdinal") // a mark is a number
  private void find(String province, OppositionKind kind) {
    scene.after(
        new org.groma.engine.cycles.event.ScenarioEvent.Marked(
            Mark.OPPOSITION, scene.province(province), kind.ordinal() + 1));
    new Arrival(scene.play, rule, scene.province(province)).of(kind);
  }

  @Test
  void eachProvinceNextToAUnitIsRolledForOnce() {
    int unit = scene.put(ROME, "horse", "genua");
    assertThat(Bounds.areClosed(world, unit, scene.area("massilia"))).isTrue();
    scene.dice.d6(2);
    Consequences.beginTurn(scene.play);
    assertThat(scene.dice.isSpent()).isTrue();
    assertThat(Opposition.in(world, scene.province("gaul"))).contains(OppositionKind.CITY_MILITIAS);
    assertThat(Bounds.areClosed(world, unit, scene.area("massilia"))).isFalse();
    assertThat(Bounds.areClosed(world, unit, scene.area("carthage"))).isTrue();
    assertThat(Bounds.areClosed(world, unit, scene.area("rome"))).isFalse();
    Consequences.beginTurn(scene.play); // no die is left: none is rolled
  }

  @Test
  void aShipLooksOverOneSeaArea() {
    scene.put(ROME, "ship", "syracuse");
    scene.dice.d6(2, 2, 2, 2, 2, 2);
    Consequences.beginTurn(scene.play);
    assertThat(Opposition.in(world, scene.province("africa"))).isPresent();
    assertThat(Opposition.in(world, scene.province("britannia"))).isEmpty();
  }

  @Test
  void theScenarioSaysOverHowManySeaAreas() {
    List<Datum> special =
        Sample.scenario("rise-of-rome").special().stream().map(rule -> withSeas(rule, 2)).toList();
    Scene far = Scene.begun(Sample.withSpecial("rise-of-rome", special));
    far.put(ROME, "ship", "syracuse");
    far.dice.d6(2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2);
    Consequences.beginTurn(far.play);
    scene.put(ROME, "ship", "syracuse");
    scene.dice.d6(2, 2, 2, 2, 2, 2);
    Consequences.beginTurn(scene.play);
    assertThat(found(far)).isNotEmpty().isNotEqualTo(found(scene));
    assertThat(found(far)).anyMatch(province -> !found(scene).contains(province));
  }

  private static List<Integer> found(Scene of) {
    return IntStream.range(0, of.board().provinces())
        .filter(province -> Opposition.in(of.world, province).isPresent())
        .boxed()
        .toList();
  }

  private static Datum withSeas(Datum rule, int seas) {
    if (rule instanceof Datum.Fields(Map<String, Datum> words)
        && words.get("opposition") instanceof Datum.Fields(Map<String, Datum> says)) {
      Map<String, Datum> changed = new LinkedHashMap<>(says);
      changed.put("seas", new Datum.Amount(BigDecimal.valueOf(seas)));
      return new Datum.Fields(Map.of("opposition", new Datum.Fields(changed)));
    }
    return rule;
  }

  @Test
  void aKingdomAttacksFromItsEmptyCityIfThatIsAsGood() {
    for (City city : scene.board().cities()) {
      int target = city.area();
      List<Integer> beside = besideAtHome(target);
      for (int home : beside) {
        for (int field : beside.subList(0, beside.indexOf(home))) {
          if (scene.board().cityAt(home) >= 0
              && scene.board().cityAt(field) < 0
              && scene.board().areAdjacent(home, field)) {
            attackFrom(field, home, target);
            return;
          }
        }
      }
    }
    throw new AssertionError("no city of the map has such neighbours");
  }

  /** The areas of the same province beside one, where nothing hinders an attack. */
  private List<Integer> besideAtHome(int area) {
    return IntStream.range(0, scene.board().degree(area))
        .filter(i -> !scene.board().edge(area, i).halves())
        .map(i -> scene.board().near(area, i))
        .filter(near -> scene.board().province(near) == scene.board().province(area))
        .filter(near -> scene.board().province(near) != scene.province("italia"))
        .boxed()
        .toList();
  }

  @SuppressWarnings("EnumOrdinal") // a mark is a number
  private void attackFrom(int field, int home, int target) {
    scene.after(
        new org.groma.engine.cycles.event.ScenarioEvent.Marked(
            Mark.OPPOSITION,
            scene.board().province(target),
            OppositionKind.INDEPENDENT_KINGDOM.ordinal() + 1),
        new CityEvent.Owned(scene.board().cityAt(home), kingdoms),
        new CityEvent.Owned(scene.board().cityAt(target), rome));
    int guard = scene.play.raise(kingdoms, scene.kind("infantry"), field);
    scene.play.raise(rome, scene.kind("bow"), target);
    Movement.play(scene.play, kingdoms);
    assertThat(world.place(guard)).isEqualTo(home);
  }

  @Test
  void strongGarrisonsHaveFourAndThoseOfTheBorderGoWithTheCities() {
    find("rhaetia", OppositionKind.STRONG_BORDER_GARRISONS);
    int city = cities("rhaetia").getFirst().area();
    int border = scene.area("noricum");
    assertThat(Defence.garrisonStrength(world, city)).isEqualTo(4);
    assertThat(world.hasGarrison(border)).isTrue();
    NeutralGarrisons.dwindle(scene.play);
    assertThat(world.hasGarrison(border)).isTrue();
    for (City each : cities("rhaetia")) {
      scene.play.happen(new CityEvent.GarrisonGone(each.area()));
    }
    NeutralGarrisons.dwindle(scene.play);
    assertThat(world.hasGarrison(border)).isFalse();
  }

  @Test
  void bribesOpenAProvinceWithoutOppositionAndItsCitiesJoin() {
    find("gaul", OppositionKind.NONE);
    int unit = scene.put(ROME, "horse", "genua");
    assertThat(Bounds.areClosed(world, unit, scene.area("massilia"))).isTrue();
    int price = cities("gaul").stream().mapToInt(City::tax).sum();
    scene.after(new MoneyEvent.Changed(rome, price - 1, Account.START));
    Bribes.pay(scene.play, rome);
    assertThat(world.treasury(rome)).isEqualTo(price - 1);
    scene.after(new MoneyEvent.Changed(rome, 1, Account.START));
    scene.answers.answer(ChooseBribe.class, scene.province("gaul"));
    Bribes.pay(scene.play, rome);
    assertThat(world.treasury(rome)).isZero();
    assertThat(Bounds.areClosed(world, unit, scene.area("massilia"))).isFalse();
    assertThat(cities("gaul"))
        .allSatisfy(city -> assertThat(world.cityOwner(scene.city(city.id()))).isEqualTo(rome));
  }

  @Test
  void invadersHoldPillagedCitiesAndGoForTheNextOpenOne() {
    find("rhaetia", OppositionKind.BARBARIAN_INVADERS);
    int city = scene.city(cities("rhaetia").getFirst().id());
    assertThat(world.isPillaged(city)).isTrue();
    assertThat(world.cityOwner(city)).isEqualTo(invaders);
    int unit = world.unitsOf(invaders).getFirst();
    int before = distanceToItaly(unit);
    for (int i = 0; i < 8; i++) {
      scene.dice.d6(1);
    }
    Movement.play(scene.play, invaders);
    assertThat(distanceToItaly(unit)).isLessThan(before);
  }

  private int distanceToItaly(int unit) {
    return cities("italia").stream()
        .mapToInt(city -> scene.board().steps(world.place(unit), city.area()))
        .min()
        .orElseThrow();
  }

  @Test
  void invadersPillageWhereTheyStand() {
    int unit = scene.put("invaders", "barbarian-infantry", "mediolanum");
    scene.own("invaders", "mediolanum");
    scene.play.automaton().orElseThrow().economy(invaders);
    assertThat(world.isPillaged(scene.city("mediolanum"))).isTrue();
    assertThat(world.isOnBoard(unit)).isTrue();
    assertThat(world.treasury(invaders)).isZero();
  }

  @Test
  void invadersAttackWhatTheyCanTakeWhenNoCityIsOpen() {
    for (City city : scene.board().cities()) {
      if (!city.id().equals("mediolanum")) {
        scene.after(new CityEvent.Pillaged(scene.city(city.id()), 9));
      }
    }
    scene.put(ROME, "bow", "mediolanum");
    int near = scene.board().near(scene.area("mediolanum"), 0);
    for (int i = 0; i < scene.board().degree(scene.area("mediolanum")); i++) {
      if (!scene.board().edge(scene.area("mediolanum"), i).halves()) {
        near = scene.board().near(scene.area("mediolanum"), i);
      }
    }
    int unit = scene.play.raise(invaders, scene.kind("barbarian-infantry"), near);
    scene.dice.d6(1, 1, 1, 1, 1, 1);
    Movement.play(scene.play, invaders);
    Combat.play(scene.play, invaders);
    assertThat(world.hasAttacked(unit) || !world.isOnBoard(unit)).isTrue();
  }

  @Test
  void aKingdomWalksIntoItsCitiesThatRomeLeftEmpty() {
    find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    assertThat(world.unitsOf(kingdoms)).hasSameSizeAs(cities("gaul"));
    int lost = world.unitsAt(scene.area("lugdunum")).getFirst();
    scene.play.remove(lost);
    scene.own(ROME, "lugdunum");
    int beside = scene.area("lugdunum");
    for (int i = 0; i < scene.board().degree(scene.area("lugdunum")); i++) {
      int near = scene.board().near(scene.area("lugdunum"), i);
      if (scene.board().province(near) == scene.province("gaul")
          && scene.board().cityAt(near) < 0) {
        beside = near;
      }
    }
    int nearest = scene.play.raise(kingdoms, scene.kind("infantry"), beside);
    Movement.play(scene.play, kingdoms);
    assertThat(world.place(nearest)).isEqualTo(scene.area("lugdunum"));
  }

  @Test
  void aKingdomNeverLeavesItsProvince() {
    find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    int unit = world.unitsAt(scene.area("massilia")).getFirst();
    assertThat(Bounds.areClosed(world, unit, scene.area("genua"))).isTrue();
    assertThat(Bounds.forbidAttack(world, unit, rome, scene.area("genua"))).isTrue();
    assertThat(Bounds.areClosed(world, unit, scene.area("lugdunum"))).isFalse();
  }

  @Test
  void aKingdomRecruitsUntilItHasAUnitForEachCity() {
    find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    scene.play.remove(world.unitsAt(scene.area("lutetia")).getFirst());
    scene.play.automaton().orElseThrow().economy(kingdoms);
    assertThat(world.occupant(scene.area("lutetia"))).isEqualTo(kingdoms);
    int units = world.count(kingdoms);
    scene.play.automaton().orElseThrow().economy(kingdoms);
    assertThat(world.count(kingdoms)).isEqualTo(units);
  }

  @Test
  void aKingdomAttacksACityOfItsProvinceAtOddsOfOneToOne() {
    find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    scene.play.remove(world.unitsAt(scene.area("lugdunum")).getFirst());
    scene.own(ROME, "lugdunum");
    scene.put(ROME, "ship", "lugdunum"); // one against whoever comes
    scene.dice.d6(6, 6, 6, 6, 6, 6);
    Movement.play(scene.play, kingdoms);
    Combat.play(scene.play, kingdoms);
    assertThat(scene.told(org.groma.engine.cycles.event.UnitEvent.Attacked.class)).isNotEmpty();
  }

  @Test
  void shipsOfRomeAreMetOffTheCoastsOfAKingdom() {
    find("gaul", OppositionKind.INDEPENDENT_KINGDOM);
    int ship = scene.put(ROME, "ship", "genua");
    int sea =
        scene
            .board()
            .seasOf(scene.area("genua"))
            .filter(each -> scene.board().seasOf(scene.area("massilia")).anyMatch(s -> s == each))
            .findFirst()
            .orElseThrow();
    scene.dice.d6(6, 6);
    Voyagers alone = Voyagers.of(ship, List.of(), -1);
    Interception.run(scene.play, alone, List.of(sea), scene.area("genua"));
    assertThat(scene.told(org.groma.engine.cycles.event.BattleTold.Fought.class)).hasSize(1);
  }

  @Test
  void eventsCountTheColumnsThatWerePaidFor() {
    scene.after(new MoneyEvent.Improved(rome, 4));
    scene.dice.d6(4, 4); // with four columns twelve
    SolitaireEvents.mayHappen(scene.play, rome);
    assertThat(world.treasury(rome)).isEqualTo(2);
  }

  @Test
  void aGreatRollBringsALeaderButNeverAThird() {
    scene.put(ROME, "horse", "rome");
    scene.after(new MoneyEvent.Improved(rome, 4));
    scene.dice.d6(6, 6, 6, 6, 6, 6);
    for (int i = 0; i < 3; i++) {
      SolitaireEvents.mayHappen(scene.play, rome);
    }
    assertThat(world.leaderAt(rome * 2)).isEqualTo(scene.area("rome"));
    assertThat(world.leaderAt(rome * 2 + 1)).isEqualTo(scene.area("rome"));
  }

  @Test
  void aRevivalIsTakenOnceAndThenThereIsNoneInThatStage() {
    Ruling rebellion = new Ruling(Ruling.Word.REBELLION, 0);
    Ruling revival = new Ruling(Ruling.Word.REVIVAL, 0);
    scene.answers.answer(ChooseRevival.class, true);
    assertThat(RevivalOnce.become(scene.play, rome, rebellion)).contains(revival);
    assertThat(RevivalOnce.become(scene.play, rome, rebellion)).contains(rebellion);
    assertThat(RevivalOnce.become(scene.play, rome, revival)).isEmpty();
  }

  @Test
  void leadersAreKeptInTheEmpire() {
    scene.put(ROME, "bow", "rome");
    scene.put(ROME, "horse", "genua");
    scene.lead(ROME, "rome");
    Ascension.becomeEmpire(scene.play, rome);
    assertThat(world.leaderAt(rome * 2)).isEqualTo(scene.area("genua"));
  }

  @Test
  void romeBuildsInItalyAndInWholeProvinces() {
    scene.after(new MoneyEvent.Changed(rome, 50, Account.START));
    scene.own(ROME, "massilia");
    assertThat(refuses("rome")).isFalse();
    assertThat(refuses("massilia")).isTrue();
    cities("gaul").forEach(city -> scene.own(ROME, city.id()));
    assertThat(refuses("massilia")).isFalse();
  }

  private boolean refuses(String area) {
    return Purchasing.refusal(world, rome, new Purchase(scene.kind("infantry"), scene.area(area)))
        .isPresent();
  }

  @Test
  void theCountersOfRomeAreItsOwn() {
    int infantry = scene.kind("infantry");
    int placed = 0;
    while (world.inBox(rome, infantry) >= 0) {
      scene.play.raise(rome, infantry, placed++);
    }
    assertThat(placed).isEqualTo(12);
    assertThat(Holdings.owned(world, rome)).isNotEmpty();
  }
}
