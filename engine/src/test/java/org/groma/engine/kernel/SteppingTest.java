package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Stepping.Moment;
import org.junit.jupiter.api.Test;

class SteppingTest {

  private record Said(String word) implements Event {}

  private record Which(int chooser) implements Decision<String> {
    @Override
    public List<String> options() {
      return List.of("left", "right");
    }

    @Override
    public Optional<Refusal> refusal(String answer) {
      return options().contains(answer)
          ? Optional.empty()
          : Optional.of(new Refusal("I", "there is no way " + answer));
    }
  }

  private static void walk(Table table) {
    table.tell(new Said("start"));
    table.tell(new Said(table.ask(new Which(3))));
  }

  @Test
  void aGameStopsAtEveryEventAndEveryDecision() {
    try (Stepping game = new Stepping(new ScriptedDice(), SteppingTest::walk)) {
      assertThat(game.next()).isEqualTo(new Moment.Happened(new Said("start")));
      assertThat(game.next()).isEqualTo(new Moment.Asked(new Which(3)));
      assertThat(game.answer(new Which(3), "right")).isEmpty();
      assertThat(game.next()).isEqualTo(new Moment.Happened(new Said("right")));
      assertThat(game.next()).isEqualTo(new Moment.Ended(Optional.empty()));
      assertThat(game.next()).as("it stays there").isEqualTo(new Moment.Ended(Optional.empty()));
    }
  }

  @Test
  void anIllegalAnswerIsRefusedAndAnotherMayBeGiven() {
    try (Stepping game = new Stepping(new ScriptedDice(), SteppingTest::walk)) {
      game.next();
      game.next();
      assertThat(game.answer(new Which(3), "up")).contains(new Refusal("I", "there is no way up"));
      assertThatThrownBy(game::next).isInstanceOf(IllegalStateException.class);
      game.answer(new Which(3), "left");
      assertThat(game.next()).isEqualTo(new Moment.Happened(new Said("left")));
    }
  }

  @Test
  void aBrokenGameEndsWithItsFailure() {
    try (Stepping game = new Stepping(new ScriptedDice(), table -> table.dice().d10())) {
      assertThat(game.next())
          .isInstanceOfSatisfying(
              Moment.Ended.class,
              end -> assertThat(end.failure()).get().isInstanceOf(IllegalStateException.class));
    }
  }

  @Test
  void onlyTheQuestionAskedCanBeAnswered() {
    try (Stepping game = new Stepping(new ScriptedDice(), SteppingTest::walk)) {
      game.next();
      assertThatThrownBy(() -> game.answer(new Which(3), "left"))
          .isInstanceOf(IllegalStateException.class);
    }
  }
}
