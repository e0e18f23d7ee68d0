package org.groma.engine.cycles.play;

import java.util.Optional;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.MoneyEvent;
import org.groma.engine.cycles.event.Told;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.leader.Custody;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.special.Automaton;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Table;

/** A game under way: its state, and the table it is played at. */
public final class Play {

  private final World world;
  private final Table table;
  private final Optional<Automaton> automaton;

  public Play(World world, Table table) {
    this.world = world;
    this.table = table;
    automaton = Automaton.of(this);
  }

  public World world() {
    return world;
  }

  public Setting setting() {
    return world.setting();
  }

  /** Rolls one die. */
  public int roll(Cast cast) {
    return table.roll(Die.D6, cast);
  }

  /** Rolls two dice and adds them. */
  public int rollTwo(Cast cast) {
    return roll(cast) + roll(cast);
  }

  /** Asks a player, or the procedure of who is played by nobody. */
  public <A> A ask(Decision<A> decision) {
    return automaton.isPresent() && automaton.get().decidesFor(decision.chooser())
        ? automaton.get().decide(decision)
        : table.ask(decision, player(decision.chooser()));
  }

  /** Who answers for a position: where players choose positions, whoever has taken it. */
  @Rule("4.2")
  private int player(int chooser) {
    int positions = setting().positions();
    return setting().freePositions().isPresent() && chooser < positions && world.seat(chooser) >= 0
        ? positions + world.seat(chooser)
        : chooser;
  }

  /** The procedure of positions that nobody plays, if there are any. */
  @Rule("14.2.4")
  public Optional<Automaton> automaton() {
    return automaton;
  }

  /** Changes the state by an event and has it written down. */
  public void happen(CyclesEvent event) {
    world.apply(event);
    table.tell(event);
  }

  /** Whether somebody writes down or counts what changes nothing. */
  public boolean isFollowed() {
    return table.isFollowed();
  }

  /** Has something written down that changes nothing. */
  public void tell(Told told) {
    table.tell(told);
  }

  /** Money comes in or goes out. */
  public void pay(int position, int by, Account account) {
    if (by != 0) {
      happen(new MoneyEvent.Changed(position, by, account));
    }
  }

  /** A unit comes from the box, if there is a counter left; -1 otherwise. */
  public int raise(int position, int kind, int place) {
    int unit = world.inBox(position, kind);
    if (unit >= 0) {
      happen(new UnitEvent.Raised(unit, kind, place));
      if (Custody.isUsed(world)) {
        Custody.settle(this, place);
      }
    }
    return unit;
  }

  /** A unit is taken off the board, and a leader who stood with it alone. */
  public void remove(int unit) {
    int place = world.place(unit);
    int position = world.owner(unit);
    Custody.release(this, unit);
    int aim = world.aim(unit);
    int adrift = world.leaderAboard(unit);
    happen(new UnitEvent.Removed(unit));
    if (adrift >= 0) {
      takeAboard(adrift, place, aim);
    }
    forsake(place, position);
  }

  /** A leader whose ship was lost is with others of the same landing, if any are left (10.2). */
  private void takeAboard(int leader, int sea, int aim) {
    for (int unit : world.unitsAt(sea)) {
      if (world.aim(unit) == aim) {
        happen(new LeaderEvent.Embarked(leader, unit));
        return;
      }
    }
    happen(new LeaderEvent.Lost(leader));
  }

  /** A leader is lost when all units with it are eliminated (10.2), or left to who comes (13.6). */
  public void forsake(int place, int position) {
    if (Custody.isUsed(world)) {
      Custody.settle(this, place);
    } else if (place >= 0 && world.occupant(place) != position) {
      int leader = world.leaderIn(place, position);
      if (leader >= 0) {
        happen(new LeaderEvent.Lost(leader));
      }
    }
  }

  /** Leaders are lost or captured if they stand with units of others: one has come (10.2, 13.6). */
  public void overrun(int place) {
    if (Custody.isUsed(world)) {
      Custody.settle(this, place);
      return;
    }
    int occupant = world.occupant(place);
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (world.leaderAt(leader) == place && world.leaderOwner(leader) != occupant) {
        happen(new LeaderEvent.Lost(leader));
      }
    }
  }
}
