package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.special.RisingRome.ROME;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Combat;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.setting.City;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

/** What barbarian invaders do by themselves. */
@Rule("14.2.4")
final class InvadersTest {

  private final RisingRome rising = new RisingRome();
  private final Scene scene = rising.scene();
  private final World world = scene.world;
  private final int invaders = scene.position("invaders");

  @Test
  void invadersHoldPillagedCitiesAndGoForTheNextOpenOne() {
    rising.find("rhaetia", OppositionKind.BARBARIAN_INVADERS);
    int city = scene.city(rising.cities("rhaetia").getFirst().id());
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
    return rising.cities("italia").stream()
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
}
