package org.groma.engine.cycles.invariant;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.setting.Stage;
import org.junit.jupiter.api.Test;

class PlayerLawsTest {

  private final Scene scene = Scene.of(Sample.seated("open", 2));
  private final int german = scene.position("german-1");
  private final int hun = scene.position("hun");

  private void take(int position, int seat, int people) {
    scene.after(
        new PositionEvent.Taken(position, seat, people),
        new PositionEvent.Began(position, Stage.BARBARIAN));
  }

  @Test
  void twoPlayersWithAPositionEachAreInOrder() {
    take(german, 0, german);
    take(hun, 1, hun);
    assertThat(Invariants.broken(scene.world)).isEmpty();
  }

  @Test
  void aSecondPositionOfOnePlayerIsWrong() {
    take(german, 0, german);
    take(hun, 0, hun);
    assertThat(Invariants.broken(scene.world))
        .containsExactly("the player of Hun has too many positions");
  }

  @Test
  void aPositionOfWhoHasLeftIsWrong() {
    take(german, 0, german);
    scene.after(new TurnEvent.Left(0));
    assertThat(Invariants.broken(scene.world))
        .containsExactly("German 1 is played by nobody at the table");
  }

  @Test
  void oneStartPositionForTwoIsWrongUnlessOneIsAnEmpire() {
    take(german, 0, german);
    take(hun, 1, german);
    assertThat(Invariants.broken(scene.world))
        .containsExactly("two begin from the start position of German 1");
    scene.after(new PositionEvent.Rose(german, Stage.EMPIRE));
    assertThat(Invariants.broken(scene.world)).isEmpty();
  }
}
