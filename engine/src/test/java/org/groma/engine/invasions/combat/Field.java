package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;

/**
 * A battle by script: dice, answers in the order they are asked for, and what was told. Decisions
 * without an answer of their own go to judgement.
 */
final class Field {

  @FunctionalInterface
  interface Rules {
    BattleResult fight(Engagement engagement, CombatFigures figures, Table table);
  }

  final ScriptedDice dice = new ScriptedDice();
  final List<BattleTold> told = new ArrayList<>();
  private final ScriptedPlayer player = new ScriptedPlayer(new JudgementPlayer());
  private CombatFigures figures = Troops.FIGURES;

  static Field scripted() {
    return new Field();
  }

  Field with(CombatFigures other) {
    figures = other;
    return this;
  }

  <A> Field answer(Class<? extends Decision<A>> decision, A answer) {
    player.answer(decision, answer);
    return this;
  }

  Field pass() {
    return answer(ChooseReRoll.class, Optional.empty());
  }

  Field reRoll(Side pool, int die) {
    return answer(ChooseReRoll.class, Optional.of(new ReRoll(pool, die)));
  }

  /** Fights, and sees to it that all dice and answers were used. */
  BattleResult fight(Rules rules, Ground ground, Force attacker, Force defender) {
    BattleResult result = rules.fight(new Engagement(ground, attacker, defender), figures, table());
    assertThat(dice.isSpent()).as("all dice rolled").isTrue();
    assertThat(player.isSpent()).as("all answers given").isTrue();
    return result;
  }

  Table table() {
    return new Table(dice, _ -> player, this::hear);
  }

  private void hear(Event event) {
    if (event instanceof BattleTold battle) {
      told.add(battle);
    }
  }
}
