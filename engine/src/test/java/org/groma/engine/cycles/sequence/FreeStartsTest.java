package org.groma.engine.cycles.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.administration.Abandonment;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.MoveOrder;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

@Rule({"4.2", "14.3"})
class FreeStartsTest {

  private final Scene scene = Scene.of(Sample.seated("open", 2));
  private final int german = scene.position("german-1");
  private final int hun = scene.position("hun");

  private void take(int seat, String people) {
    int position = scene.position(people);
    scene.after(
        new PositionEvent.Taken(position, seat, position),
        new PositionEvent.Began(position, Stage.BARBARIAN));
  }

  private boolean isFree(String people) {
    return FreeStarts.isFree(scene.world, scene.position(people));
  }

  @Test
  void whoRollsHighestChoosesAndMovesFirst() {
    scene.dice.d6(1, 2, 6, 5);
    scene.answers.answer(ChoosePosition.class, hun).answer(ChoosePosition.class, german);
    FreeStarts.run(scene.play);
    assertThat(scene.told(PositionEvent.Taken.class))
        .containsExactly(
            new PositionEvent.Taken(hun, 1, hun), new PositionEvent.Taken(german, 0, german));
    assertThat(scene.world.count(hun, scene.kind("tribe"))).isEqualTo(1);
    assertThat(MoveOrder.of(scene.world)).containsExactly(hun, german);
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void aPositionInUseIsFreeAgainOnceItIsAnEmpire() {
    take(0, "german-1");
    assertThat(isFree("german-1")).isFalse();
    scene.after(new PositionEvent.Rose(german, Stage.KINGDOM));
    assertThat(isFree("german-1")).isFalse();
    scene.after(new PositionEvent.Rose(german, Stage.EMPIRE));
    assertThat(isFree("german-1")).isTrue();
  }

  @Test
  void besideTheEmpireOfItsOwnNameAPeopleUsesOtherCounters() {
    take(0, "german-1");
    scene.after(new PositionEvent.Rose(german, Stage.EMPIRE));
    scene.turn(9);
    scene.answers.answer(ChoosePosition.class, german);
    FreeStarts.run(scene.play);
    PositionEvent.Taken taken = scene.told(PositionEvent.Taken.class).getFirst();
    assertThat(taken.people()).isEqualTo(german);
    assertThat(taken.position()).isNotEqualTo(german);
    assertThat(scene.world.count(taken.position(), scene.kind("tribe"))).isEqualTo(1);
    assertThat(scene.world.occupant(scene.world.setting().position(german).start()))
        .isEqualTo(taken.position());
    assertThat(scene.world.peopleOf(taken.position()).countdown())
        .isEqualTo(scene.world.setting().position(german).countdown());
    assertThat(isFree("german-1")).isFalse();
  }

  @Test
  @Rule("13.2")
  void optionalPositionsComeLater() {
    assertThat(isFree("viking")).isFalse();
    scene.turn(3);
    assertThat(isFree("viking")).isTrue();
    assertThat(isFree("arab")).isTrue();
    assertThat(isFree("persian")).isFalse();
    scene.turn(7);
    assertThat(isFree("persian")).isTrue();
    take(0, "persian");
    scene.after(new PositionEvent.Rose(scene.position("persian"), Stage.EMPIRE));
    assertThat(isFree("persian")).isFalse(); // one Persian at a time
  }

  @Test
  @Rule("9")
  void aStartPositionWithoutRoomAroundItCannotBeUsed() {
    int start = scene.world.setting().position(german).start();
    scene.put(hun, "infantry", start);
    assertThat(Start.areas(scene.world, german)).isNotEmpty().isSubsetOf(scene.land.near(start));
    scene.land.near(start).forEach(area -> scene.put(hun, "infantry", area));
    assertThat(isFree("german-1")).isFalse();
  }

  @Test
  @Rule("14.3.1")
  void whatAPlayerHasScoredStaysHisWhenAnotherTakesHisCounters() {
    take(0, "german-1");
    scene.turn(1).after(new MoneyEvent.Changed(german, 30, Account.TAXES));
    Abandonment.fall(scene.play, german, false);
    scene.turn(2);
    take(0, "hun");
    take(1, "german-1");
    scene.after(new MoneyEvent.Changed(german, 12, Account.TAXES));
    Victory victory = new Victory(scene.world);
    assertThat(victory.scoreOfSeat(0)).isEqualTo(30);
    assertThat(victory.scoreOfSeat(1)).isEqualTo(12);
    assertThat(victory.winningSeat()).isZero();
    assertThat(victory.winner()).isEqualTo(hun); // what he plays now
  }

  @Test
  @Rule("14.3.2")
  void theTurnInWhichACycleBeginsIsATurnPlayed() {
    take(0, "german-1");
    for (int turn = 1; turn <= 30; turn++) {
      scene.turn(turn);
    }
    scene.after(new MoneyEvent.Changed(german, 300, Account.TAXES));
    Abandonment.fall(scene.play, german, false);
    scene.turn(31);
    take(0, "hun");
    // the printed example: 300 points in 31 turns, the last of them as a Hun
    assertThat(scene.world.turnsOf(0)).isEqualTo(31);
    assertThat(scene.world.pointsOf(0)).isEqualTo(300);
  }

  @Test
  void onePlayerAloneRollsNothing() {
    assertThat(OpeningDice.order(scene.play, List.of(1))).containsExactly(1);
    assertThat(scene.log).isEmpty();
  }
}
