package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.barbarian.Tribes;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

@Rule("14.2.6")
final class PreRomanTest {

  private final Scene scene = Scene.begun("pre-roman");

  @Test
  void pairsOfCeltsBecomeInfantryWithoutARoll() {
    for (int i = 0; i < 2; i++) {
      int tribe = scene.put("celts", "tribe", "treveri");
      scene.after(new UnitEvent.Inverted(tribe));
    }
    Tribes.create(scene.play, scene.position("celts"));
    assertThat(scene.world.unitsAt(scene.area("treveri")))
        .singleElement()
        .satisfies(
            unit -> assertThat(scene.world.kind(unit)).isEqualTo(scene.kind("barbarian-infantry")));
  }

  @Test
  void celtsAreAKingdomAfterFiveTurns() {
    assertThat(Countdown.turns(scene.world, scene.position("celts"))).isEqualTo(5);
    assertThat(Countdown.turns(scene.world, scene.position("carthage")))
        .isEqualTo(scene.world.setting().position(scene.position("carthage")).countdown());
  }

  @Test
  void theLeaderOfCarthageShiftsByTwoColumns() {
    assertThat(scene.world.setting().leaderShift(scene.position("carthage"))).isEqualTo(2);
    assertThat(scene.world.setting().leaderShift(scene.position("roman-kingdom"))).isEqualTo(1);
  }

  @Test
  void noGarrisonKeepsTheCeltsOutOfTheCitiesOfGaul() {
    Scene begun = Scene.deployed("pre-roman");
    for (int area = 0; area < begun.board().areas(); area++) {
      if (begun.board().province(area) == begun.province("gaul")) {
        assertThat(begun.world.hasGarrison(area)).as(begun.board().id(area)).isFalse();
      }
    }
    assertThat(begun.world.hasGarrison(begun.area("londinium")))
        .as("nobody's position is in Britannia")
        .isTrue();
    int celts = begun.position("celts");
    assertThat(begun.world.unitsOf(celts))
        .as("tribes stand in cities too")
        .anyMatch(tribe -> begun.board().cityAt(begun.world.place(tribe)) >= 0);
  }

  @Test
  void sixTribesAndEightGarrisonsBegin() {
    World world = Scene.deployed("pre-roman").world;
    assertThat(world.count(scene.position("celts"))).isEqualTo(6);
    assertThat(world.count(scene.position("seleucids"))).isEqualTo(8);
  }
}
