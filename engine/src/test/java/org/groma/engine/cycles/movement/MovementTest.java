package org.groma.engine.cycles.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Edge;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MovementTest {

  private final Scene scene = Scene.open();
  private final Board board = scene.board();

  @BeforeEach
  void begin() {
    scene.after(new TurnEvent.TurnBegan(1), new PositionEvent.Began(ME, Stage.BARBARIAN));
  }

  @ParameterizedTest
  @CsvSource({"barbarian-infantry, 3", "infantry, 2", "tribe, 1"})
  void unitsGoAsFarAsTheirMovementAndOneFurtherOnRoads(String kind, int paces) {
    int unit = scene.put(ME, kind, scene.area("lugii"));
    List<Integer> reach = Reach.of(scene.world, unit);
    assertThat(reach)
        .isNotEmpty()
        .allSatisfy(area -> assertThat(board.steps(scene.area("lugii"), area)).isBetween(1, paces));
    assertThat(reach).anyMatch(area -> board.steps(scene.area("lugii"), area) == paces);
  }

  /** Whoever attacks over these is halved, so none may be lost on the way from the map. */
  @Test
  void riversMountainsAndRedArrowsLieBetweenAreas() {
    assertThat(board.between(scene.area("treveri"), scene.area("alamannia"))).contains(Edge.RIVER);
    assertThat(board.between(scene.area("byzantium"), scene.area("nicaea")))
        .contains(Edge.CROSSING);
    assertThat(edges(Edge.MOUNTAIN)).isGreaterThan(40);
    assertThat(edges(Edge.RIVER)).isGreaterThan(40);
  }

  private int edges(Edge edge) {
    int count = 0;
    for (int area = 0; area < board.areas(); area++) {
      for (int i = 0; i < board.degree(area); i++) {
        count += board.edge(area, i) == edge ? 1 : 0;
      }
    }
    return count / 2;
  }

  @Test
  void aRoadAddsAnArea() {
    int from = scene.area("byzantium");
    int unit = scene.put(ME, "infantry", from);
    assertThat(Reach.of(scene.world, unit))
        .anyMatch(area -> board.steps(from, area) == 3)
        .allMatch(area -> board.steps(from, area) <= 3);
  }

  @Test
  void strangersAndGarrisonsBarTheWayAndLoneLeadersDoNot() {
    int unit = scene.put(ME, "infantry", scene.area("lugii"));
    int next = board.near(scene.area("lugii"), 0);
    scene.lead(YOU, next);
    assertThat(Reach.of(scene.world, unit)).contains(next);
    scene.garrison(next);
    assertThat(Reach.of(scene.world, unit)).doesNotContain(next);
  }

  @Test
  void whoeverComesUponALoneLeaderTakesHim() {
    int unit = scene.put(ME, "infantry", scene.area("lugii"));
    int next = board.near(scene.area("lugii"), 0);
    int leader = scene.lead(YOU, next);
    scene.answers.answer(ChooseMover.class, unit);
    scene.answers.answer(ChooseMove.class, new Move.March(next, false));
    Movement.play(scene.play, ME);

    assertThat(scene.world.place(unit)).isEqualTo(next);
    assertThat(scene.world.leaderAt(leader)).isNegative();
  }

  @Test
  void oneHeavyAndOneLightUnitShareAnArea() {
    int home = scene.area("lugii");
    scene.put(ME, "infantry", home);
    assertThat(fits("horse", home)).isFalse();
    assertThat(fits("bow", home)).isTrue();
    assertThat(fits("tribe", home)).isFalse();
    assertThat(fits("garrison", home)).isFalse();
    scene.put(ME, "bow", home);
    assertThat(fits("ship", home)).as("two are enough").isFalse();
    assertThat(Stacking.fitsKind(scene.world, home, YOU, scene.kind("bow"))).isFalse();
  }

  private boolean fits(String kind, int area) {
    return Stacking.fitsKind(scene.world, area, ME, scene.kind(kind));
  }

  @Test
  void tribesKeepOutOfAllDesertsAndOtherUnitsDoNot() {
    int borders = 0;
    for (int area = 0; area < board.areas(); area++) {
      for (int next : scene.land.near(area)) {
        if (!board.isDesert(area) && board.isDesert(next)) {
          assertThat(reach("tribe", area)).as(board.id(next)).doesNotContain(next);
          assertThat(reach("infantry", area)).as(board.id(next)).contains(next);
          borders++;
        }
      }
    }
    assertThat(borders).isGreaterThan(10);
  }

  private List<Integer> reach(String kind, int from) {
    int unit = scene.put(ME, kind, from);
    List<Integer> reach = Reach.of(scene.world, unit);
    scene.play.remove(unit);
    return reach;
  }

  @ParameterizedTest
  @CsvSource({"1, false", "2, true"})
  void aShipSinksOnARollOfNoMoreThanTheSeasItCrossed(int die, boolean arrives) {
    int from = scene.area("alexandria");
    int ship = scene.put(ME, "ship", from);
    Move.Voyage voyage =
        SeaReach.of(scene.world, ship).stream()
            .filter(each -> each.seas().size() == 1)
            .findFirst()
            .orElseThrow();
    scene.answers.answer(ChooseMover.class, ship);
    scene.answers.answer(ChooseMove.class, voyage);
    scene.dice.d6(die);
    Movement.play(scene.play, ME);

    assertThat(scene.world.isOnBoard(ship)).isEqualTo(arrives);
    assertThat(scene.told(BattleTold.Sailed.class))
        .containsExactly(new BattleTold.Sailed(ship, 1, !arrives));
    if (arrives) {
      assertThat(scene.world.place(ship)).isEqualTo(voyage.area());
    }
  }

  @Test
  void aShipTakesOneUnitAlongThatHasNotMoved() {
    int from = scene.area("alexandria");
    int ship = scene.put(ME, "ship", from);
    int cargo = scene.put(ME, "infantry", from);
    Move.Voyage voyage =
        SeaReach.of(scene.world, ship).stream()
            .filter(each -> each.seas().size() == 1)
            .findFirst()
            .orElseThrow();
    Move.Voyage loaded = new Move.Voyage(voyage.seas(), voyage.area(), cargo, false);
    assertThat(new ChooseMove(scene.world, ME, ship).refusal(loaded)).isEmpty();
    scene.answers.answer(ChooseMover.class, ship);
    scene.answers.answer(ChooseMove.class, loaded);
    scene.dice.d6(6);
    Movement.play(scene.play, ME);

    assertThat(scene.world.place(cargo)).isEqualTo(voyage.area());
    assertThat(scene.world.hasMoved(cargo)).isTrue();
  }

  @Test
  void shipsEndInCoastalAreasAndNeverInland() {
    int ship = scene.put(ME, "ship", scene.area("alexandria"));
    assertThat(SeaReach.of(scene.world, ship))
        .isNotEmpty()
        .allSatisfy(voyage -> {
          assertThat(board.isCoastal(voyage.area())).isTrue();
          assertThat(voyage.seas().size()).isLessThan(4);
        });
  }
}
