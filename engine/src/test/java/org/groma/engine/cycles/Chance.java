package org.groma.engine.cycles;

import org.groma.engine.cycles.play.Play;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;

/** Leaves dice and answers of a scene to chance, for what holds whatever happens. */
public final class Chance {

  private Chance() {}

  /** The same world, played at random; the log of the scene tells what happens. */
  public static Play in(Scene scene, long seed) {
    RandomPlayer anybody = new RandomPlayer(new SeededDice(~seed));
    return new Play(scene.world, new Table(new SeededDice(seed), _ -> anybody, scene.log::add));
  }
}
