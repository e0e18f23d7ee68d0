package org.groma.engine.romanitas.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.choice.Deploy;
import org.groma.engine.romanitas.event.BattleTold;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Options;

/** A battle or a siege, from drawing up to its end. */
@Rule({"7.1.1", "7.1.2", "7.2.4"})
public final class Fight {

  private final CombatModule module;
  private final Play play;
  private final Ground ground;
  private final Line romans;
  private final Line enemies;

  private Fight(CombatModule module) {
    this.module = module;
    this.play = module.play();
    this.ground = module.ground();
    this.romans = module.romans();
    this.enemies = module.enemies();
  }

  /**
   * Fights it out. Units that are destroyed are gone from the state afterwards.
   *
   * @param units Roman units, at least one
   * @param figures those who lead them
   */
  public static Result of(
      Play play, Ground ground, List<Integer> units, List<Integer> figures, List<Fighter> enemies) {
    Line romans = new Line();
    Options options = play.setting().options();
    return new Fight(
            new CombatModule(
                play,
                ground,
                romans,
                Line.drawn(enemies),
                new Stratagems(options),
                new Stratagems(options),
                new Command(play, ground.intrinsic(), romans, figures)))
        .fight(units);
  }

  private Result fight(List<Integer> units) {
    play.tell(
        new BattleTold.Began(
            ground.territory(),
            ground.space(),
            ground.nation(),
            ground.siege(),
            ground.romansAttack()));
    deploy(units);
    module.command().takePost();
    Drawing.on(module);
    boolean won = Storm.of(module).orElseGet(this::impulses);
    romans.destroyed().forEach(gone -> play.happen(new TroopEvent.UnitEliminated(gone.number())));
    play.tell(new BattleTold.Ended(ground.territory(), won));
    module.command().test(won);
    List<Fighter> left = new ArrayList<>(enemies.standing());
    left.addAll(enemies.routed());
    return new Result(won, left);
  }

  private void deploy(List<Integer> units) {
    Deploy.Order order = play.table().ask(new Deploy(play.empire(), units));
    for (int lane = 0; lane < Line.LANES; lane++) {
      for (int unit : order.lanes().get(lane)) {
        romans.add(lane, module.fighter(unit));
      }
    }
  }

  /** Whether the Romans win. */
  private boolean impulses() {
    for (int impulse = 1; impulse <= module.rules().impulses(); impulse++) {
      Fire.on(module, impulse);
      Breaks.in(module);
      Melee.on(module, impulse);
      Breaks.in(module);
      Rally.on(module);
      Optional<Boolean> decided = decided();
      if (decided.isPresent()) {
        return decided.get();
      }
    }
    return afterwards();
  }

  /** Whether the Romans have won or lost by now. */
  @Rule({"7.1.4", "7.2.4"})
  private Optional<Boolean> decided() {
    boolean weAreBeaten = isBeaten(true);
    boolean theyAreBeaten = isBeaten(false);
    if (weAreBeaten && theyAreBeaten) {
      return Optional.of(!ground.romansAttack());
    }
    return weAreBeaten ? Optional.of(false) : theyAreBeaten ? Optional.of(true) : Optional.empty();
  }

  /** A city falls only with its last defender; a line in the field breaks earlier. */
  private boolean isBeaten(boolean roman) {
    Line line = module.line(roman);
    return line.isGone()
        || (!ground.shelters(roman) && line.breaks() >= module.rules().breakthroughs());
  }

  @Rule({"7.1.4", "7.2.4"})
  private boolean afterwards() {
    if (ground.siege()) {
      return !ground.romansAttack(); // the city has held out
    }
    int breaks = Integer.compare(enemies.breaks(), romans.breaks());
    if (breaks != 0) {
      return breaks > 0;
    }
    int losses = Integer.compare(enemies.losses(), romans.losses());
    return losses != 0 ? losses > 0 : !ground.romansAttack();
  }
}
