package org.groma.engine.romanitas.battle;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.ChooseFace;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.choice.PayForStratagem;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Counter;
import org.groma.engine.romanitas.setting.Face;

/** Stratagems are drawn before a fight, and those that lie on something are placed. */
@Rule("7.1.3")
final class Drawing {

  private final CombatModule module;
  private final Play play;

  private Drawing(CombatModule module) {
    this.module = module;
    this.play = module.play();
  }

  static void on(CombatModule module) {
    new Drawing(module).draw();
  }

  private void draw() {
    if (module.command().isThere()) {
      give(true, Face.DEFENSIVE_TACTIC);
    }
    List<Counter> cup = new ArrayList<>(play.setting().counters());
    if (!cup.isEmpty() && isPaidFor()) {
      play.pay(play.figures().purse().stratagem(), Reason.STRATAGEM);
      Counter drawn = cup.remove(play.table().dice().below(cup.size()));
      give(true, play.table().ask(new ChooseFace(List.of(drawn.enemy(), drawn.roman()))));
    }
    if (!cup.isEmpty()) {
      Face theirs = cup.get(play.table().dice().below(cup.size())).enemy();
      give(false, theirs);
      regroup(theirs);
    }
  }

  /** By an optional rule enemies draw up as it suits their stratagem. */
  @Rule("8.6")
  private void regroup(Face face) {
    if (!play.setting().options().tacticalStratagems()) {
      return;
    }
    if (face == Face.MANOEUVRE) {
      module.enemies().regroup(Fighter::isCavalry, List.of(Line.LEFT, Line.RIGHT));
    } else if (face == Face.FRONTAL_ASSAULT) {
      module.enemies().regroup(fighter -> !fighter.isCavalry(), List.of(Line.CENTRE));
    }
  }

  /** Only with a Magister Militum can the Romans pay for one. */
  private boolean isPaidFor() {
    return module.command().hasMagister()
        && play.empire().points() >= play.figures().purse().stratagem()
        && play.table()
            .ask(
                new PayForStratagem(
                    play.empire(),
                    module.romans().standing().size(),
                    module.enemies().standing().size()));
  }

  private void give(boolean roman, Face face) {
    play.tell(new BattleTold.Drew(roman, face));
    Stratagems side = module.side(roman);
    side.add(face);
    switch (face) {
      case FAVOURABLE_TERRAIN ->
          side.favour(
              roman ? module.pick(Matter.FAVOURABLE_LANE, List.of(0, 1, 2)) : module.placement());
      case IRON_DISCIPLINE ->
          side.discipline(
              module.pick(
                  Matter.DISCIPLINED_UNIT,
                  module.romans().standing().stream().map(Fighter::number).toList()));
      default -> {
        // works by itself
      }
    }
  }
}
