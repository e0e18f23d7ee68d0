package org.groma.engine.romanitas.play;

import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Table;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.PointsEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.RomanitasEvent;
import org.groma.engine.romanitas.event.Told;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** A game under way: its state, and the table it is played at. */
public final class Play {

  private final Empire empire;
  private final Table table;

  public Play(Empire empire, Table table) {
    this.empire = empire;
    this.table = table;
  }

  public Empire empire() {
    return empire;
  }

  public Setting setting() {
    return empire.setting();
  }

  public Figures figures() {
    return empire.setting().figures();
  }

  public Table table() {
    return table;
  }

  public int roll(Cast cast) {
    return table.roll(Die.D6, cast);
  }

  /** Changes the state by an event and has it written down. */
  public void happen(RomanitasEvent event) {
    empire.apply(event);
    table.tell(event);
  }

  /** Has something written down that changes nothing. */
  public void tell(Told told) {
    table.tell(told);
  }

  /** RP are won; what is too much for the track is lost. */
  @Rule("3.1")
  public void gain(int points, Reason reason) {
    change(Math.min(points, figures().purse().most() - empire.points()), reason);
  }

  /** RP are lost; the track ends at nought. */
  @Rule("3.2")
  public void lose(int points, Reason reason) {
    change(-Math.min(points, empire.points()), reason);
  }

  /** RP are paid that are there. */
  @Rule("5.1")
  public void pay(int points, Reason reason) {
    if (points > empire.points()) {
      throw new IllegalStateException(
          points + " RP cannot be paid of " + empire.points() + " for " + reason);
    }
    change(-points, reason);
  }

  private void change(int by, Reason reason) {
    if (by != 0) {
      happen(new PointsEvent.Changed(by, reason));
    }
  }
}
