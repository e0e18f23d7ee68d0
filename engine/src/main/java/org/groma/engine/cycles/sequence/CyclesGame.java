package org.groma.engine.cycles.sequence;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.groma.engine.cycles.administration.Administration;
import org.groma.engine.cycles.administration.Recovery;
import org.groma.engine.cycles.barbarian.Horde;
import org.groma.engine.cycles.barbarian.Tribes;
import org.groma.engine.cycles.combat.Combat;
import org.groma.engine.cycles.combat.Fray;
import org.groma.engine.cycles.economy.Economy;
import org.groma.engine.cycles.economy.NeutralGarrisons;
import org.groma.engine.cycles.economy.Ownership;
import org.groma.engine.cycles.economy.Tribute;
import org.groma.engine.cycles.event.CyclesEvent;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.invariant.Invariants;
import org.groma.engine.cycles.leader.ChooseHolder;
import org.groma.engine.cycles.leader.Custody;
import org.groma.engine.cycles.leader.Ransom;
import org.groma.engine.cycles.mercenary.Agreements;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.play.MoveOrder;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.special.Consequences;
import org.groma.engine.cycles.special.Crusade;
import org.groma.engine.cycles.special.Opposition;
import org.groma.engine.cycles.special.Replacements;
import org.groma.engine.cycles.special.Subversion;
import org.groma.engine.cycles.special.Surrenders;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Table;

/** A game of Barbarian, Kingdom and Empire. */
@Rule({"3", "4.3", "4.4"})
public final class CyclesGame implements Game {

  /** A phase of a position, still to come in this turn. */
  private record Step(Phase phase, int position) {}

  private static final List<Phase> OF_A_PLAYER =
      List.of(Phase.COMBINATION, Phase.GROWTH, Phase.MOVEMENT, Phase.CREATION, Phase.COMBAT);

  private final Play play;
  private final Deque<Step> schedule = new ArrayDeque<>();
  private boolean opened;

  /** Whether what all do together at the start of a phase is done in this turn. */
  private boolean settled;

  private boolean recovered;

  /** Whom the groups of a player have attacked so far. */
  private Fray fray = Fray.NONE;

  public CyclesGame(Setting setting, Table table) {
    play = new Play(new World(setting), table);
  }

  public World world() {
    return play.world();
  }

  @Override
  public void step() {
    if (isOver()) {
      return;
    }
    if (!opened) {
      new Opening(play).run();
      opened = true;
      return;
    }
    if (schedule.isEmpty()) {
      beginTurn();
    }
    Step step = schedule.poll();
    if (step != null && world().isPlaying(step.position())) { // null where nobody plays any more
      play.happen(new TurnEvent.PhaseBegan(step.phase(), step.position()));
      Consequences.beforePhase(play, step.phase(), step.position());
      carryOut(step);
      Custody.settle(play);
      Consequences.afterPhase(play);
    }
    if (schedule.isEmpty()) {
      endTurn();
    }
  }

  private void beginTurn() {
    play.happen(new TurnEvent.TurnBegan(world().turn() + 1));
    ComingAndGoing.enter(play);
    Rebirth.run(play);
    MoveOrder.roll(play);
    Agreements.make(play);
    Subversion.run(play);
    Replacements.run(play);
    Crusade.run(play);
    Consequences.beginTurn(play);
    List<Integer> order = MoveOrder.of(world());
    for (List<Integer> groups : players(order)) {
      for (Phase phase : OF_A_PLAYER) {
        groups.forEach(group -> schedule.add(new Step(phase, group)));
      }
    }
    for (Phase phase : List.of(Phase.ECONOMY, Phase.ADMINISTRATION)) {
      order.forEach(position -> schedule.add(new Step(phase, position)));
    }
    settled = false;
    recovered = false;
  }

  /** Positions by player: the groups of one have each phase together, when the first is due. */
  @Rule("14.2.1")
  private List<List<Integer>> players(List<Integer> order) {
    Map<Integer, List<Integer>> found = new LinkedHashMap<>();
    for (int position : order) {
      int seat = play.setting().position(position).seat();
      int player = seat >= 0 ? seat : -1 - position; // nobody's are each by themselves
      found.computeIfAbsent(player, _ -> new ArrayList<>()).add(position);
    }
    return List.copyOf(found.values());
  }

  private void carryOut(Step step) {
    int position = step.position();
    switch (step.phase()) {
      case COMBINATION -> {
        Tribute.offer(play, position);
        Ransom.negotiate(play, position);
        Tribes.combine(play, position);
      }
      case GROWTH -> Tribes.grow(play, position);
      case MOVEMENT -> {
        if (!Surrenders.hasHappened(world(), position)) {
          Movement.play(play, position);
          ChooseHolder.pass(play, position);
        }
      }
      case CREATION -> {
        fray = Fray.NONE; // the combat of a player is still to come
        Tribes.create(play, position);
      }
      case COMBAT -> {
        if (!Surrenders.hasHappened(world(), position)) {
          fray = Combat.play(play, position, fray);
        }
      }
      case ECONOMY -> {
        if (!settled) {
          Ownership.settle(play); // at the start of the economic phases of all (3.9)
          settled = true;
        }
        if (Opposition.moves(world(), position)) {
          play.automaton().ifPresent(automaton -> automaton.economy(position));
        } else {
          Economy.play(play, position);
        }
      }
      case ADMINISTRATION -> {
        if (!recovered) {
          Recovery.run(play);
          NeutralGarrisons.dwindle(play);
          Consequences.beforeAdministration(play);
          recovered = true;
        }
        if (!world().isPlaying(position) || Opposition.moves(world(), position)) {
          return; // it has fallen just now, or has nothing to administer
        }
        Horde.settle(play, position);
        Administration.play(play, position);
      }
    }
  }

  private void endTurn() {
    ComingAndGoing.leave(play);
    Victory.remember(play);
    Victory victory = new Victory(world());
    boolean last = world().turn() == play.setting().scenario().lastTurn();
    if (last || victory.isDecided()) {
      play.happen(new TurnEvent.Ended(victory.winner(), victory.winningSeat()));
    }
  }

  /** Plays to the end. */
  public void playOut() {
    while (!isOver()) {
      step();
    }
  }

  @Override
  public boolean isOver() {
    return world().isOver();
  }

  @Override
  public int turn() {
    return world().turn();
  }

  @Override
  public double points(int seat) {
    return new Victory(world()).scoreOfSeat(seat);
  }

  @Override
  public int holder(int province) {
    int city = world().board().cityAt(province);
    int there = world().occupant(province);
    return there != World.NOBODY || city < 0 ? there : world().cityOwner(city);
  }

  @Override
  public OptionalInt winner() {
    return world().winningSeat() < 0 ? OptionalInt.empty() : OptionalInt.of(world().winningSeat());
  }

  @Override
  public void replay(Event event) {
    if (event instanceof CyclesEvent ours) {
      world().apply(ours);
    }
  }

  @Override
  public List<String> brokenInvariants() {
    return Invariants.broken(world());
  }
}
