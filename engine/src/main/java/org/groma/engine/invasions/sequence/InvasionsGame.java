package org.groma.engine.invasions.sequence;

import java.util.List;
import java.util.OptionalInt;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.invariant.Catalogue;
import org.groma.engine.invasions.play.Opening;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Winner;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Table;

/** A game of Invasions from set-up to victory. */
@Rule({"IV", "V.C"})
public final class InvasionsGame implements Game {

  private final Play play;
  private final Step[] steps = Step.values();
  private int next;
  private boolean over;

  /** Sets the scenario up at a table. */
  public InvasionsGame(Setting setting, Table table) {
    play = new Play(World.empty(setting), table);
    Opening.setUp(play);
  }

  public World world() {
    return play.world();
  }

  @Override
  public void step() {
    if (over) {
      return;
    }
    World world = play.world();
    Step step = steps[next++];
    if (!play.setting().scenarioRules().isSkipped(world.turn(), step)) {
      play.happen(new SequenceEvent.StepBegan(step.word()));
      Turn.play(play, step);
    }
    if (next == steps.length) {
      next = 0;
      over = Winner.isLastTurn(world);
      play.happen(
          over
              ? new SequenceEvent.GameEnded(Winner.of(world))
              : new SequenceEvent.TurnBegan(world.turn() + 1));
    }
  }

  /** Plays to the end. */
  public void playOut() {
    while (!over) {
      step();
    }
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public int turn() {
    return play.world().turn();
  }

  @Override
  public double points(int seat) {
    return Winner.points(play.world(), seat) / 2.0;
  }

  @Override
  public int holder(int province) {
    return play.world().holder(province);
  }

  @Override
  public OptionalInt winner() {
    return over ? OptionalInt.of(Winner.of(play.world())) : OptionalInt.empty();
  }

  @Override
  public void replay(Event event) {
    if (event instanceof InvasionsEvent ours) {
      play.world().apply(ours);
    }
  }

  @Override
  public List<String> brokenInvariants() {
    return Catalogue.broken(play.world());
  }
}
