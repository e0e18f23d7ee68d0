package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class OpenScenarioTest {

  private final Scene scene = Scene.of("open").turn(4);

  private int tribeByTheSea(String nation, String sea) {
    int people = scene.begin(nation, Stage.BARBARIAN);
    int place = scene.board().areas();
    while (!scene.board().id(place).equals(sea)) {
      place++;
    }
    return scene.put(people, "tribe", scene.board().coast(place, 0));
  }

  private Move.Voyage crossing(int tribe) {
    int owner = scene.world.owner(tribe);
    return new ChooseMove(scene.world, owner, tribe)
        .options().stream()
            .filter(Move.Voyage.class::isInstance)
            .map(Move.Voyage.class::cast)
            .findFirst()
            .orElseThrow();
  }

  private void cross(int tribe, Move.Voyage voyage) {
    scene.answers.answer(ChooseMover.class, tribe).answer(ChooseMove.class, voyage);
    scene.answers.answer(ChooseMover.class, ChooseMover.DONE);
    Movement.play(scene.play, scene.world.owner(tribe));
  }

  @Test
  void vikingTribesCrossMarkedSeasOnThreeOrLess() {
    int tribe = tribeByTheSea("viking", "mare-norvegicum");
    Move.Voyage voyage = crossing(tribe);
    scene.dice.d6(3);
    cross(tribe, voyage);
    assertThat(scene.world.place(tribe)).isEqualTo(voyage.area());
  }

  @Test
  void aTribeThatRollsFourIsLostAtSea() {
    int tribe = tribeByTheSea("pict", "oceanus-hibernicus");
    Move.Voyage voyage = crossing(tribe);
    scene.dice.d6(4);
    cross(tribe, voyage);
    assertThat(scene.world.isOnBoard(tribe)).isFalse();
  }

  @Test
  void othersDoNotCross() {
    int tribe = tribeByTheSea("german-1", "mare-norvegicum");
    int owner = scene.world.owner(tribe);
    assertThat(new ChooseMove(scene.world, owner, tribe).options())
        .noneMatch(Move.Voyage.class::isInstance);
  }

  @Test
  void arabsAppearWithTwoTribesOnMarkedAreasWhenTheyMove() {
    int arab = scene.begin("arab", Stage.BARBARIAN);
    DesertStart.play(scene.play, arab);
    assertThat(scene.world.count(arab)).isEqualTo(2);
    for (int unit : scene.world.unitsOf(arab)) {
      int area = scene.world.place(unit);
      assertThat(scene.board().isMarked(area, "a")).isTrue();
      assertThat(scene.board().provinceId(scene.board().province(area)))
          .isIn("mesopotamia", "syria");
      assertThat(scene.world.hasMoved(unit)).isTrue();
    }
    DesertStart.play(scene.play, arab);
    assertThat(scene.world.count(arab)).isEqualTo(2);
  }

  @Test
  void africansAppearInMauretania() {
    int african = scene.begin("african", Stage.BARBARIAN);
    assertThat(DesertStart.free(scene.world, african))
        .isNotEmpty()
        .allMatch(
            area -> scene.board().provinceId(scene.board().province(area)).equals("mauretania"));
  }
}
