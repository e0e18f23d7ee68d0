package org.groma.engine.invasions.field;

import org.groma.engine.invasions.combat.BattleResult;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.siege.Pillage;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.submission.Submission;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** What becomes of the hordes of a beaten side. */
@Rule("XXIX.B")
final class HordeCapture {

  /** Whether the treasure of a kinglet is taken, which may bring an event with it. */
  @Rule("XXIX.C")
  public record ChooseTreasure(int chooser, int kinglet) implements YesOrNo {}

  private HordeCapture() {}

  /**
   * The nations whose hordes the victor takes: those left a hit, those without a unit to retreat
   * with, and any Barbarians that nomads beat in a Barbarian Area unless they are nomads
   * themselves. Who does not have to submit retreats like others.
   */
  static long taken(World world, Muster loser, Muster victor, BattleResult.Fate fate) {
    long taken = 0;
    for (long rest = loser.hordes(world); rest != 0; rest &= rest - 1) {
      int nation = Long.numberOfTrailingZeros(rest);
      boolean alone = Muster.present(world, loser.place(), 1L << nation).isEmpty();
      if (Submission.isOwed(world, nation, victor.nation())
          && (fate.hordeHit() || alone || yieldsToNomads(world, nation, loser, victor, fate))) {
        taken |= 1L << nation;
      }
    }
    return taken;
  }

  /** A defender's horde cannot get away from nomads; an attacker's only if somebody survived. */
  private static boolean yieldsToNomads(
      World world, int nation, Muster loser, Muster victor, BattleResult.Fate fate) {
    return world.setting().board().isBarbarian(loser.place())
        && world.isNomad(victor.nation())
        && world.isBarbarian(nation)
        && !world.isNomad(nation)
        && (loser.side() == Side.DEFENDER || fate.destroyed());
  }

  /**
   * Hordes that did not get away with their units are taken. A Kingdom that has neither capital nor
   * horde submits when its leader and his stack were destroyed (XXIX.C).
   */
  static void submit(Play play, Muster loser, Muster victor, BattleResult.Fate fate) {
    World world = play.world();
    for (long rest = loser.hordes(world); rest != 0; rest &= rest - 1) {
      Submission.hordeTaken(play, Long.numberOfTrailingZeros(rest), victor.nation());
    }
    boolean kinglet =
        world.status(loser.nation()) == Status.KINGDOM
            && world.capital(loser.nation()) < 0
            && world.horde(loser.nation()) < 0;
    if (kinglet
        && fate.destroyed()
        && isWipedOut(world, loser.nation())
        && Submission.mayRule(world, victor.nation())) {
      Submission.ofKingdom(play, loser.nation(), victor.nation());
      if (play.table().ask(new ChooseTreasure(victor.nation(), loser.nation()))) {
        Pillage.draw(play, victor.nation(), 1);
      }
    }
  }

  private static boolean isWipedOut(World world, int nation) {
    return Submission.isDue(world, nation) && Commanders.count(world, nation) == 0;
  }
}
