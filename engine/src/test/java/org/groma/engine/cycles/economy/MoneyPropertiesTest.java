package org.groma.engine.cycles.economy;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.groma.engine.cycles.Chance;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.Mood;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.movement.Stacking;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;

/** What holds for the money of any realm. */
class MoneyPropertiesTest {

  /** A kingdom or an empire with cities, units and money. */
  record Realm(Stage stage, Set<Integer> cities, List<String> kinds, int treasury, Mood mood) {

    private static final String WHO = "slav-1";

    Scene scene(String... switches) {
      Scene scene = Scene.with(switches).turn(5);
      int position = scene.begin(WHO, stage);
      for (int city : cities) {
        scene.after(new CityEvent.Owned(city % scene.board().cities().size(), position));
      }
      scene.treasury(position, treasury).after(new PositionEvent.MoodChanged(position, mood));
      Capitals.placeIfOffBoard(scene.play, position);
      int area = 0;
      for (String kind : kinds) {
        if (scene.world.inBox(position, scene.kind(kind)) >= 0) {
          scene.put(position, kind, inside(scene, area));
          area = inside(scene, area) + 1;
        }
      }
      scene.log.clear();
      return scene;
    }

    private static int inside(Scene scene, int from) {
      return scene.land.find(area ->
          area >= from
              && scene.board().isInside(area)
              && scene.board().isCoastal(area)
              && !scene.board().isDesert(area)
              && scene.world.occupant(area) == World.NOBODY);
    }
  }

  @Provide
  Arbitrary<Realm> realms() {
    Arbitrary<Stage> stage = Arbitraries.of(Stage.KINGDOM, Stage.EMPIRE);
    return stage.flatMap(which ->
        Combinators.combine(
                Arbitraries.integers().between(0, 60).set().ofMaxSize(12),
                Arbitraries.of(
                        which == Stage.EMPIRE
                            ? List.of("infantry", "elite", "ship", "garrison")
                            : List.of("infantry", "horse", "bow", "ship"))
                    .list()
                    .ofMaxSize(14),
                Arbitraries.integers().between(0, 50),
                Arbitraries.of(Mood.class))
            .as((cities, kinds, money, mood) -> new Realm(which, cities, kinds, money, mood)));
  }

  @Property(tries = 200)
  void nobodyEverOwesMoney(@ForAll("realms") Realm realm, @ForAll long seed) {
    Scene scene = realm.scene("auction", "tribute");
    int position = scene.position(Realm.WHO);
    int rival = scene.begin("hun", Stage.BARBARIAN);
    scene.treasury(rival, realm.treasury());
    Economy.play(Chance.in(scene, seed), position);
    int money = realm.treasury();
    for (MoneyEvent.Changed each : scene.told(MoneyEvent.Changed.class)) {
      money += each.position() == position ? each.by() : 0;
      assertThat(money).as("after %s", each).isNotNegative();
    }
    assertThat(scene.world.treasury(position)).isEqualTo(money);
    assertThat(scene.world.treasury(rival)).isNotNegative();
    for (int area = 0; area < scene.board().areas(); area++) {
      assertThat(Stacking.isCrowded(scene.world, area)).isFalse();
    }
  }

  @Property(tries = 200)
  void noUnitIsDisbandedThatCouldHaveStayed(@ForAll("realms") Realm realm, @ForAll long seed) {
    Scene scene = realm.scene();
    World world = scene.world;
    int position = scene.position(Realm.WHO);
    List<Integer> units = new ArrayList<>(world.unitsOf(position));
    int[] costs = new int[world.unitCount()];
    units.forEach(unit -> costs[unit] = Prices.upkeep(world, unit));
    Upkeep.play(Chance.in(scene, seed), position);

    int paid = realm.treasury() - world.treasury(position);
    assertThat(paid).isEqualTo(Prices.upkeepOf(world, position));
    units.removeIf(world::isOnBoard);
    assertThat(units).allMatch(unit -> paid + costs[unit] > realm.treasury());
  }

  @Property
  void columnsCostATenthEachRoundedUpTogether(
      @ForAll @IntRange(min = 0, max = 70) int taxes, @ForAll @IntRange(max = 10) int columns) {
    Scene scene = Scene.open();
    int position = scene.begin(Realm.WHO, Stage.KINGDOM);
    scene.after(new MoneyEvent.Assessed(position, taxes));
    assertThat(Spending.cost(scene.world, position, columns))
        .isEqualTo(
            BigDecimal.valueOf(taxes)
                .multiply(BigDecimal.valueOf(columns))
                .divide(BigDecimal.TEN, 0, RoundingMode.CEILING)
                .intValueExact());
  }
}
