package org.groma.engine.romanitas.battle;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.setting.Face;

/** The siege stratagem takes a fortress at once, at a price in units. */
@Rule("7.1.3")
final class Storm {

  private Storm() {}

  /** Whether the Romans won by it or lost; empty where nothing is stormed. */
  static Optional<Boolean> of(CombatModule module) {
    Ground ground = module.ground();
    boolean romansStorm = ground.romansAttack();
    if (!ground.siege() || !ground.stormable() || !module.side(romansStorm).use(Face.SIEGE)) {
      return Optional.empty();
    }
    int losses = module.rules().siegeLosses().find(module.play().roll(Cast.SIEGE_LOSSES)).orElse(0);
    Line line = module.line(romansStorm);
    for (int i = 0; i < losses && !line.isGone(); i++) {
      Fighter gone = romansStorm ? chosen(module) : line.standing().getFirst();
      line.remove(gone);
      line.destroyed().add(gone);
    }
    return Optional.of(romansStorm);
  }

  private static Fighter chosen(CombatModule module) {
    List<Fighter> left = module.romans().standing();
    int number = module.pick(Matter.STORM_LOSS, left.stream().map(Fighter::number).toList());
    return left.stream().filter(each -> each.number() == number).findFirst().orElseThrow();
  }
}
