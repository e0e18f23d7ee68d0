package org.groma.engine.cycles.invariant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Violation;
import org.junit.jupiter.api.Test;

/** Each law is broken by a log that a faulty game would write, and not by one of a good game. */
final class HappeningLawsTest {

  private static List<String> broken(Scene scene, CyclesEvent... log) {
    WorldWatch watch = new WorldWatch(scene.world.setting());
    for (CyclesEvent event : log) {
      watch.accept(event);
    }
    return watch.broken().stream().map(Violation::invariant).toList();
  }

  private static CyclesEvent began(Scene scene, String position, Stage stage) {
    return new PositionEvent.Began(scene.position(position), stage);
  }

  private static CyclesEvent phase(Scene scene, Phase phase, String position) {
    return new TurnEvent.PhaseBegan(phase, scene.position(position));
  }

  private static UnitEvent.Raised raised(Scene scene, String position, String kind, int area) {
    int unit = scene.world.inBox(scene.position(position), scene.kind(kind));
    return new UnitEvent.Raised(unit, scene.kind(kind), area);
  }

  @Test
  void whoeverPlacesUnitsHasPlacedThemAllWhenTheFirstTurnBegins() {
    Scene scene = Scene.of("pre-roman");
    assertThat(broken(scene, began(scene, "celts", Stage.BARBARIAN), new TurnEvent.TurnBegan(1)))
        .containsExactly("set-up.placed");
    List<CyclesEvent> log = new ArrayList<>();
    Scene.deployed("pre-roman").log.forEach(event -> log.add((CyclesEvent) event));
    log.add(new TurnEvent.TurnBegan(1));
    assertThat(broken(scene, log.toArray(CyclesEvent[]::new))).isEmpty();
  }

  @Test
  void noGroupMovesAfterAnotherOfItsPlayerHasFought() {
    Scene scene = Scene.of(Sample.seated("roman-empire", 2));
    CyclesEvent fights = phase(scene, Phase.COMBAT, "german-1");
    assertThat(broken(scene, fights, phase(scene, Phase.MOVEMENT, "slav-1")))
        .containsExactly("groups.move-together");
    assertThat(broken(scene, fights, phase(scene, Phase.MOVEMENT, "romans"))).isEmpty();
  }

  @Test
  void administrationIsReckonedByCitiesAndCapital() {
    Scene scene = Scene.of("roman-empire");
    int romans = scene.position("romans");
    CyclesEvent[] log = {
      began(scene, "romans", Stage.EMPIRE),
      new CityEvent.Owned(scene.city("rome"), romans),
      new PositionEvent.CapitalMoved(romans, scene.area("rome")),
      new MoneyEvent.Assessed(romans, 3)
    };
    assertThat(broken(scene, log)).containsExactly("administration.base");
    log[3] = new MoneyEvent.Assessed(romans, 3 + 2);
    assertThat(broken(scene, log)).isEmpty();
  }

  @Test
  void noUnitOfAnEmpireMovesOutOfSupport() {
    Scene scene = Scene.of("roman-empire");
    UnitEvent.Raised elite = raised(scene, "romans", "elite", scene.area("lutetia"));
    int far =
        scene.land.find(area ->
            !scene.board().isInside(area)
                && scene.land.near(area).stream().noneMatch(scene.board()::isInside));
    for (Stage stage : List.of(Stage.EMPIRE, Stage.KINGDOM)) {
      assertThat(
              broken(
                  scene,
                  began(scene, "romans", stage),
                  elite,
                  phase(scene, Phase.MOVEMENT, "romans"),
                  new UnitEvent.Moved(elite.unit(), far)))
          .isEqualTo(stage == Stage.EMPIRE ? List.of("move.into-support") : List.of());
    }
  }

  @Test
  void nobodyFightsAgainstATruce() {
    Scene scene = Scene.of("viking-magyar-saracen");
    int france = scene.position("france");
    int germany = scene.position("germany");
    BattleTold.Fought atSea =
        new BattleTold.Fought(
            france, germany, scene.board().areas(), List.of(), 2, 1, 0, Result.DR1);
    assertThat(broken(scene, new TurnEvent.TurnBegan(2), atSea)).contains("truce.kept");
    assertThat(broken(scene, new TurnEvent.TurnBegan(5), atSea)).doesNotContain("truce.kept");
  }

  @Test
  void whoFightsOnACrusadeOrSailsWithoutAShipCountsAsSent() {
    Scene scene = Scene.of("viking-magyar-saracen");
    int france = scene.position("france");
    CyclesEvent fought = new ScenarioEvent.Marked(Mark.CRUSADE_FOUGHT, france, 1);
    CyclesEvent sent = new ScenarioEvent.Marked(Mark.CRUSADERS, france, 1);
    UnitEvent.Raised foot = raised(scene, "france", "infantry", scene.area("massilia"));
    CyclesEvent begun = began(scene, "france", Stage.KINGDOM);
    CyclesEvent sailed = new BattleTold.Sailed(foot.unit(), 2, true);
    assertThat(broken(scene, begun, fought)).containsExactly("crusaders.counted");
    assertThat(broken(scene, begun, foot, sailed)).containsExactly("crusaders.counted");
    assertThat(broken(scene, begun, foot, sent, sailed, fought)).isEmpty();
  }

  @Test
  void everyProvinceBesideAUnitOfRomeHasBeenRolledFor() {
    Scene scene = Scene.of("rise-of-rome");
    CyclesEvent unit = raised(scene, "rising-rome", "horse", scene.area("genua"));
    CyclesEvent begun = began(scene, "rising-rome", Stage.KINGDOM);
    CyclesEvent due = phase(scene, Phase.COMBINATION, "rising-rome");
    List<CyclesEvent> log = new ArrayList<>(List.of(begun, unit));
    assertThat(broken(scene, begun, unit, due)).containsExactly("province.rolled-for");
    for (int province = 0; province < scene.board().provinces(); province++) {
      log.add(new ScenarioEvent.Marked(Mark.OPPOSITION, province, 1));
    }
    log.add(due);
    assertThat(broken(scene, log.toArray(CyclesEvent[]::new))).isEmpty();
  }
}
