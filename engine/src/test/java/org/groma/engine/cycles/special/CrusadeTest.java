package org.groma.engine.cycles.special;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class CrusadeTest {

  private final Scene scene = Scene.of("viking-magyar-saracen").turn(1);
  private final int saracens = scene.begin("saracens", Stage.KINGDOM);
  private final int germany = scene.begin("germany", Stage.KINGDOM);
  private final int france = scene.begin("france", Stage.KINGDOM);

  @Test
  void crusadersGoThroughItalyAndOverThreeSeas() {
    int italian = scene.area("mediolanum");
    int from =
        scene.land.near(italian).stream()
            .filter(area -> !isItalian(area) && !scene.board().isDesert(area))
            .findFirst()
            .orElseThrow();
    for (int area = 0; area < scene.board().areas(); area++) {
      if (isItalian(area)) {
        scene.after(new CityEvent.Garrisoned(area));
      }
    }
    int unit = scene.put(france, "infantry", from);
    assertThat(Passage.of(scene.world, unit)).isEmpty();
    scene.answers.answer(DeclareCrusade.class, false).answer(DeclareCrusade.class, true);
    Crusade.run(scene.play);
    int declared = scene.world.mark(Mark.CRUSADE, france) > 0 ? france : germany;
    scene.after(
        new ScenarioEvent.Marked(Mark.CRUSADE, germany, 0),
        new ScenarioEvent.Marked(Mark.CRUSADE, france, 1));
    assertThat(List.of(france, germany)).contains(declared);
    List<Move.Voyage> voyages = Passage.of(scene.world, unit);
    assertThat(voyages).isNotEmpty().allMatch(voyage -> voyage.seas().size() <= 3);
    Move.Voyage voyage = voyages.getFirst();
    scene.answers.answer(ChooseMover.class, unit).answer(ChooseMove.class, voyage);
    scene.answers.answer(ChooseMover.class, ChooseMover.DONE);
    scene.dice.d6(6);
    Movement.play(scene.play, france);
    assertThat(scene.world.place(unit)).isEqualTo(voyage.area());
    assertThat(scene.world.mark(Mark.CRUSADERS, france)).isOne();
    scene.turn(3);
    assertThat(Passage.of(scene.world, unit)).isEmpty();
  }

  @Test
  void aLeaderMayGoAlongOnTheCrusade() {
    scene.after(
        new ScenarioEvent.Marked(Mark.CRUSADE, france, 1),
        new CityEvent.Garrisoned(scene.area("genua")));
    int from = scene.area("massilia");
    int unit = scene.put(france, "infantry", from);
    int leader = france * scene.world.setting().leaders();
    scene.after(new LeaderEvent.Posted(leader, from));
    Move.Voyage passage = Passage.of(scene.world, unit).getFirst();
    Move.Voyage led = new Move.Voyage(passage.seas(), passage.area(), -1, true);
    assertThat(new ChooseMove(scene.world, france, unit).refusal(led)).isEmpty();
    scene.answers.answer(ChooseMover.class, unit).answer(ChooseMove.class, led);
    scene.dice.d6(6);
    Movement.play(scene.play, france);
    assertThat(scene.world.leaderAt(leader)).isEqualTo(passage.area());
    assertThat(scene.world.place(unit)).isEqualTo(passage.area());
  }

  @Test
  void whoSinksOnTheCrusadeWasSentAllTheSame() {
    scene.after(
        new ScenarioEvent.Marked(Mark.CRUSADE, france, 1),
        new CityEvent.Garrisoned(scene.area("genua")));
    int unit = scene.put(france, "infantry", "massilia");
    Move.Voyage passage = Passage.of(scene.world, unit).getFirst();
    scene.answers.answer(ChooseMover.class, unit).answer(ChooseMove.class, passage);
    scene.dice.d6(1);
    Movement.play(scene.play, france);
    assertThat(scene.world.isOnBoard(unit)).isFalse();
    assertThat(scene.world.mark(Mark.CRUSADERS, france)).isOne();
  }

  @Test
  void crusadersMayGoByOrdinaryMeans() {
    scene.after(new ScenarioEvent.Marked(Mark.CRUSADE, france, 1));
    int unit = scene.put(france, "infantry", "massilia");
    Crusade.embarks(scene.play, unit, true, scene.area("syracuse"));
    Crusade.marches(scene.play, unit, scene.area("lugdunum"));
    assertThat(scene.world.mark(Mark.CRUSADERS, france)).as("that is no crusade").isZero();
    Crusade.embarks(scene.play, unit, true, scene.area("tyre"));
    assertThat(scene.world.mark(Mark.CRUSADERS, france)).as("on a ship of its own").isOne();
    Crusade.marches(scene.play, unit, scene.area("antioch"));
    assertThat(scene.world.mark(Mark.CRUSADERS, france)).as("by land").isEqualTo(2);
    scene.turn(3);
    Crusade.marches(scene.play, unit, scene.area("antioch"));
    assertThat(scene.world.mark(Mark.CRUSADERS, france)).as("it is over").isEqualTo(2);
  }

  private boolean isItalian(int area) {
    int province = scene.board().province(area);
    return province >= 0 && scene.board().provinceId(province).equals("italia");
  }

  @Test
  void aCrusadeCountsForTheHolderHisPartnerAndWhoTried() {
    scene.after(
        new ScenarioEvent.Marked(Mark.CRUSADE, france, 1),
        new ScenarioEvent.Marked(Mark.CRUSADE, germany, 1));
    Crusade.fought(scene.play, germany, saracens);
    assertThat(Crusade.score(scene.world, germany)).isOne();
    scene.own(france, "jerusalem");
    assertThat(Crusade.score(scene.world, france)).isEqualTo(6);
    assertThat(Crusade.score(scene.world, germany)).isOne();
    Crusade.sent(scene.play, france);
    Crusade.sent(scene.play, germany);
    assertThat(Crusade.score(scene.world, germany)).isEqualTo(3);
  }
}
