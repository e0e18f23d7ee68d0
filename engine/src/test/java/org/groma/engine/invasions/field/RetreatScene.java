package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.kernel.Refusal;

/** A theatre in which somebody has to retreat. */
abstract class RetreatScene {

  final Theatre scene = new Theatre();
  UnitSet romans;
  UnitSet persians;

  /** Romans came from Amida to Assyria, where Persians stand. */
  void meetInAssyria(int attackers, int defenders) {
    scene.active("byzantines");
    romans = scene.put("byzantines", "legion", attackers, "amida");
    scene.march(romans, Stack.NO_LEADER, "assyria");
    persians = scene.put("persians", "horse-archer", defenders, "assyria");
  }

  Ways ways(String nation, UnitSet units, Side side) {
    Stack stack = scene.stack(nation, units, Stack.NO_LEADER);
    var origins = Retreat.origins(scene.world, stack, side);
    return Ways.of(
        scene.world,
        side == Side.ATTACKER
            ? WayTerms.ofAttacker(scene.world, stack.nation(), stack.place(), units.size(), origins)
            : WayTerms.ofDefender(
                scene.world, stack.nation(), stack.place(), units.size(), origins));
  }

  ChooseWithdrawal choice(Stack stack, Side side) {
    return new ChooseWithdrawal(
        scene.world,
        Company.of(scene.world, stack),
        ways(Sample.SETTING.nation(stack.nation()).id(), stack.units(), side),
        false);
  }

  void retreat(String nation, UnitSet units, int leader, Side side) {
    Retreat.retreat(scene.play(), scene.stack(nation, units, leader), side);
    assertThat(scene.player.isSpent()).isTrue();
  }

  String refused(ChooseWithdrawal choice, Withdrawal answer) {
    Refusal refusal = choice.refusal(answer).orElseThrow();
    assertThat(refusal.section()).isEqualTo("XX.L");
    return refusal.reason();
  }
}
