package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Advance;
import org.groma.engine.cycles.combat.Attackers;
import org.groma.engine.cycles.combat.Defence;
import org.groma.engine.cycles.combat.Fray;
import org.groma.engine.cycles.economy.Capitals;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

@Rule("14.2.2")
final class EastAndWestTest {

  private final Scene scene = Scene.begun("east-and-west");
  private final int west = scene.position("west-romans");
  private final int east = scene.position("east-romans");

  private boolean mayAttack(int unit, String area) {
    Defence defence =
        Defence.of(scene.world, scene.area(area), scene.world.owner(unit), Fray.NONE).orElseThrow();
    return Attackers.refusal(scene.world, scene.world.owner(unit), defence, unit).isEmpty();
  }

  @Test
  void theHalvesKeepApartUntilBarbariansAreInside() {
    int unit = scene.put("west-romans", "elite", "sirmium");
    int eastern = scene.board().near(scene.area("sirmium"), 0);
    for (int i = 0; i < scene.board().degree(scene.area("sirmium")); i++) {
      int near = scene.board().near(scene.area("sirmium"), i);
      if (scene.board().isInside(near)
          && !scene.board().provinceId(scene.board().province(near)).equals("illyricum")) {
        eastern = near;
      }
    }
    scene.play.raise(east, scene.kind("infantry"), eastern);
    String there = scene.board().id(eastern);
    assertThat(Bounds.areClosed(scene.world, unit, eastern)).isTrue();
    assertThat(mayAttack(unit, there)).isFalse();

    Consequences.afterPhase(scene.play);
    assertThat(scene.world.mark(Mark.INVADED, 0)).isZero();
    scene.put("hun", "horse-bow", "lutetia");
    Consequences.afterPhase(scene.play);
    assertThat(scene.world.mark(Mark.INVADED, 0)).isEqualTo(1);
    assertThat(Bounds.areClosed(scene.world, unit, eastern)).isFalse();
    assertThat(mayAttack(unit, there)).isTrue();
    assertThat(Bounds.areClosed(scene.world, unit, scene.area("byzantium"))).isTrue();
  }

  @Test
  void eachHalfIsFreeInItsOwnProvincesAndFollowsNobodyIntoTheOther() {
    int unit = scene.put("west-romans", "elite", "sirmium");
    int sirmium = scene.area("sirmium");
    int illyricum = scene.board().province(sirmium);
    for (int near : scene.land.near(sirmium)) {
      boolean own = scene.board().province(near) == illyricum;
      boolean other = scene.board().isInside(near) && !own;
      if (own || other) {
        Advance asked = new Advance(scene.world, west, List.of(unit), List.of(List.of(near)), -1);
        assertThat(Bounds.areClosed(scene.world, unit, near)).isEqualTo(other);
        assertThat(asked.options()).hasSize(other ? 1 : 2);
      }
    }
  }

  @Test
  void theCapitalStaysWhereItIs() {
    scene.put("hun", "horse-bow", "rome");
    Capitals.flee(scene.play, west);
    assertThat(scene.world.capital(west)).isEqualTo(scene.area("rome"));
  }

  @Test
  void theOtherHalfTakesAsManyUnitsAsTheDieSaysWithTheirCities() {
    scene.put("hun", "horse-bow", "rome");
    scene.put("west-romans", "elite", "lutetia");
    scene.put("west-romans", "ship", "massilia");
    scene.put("west-romans", "garrison", "treveri");
    scene.dice.d6(2);
    Consequences.beforeAdministration(scene.play);
    assertThat(scene.dice.isSpent()).isTrue();
    assertThat(scene.world.isPlaying(west)).isFalse();
    assertThat(scene.world.unitsOf(west)).isEmpty();
    assertThat(scene.world.unitsOf(east)).hasSize(2);
    for (int unit : scene.world.unitsOf(east)) {
      int city = scene.board().cityAt(scene.world.place(unit));
      assertThat(city < 0 || scene.world.cityOwner(city) == east).isTrue();
    }
    assertThat(scene.world.cityOwner(scene.city("londinium"))).isEqualTo(World.NOBODY);
    assertThat(scene.world.hasGarrison(scene.area("londinium"))).isTrue();
  }

  @Test
  void withBothHalvesLostNobodyTakesOverAndTheGameEnds() {
    scene.put("hun", "horse-bow", "rome");
    scene.put("slav-1", "horse-bow", "byzantium");
    scene.put("west-romans", "elite", "lutetia");
    Consequences.beforeAdministration(scene.play);
    assertThat(scene.world.unitsOf(east)).isEmpty();
    assertThat(
            scene
                .world
                .setting()
                .specials()
                .one(EndsWhenFallen.class)
                .orElseThrow()
                .isMet(scene.world))
        .isTrue();
  }

  @Test
  void aHalfThatHoldsItsCityStands() {
    scene.put("west-romans", "elite", "rome");
    Consequences.beforeAdministration(scene.play);
    assertThat(scene.world.isPlaying(west)).isTrue();
  }

  @Test
  void theHalvesKeepPeaceAtSeaTooUntilBarbariansAreInside() {
    assertThat(Bounds.keepPeace(scene.world, west, east)).isTrue();
    assertThat(Bounds.keepPeace(scene.world, west, scene.position("hun"))).isFalse();
    scene.put("hun", "horse-bow", "lutetia");
    Consequences.afterPhase(scene.play);
    assertThat(Bounds.keepPeace(scene.world, west, east)).isFalse();
  }
}
