package org.groma.engine.cycles.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.groma.engine.cycles.BarbarianKingdomEmpire;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.play.MoveOrder;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.model.scenario.Scenario;
import org.junit.jupiter.api.Test;

@Rule("14.3")
class ComingAndGoingTest {

  private static final Scenario SCENARIO =
      Sample.withAttribute(
          Sample.seated("open", 2),
          "attendance",
          Map.of("first", Map.of("until", 6), "second", Map.of("from", 4)));

  @Test
  void whoEntersLaterTakesAPositionThenAndNotBefore() {
    Scene scene = Scene.of(SCENARIO);
    new Opening(scene.play).run();
    assertThat(scene.told(PositionEvent.Taken.class)).hasSize(1);
    scene.turn(3);
    ComingAndGoing.enter(scene.play);
    assertThat(scene.world.isPresent(1)).isFalse();
    scene.turn(4);
    ComingAndGoing.enter(scene.play);
    assertThat(scene.told(TurnEvent.Came.class)).containsExactly(new TurnEvent.Came(1));
    Rebirth.run(scene.play);
    PositionEvent.Taken second = scene.told(PositionEvent.Taken.class).getLast();
    assertThat(second.seat()).isEqualTo(1);
    assertThat(MoveOrder.of(scene.world).getFirst()).isEqualTo(second.position()); // 4.1
  }

  @Test
  @Rule({"14.1", "14.3.2"})
  void whoLeavesKeepsHisPointsAndHisCitiesAreNeutral() {
    Scene scene = Scene.of(SCENARIO);
    int german = scene.position("german-1");
    scene.after(
        new PositionEvent.Taken(german, 0, german),
        new PositionEvent.Began(german, Stage.BARBARIAN),
        new PositionEvent.Rose(german, Stage.KINGDOM));
    scene.own(german, "rome");
    scene.put(german, "infantry", "mediolanum");
    scene.turn(5).after(new MoneyEvent.Changed(german, 40, Account.TAXES));
    ComingAndGoing.leave(scene.play);
    assertThat(scene.world.isPlaying(german)).isTrue();
    scene.turn(6);
    ComingAndGoing.leave(scene.play);
    assertThat(scene.told(TurnEvent.Left.class)).containsExactly(new TurnEvent.Left(0));
    assertThat(scene.world.count(german)).isZero();
    assertThat(scene.owner("rome")).isEqualTo(World.NOBODY);
    assertThat(scene.world.hasGarrison(scene.area("rome"))).isTrue();
    assertThat(new Victory(scene.world).winningSeat()).isZero();
    scene.turn(7);
    FreeStarts.run(scene.play);
    assertThat(scene.world.isPlaying(german)).isFalse();
  }

  @Test
  void aGameGoesOnWhenPlayersComeAndGo() {
    Contest contest = new BarbarianKingdomEmpire().prepare(Sample.PROJECT, SCENARIO);
    GameSeed seed = new GameSeed(1, 1);
    List<String> story = new ArrayList<>();
    var teller =
        contest.storyteller(
            new org.groma.engine.kernel.Audience() {
              @Override
              public void enter(org.groma.engine.kernel.Chapter chapter) {
                // only lines matter here
              }

              @Override
              public void line(String line) {
                story.add(line);
              }
            });
    CyclesGame game =
        (CyclesGame)
            contest.start(
                new Table(
                    seed.dice(),
                    Seating.all(Skill.STEADY, contest).players(contest, seed),
                    teller::hear));
    game.playOut();
    assertThat(story)
        .contains("  Second player enters the game (14.3)", "  First player leaves the game (14.3)")
        .anyMatch(line -> line.startsWith("  First player takes "))
        .anyMatch(line -> line.endsWith("player wins (14.3)"));
    assertThat(game.winner()).isPresent();
  }
}
