package org.groma.engine.invasions.effect;

import static org.groma.engine.invasions.Sample.nation;

import java.util.List;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.model.value.Datum;

/** The opening, in which the Persians bring effects about. */
abstract class EffectScene {

  final World world = Sample.opened();
  final ScriptedDice dice = new ScriptedDice();
  final ScriptedPlayer player = new ScriptedPlayer(new FirstOption());
  final Play play = Sample.play(world, dice, player);
  final int persians = nation("persians");
  final int romans = nation("romans");

  void carryOut(Datum... effects) {
    Effects.carryOut(play, EffectContext.of(persians, "test"), List.of(effects));
  }

  void choose(int target) {
    player.answer(ChooseTarget.class, target);
  }

  int count(int nation) {
    int count = 0;
    for (int unit = 0; unit < Sample.SETTING.roster().size(); unit++) {
      count += world.isOnMap(unit) && world.master(unit) == nation ? 1 : 0;
    }
    return count;
  }
}
