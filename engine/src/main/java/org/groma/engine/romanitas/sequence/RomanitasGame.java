package org.groma.engine.romanitas.sequence;

import java.util.List;
import java.util.OptionalInt;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Table;
import org.groma.engine.romanitas.acta.Organisation;
import org.groma.engine.romanitas.action.Actions;
import org.groma.engine.romanitas.campaign.Campaign;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.Phase;
import org.groma.engine.romanitas.event.RomanitasEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.invariant.Invariants;
import org.groma.engine.romanitas.management.Management;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Grade;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** A game of Romanitas. */
@Rule({"2", "3.3"})
public final class RomanitasGame implements Game {

  private static final Phase[] PHASES = Phase.values();

  private final Play play;
  private int next;

  /** Whether the next turn is about to begin. */
  private boolean betweenTurns = true;

  public RomanitasGame(Setting setting, Table table) {
    play = new Play(new Empire(setting), table);
  }

  public Empire empire() {
    return play.empire();
  }

  @Override
  public void step() {
    if (isOver()) {
      return;
    }
    betweenTurns = false;
    if (next == 0) {
      play.happen(new TurnEvent.TurnBegan(play.empire().turn() + 1));
    }
    Phase phase = PHASES[next];
    play.happen(new TurnEvent.PhaseBegan(phase));
    switch (phase) {
      case ORGANISATION -> Organisation.play(play);
      case ACTIONS -> actions();
      case MANAGEMENT -> Management.play(play);
    }
    next = (next + 1) % PHASES.length;
    if (next == 0 && !isOver() && play.empire().turn() == play.setting().scenario().lastTurn()) {
      Grade grade = play.setting().chances().grades().find(play.empire().organised()).orElseThrow();
      play.happen(new TurnEvent.Ended(grade, Ending.LAST_TURN));
    }
    betweenTurns = next == 0 && !isOver();
  }

  /** Before each nation, and after the last, the player may undertake something. */
  @Rule("2")
  private void actions() {
    Campaign campaign = new Campaign(play);
    for (int nation = 1; nation < play.setting().nations() && !isOver(); nation++) {
      campaign.run(false);
      if (!isOver()) {
        Actions.of(play, nation);
      }
    }
    campaign.run(true);
  }

  /** Plays to the end. */
  public void playOut() {
    while (!isOver()) {
      step();
    }
  }

  @Override
  public boolean isOver() {
    return play.empire().ended().isPresent();
  }

  @Override
  public int turn() {
    return play.empire().turn() + (betweenTurns ? 1 : 0);
  }

  @Override
  public double points(int seat) {
    return play.empire().score();
  }

  @Override
  public int holder(int province) {
    return play.empire().holder(province);
  }

  /** The only player wins or nobody does. */
  @Override
  public OptionalInt winner() {
    return play.empire()
            .ended()
            .filter(end -> end.grade().compareTo(Grade.MAJOR_VICTORY) >= 0)
            .isPresent()
        ? OptionalInt.of(0)
        : OptionalInt.empty();
  }

  @Override
  public void replay(Event event) {
    if (event instanceof RomanitasEvent ours) {
      betweenTurns = false;
      play.empire().apply(ours);
    }
  }

  @Override
  public List<String> brokenInvariants() {
    return Invariants.broken(play.empire());
  }
}
