package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.special.RisingRome.ROME;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Administration;
import org.groma.engine.cycles.combat.Defence;
import org.groma.engine.cycles.economy.NeutralGarrisons;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.setting.City;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;

/** What is found in provinces that Rome comes near, and what it costs. */
@Rule("14.2.4")
final class OppositionTest {

  private final RisingRome rising = new RisingRome();
  private final Scene scene = rising.scene();
  private final World world = scene.world;
  private final int rome = scene.position(ROME);
  private final int invaders = scene.position("invaders");
  private final int kingdoms = scene.position("independent-kingdoms");

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
  void provincesWithoutCitiesAreRolledForAndThoseOfUnusedCitiesAreNot() {
    int frontier =
        scene.land.find(area ->
            scene.board().isInside(area)
                && scene.land.near(area).stream()
                    .anyMatch(near -> scene.board().province(near) == scene.province("germany")));
    int scythian =
        scene.land.find(area ->
            scene.board().isInside(area)
                && scene.land.near(area).stream()
                    .anyMatch(near -> scene.board().province(near) == scene.province("scythia")));
    scene.put(rome, "horse", frontier);
    scene.put(rome, "horse", scythian);
    for (int i = 0; i < 10; i++) {
      scene.dice.d6(2);
    }
    Consequences.beginTurn(scene.play);
    assertThat(found(scene))
        .contains(scene.province("germany"))
        .doesNotContain(scene.province("scythia"));
    int unit = world.unitsAt(frontier).getFirst();
    assertThat(
            scene.land.near(frontier).stream()
                .filter(near -> scene.board().province(near) == scene.province("germany")))
        .allSatisfy(near -> assertThat(Bounds.areClosed(world, unit, near)).isFalse());
  }

  private static List<Integer> found(Scene of) {
    return IntStream.range(0, of.board().provinces())
        .filter(province -> Opposition.in(of.world, province).isPresent())
        .boxed()
        .toList();
  }

  @Test
  void strongGarrisonsHaveFourAndThoseOfTheBorderGoWithTheCities() {
    rising.find("rhaetia", OppositionKind.STRONG_BORDER_GARRISONS);
    int city = rising.cities("rhaetia").getFirst().area();
    int border = scene.area("noricum");
    assertThat(Defence.garrisonStrength(world, city)).isEqualTo(4);
    assertThat(world.hasGarrison(border)).isTrue();
    NeutralGarrisons.dwindle(scene.play);
    assertThat(world.hasGarrison(border)).isTrue();
    for (City each : rising.cities("rhaetia")) {
      scene.play.happen(new CityEvent.GarrisonGone(each.area()));
    }
    NeutralGarrisons.dwindle(scene.play);
    assertThat(world.hasGarrison(border)).isFalse();
  }

  @Test
  void bribesOpenAProvinceWithoutOppositionAndItsCitiesJoin() {
    rising.find("gaul", OppositionKind.NONE);
    int unit = scene.put(ROME, "horse", "genua");
    assertThat(Bounds.areClosed(world, unit, scene.area("massilia"))).isTrue();
    int price = rising.cities("gaul").stream().mapToInt(City::tax).sum();
    scene.after(new MoneyEvent.Changed(rome, price - 1, Account.START));
    Bribes.pay(scene.play, rome);
    assertThat(world.treasury(rome)).isEqualTo(price - 1);
    scene.after(new MoneyEvent.Changed(rome, 1, Account.START));
    scene.answers.answer(ChooseBribe.class, scene.province("gaul"));
    Bribes.pay(scene.play, rome);
    assertThat(world.treasury(rome)).isZero();
    assertThat(Bounds.areClosed(world, unit, scene.area("massilia"))).isFalse();
    assertThat(rising.cities("gaul"))
        .allSatisfy(city -> assertThat(world.cityOwner(scene.city(city.id()))).isEqualTo(rome));
  }

  @Test
  void bribesArePaidInTheAdministrationPhase() {
    rising.find("gaul", OppositionKind.NONE);
    scene.treasury(rome, 50);
    scene.answers.answer(ChooseBribe.class, scene.province("gaul"));
    scene.dice.d6(4, 3, 4, 3);
    Administration.play(scene.play, rome);
    assertThat(scene.answers.isSpent()).isTrue();
    assertThat(world.mark(Mark.BRIBED, scene.province("gaul"))).isOne();
  }

  @Test
  void onlyInvadersAndKingdomsMoveByProcedure() {
    assertThat(Opposition.moves(world, invaders)).isTrue();
    assertThat(Opposition.moves(world, kingdoms)).isTrue();
    assertThat(Opposition.moves(world, rome)).isFalse();
  }

  @Test
  void borderGarrisonsStandAtTheBorderAndNowhereElse() {
    rising.find("gaul", OppositionKind.STRONG_BORDER_GARRISONS);
    int gaul = scene.province("gaul");
    for (int area = 0; area < scene.board().areas(); area++) {
      if (scene.board().province(area) == gaul && scene.board().cityAt(area) < 0) {
        boolean border =
            scene.land.near(area).stream()
                .map(scene.board()::province)
                .anyMatch(other -> other >= 0 && other != gaul);
        assertThat(world.hasGarrison(area)).as(scene.board().id(area)).isEqualTo(border);
      }
    }
  }

  @Test
  void aProvinceIsBribedOnce() {
    rising.find("gaul", OppositionKind.NONE);
    scene.treasury(rome, 90);
    scene.answers.answer(ChooseBribe.class, scene.province("gaul"));
    Bribes.pay(scene.play, rome);
    Opposition rule = world.setting().specials().one(Opposition.class).orElseThrow();
    assertThat(rule.forSale(world)).isEmpty();
  }
}
