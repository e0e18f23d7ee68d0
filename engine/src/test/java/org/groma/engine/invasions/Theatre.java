package org.groma.engine.invasions;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;

/** A theatre of war on the sample map, set piece by piece, and who plays in it. */
public final class Theatre {

  public final World world;
  public final ScriptedDice dice = new ScriptedDice();
  public final ScriptedPlayer player = new ScriptedPlayer(new FirstOption());
  public final List<Event> log = new ArrayList<>();

  public Theatre() {
    this(Sample.empty());
  }

  public Theatre(World world) {
    this.world = world;
  }

  public Theatre active(String nation) {
    world.apply(new SequenceEvent.ActivationBegan(Sample.nation(nation)));
    return this;
  }

  public Theatre holds(String nation, String... provinces) {
    for (String province : provinces) {
      world.apply(new LandEvent.HolderChanged(Sample.province(province), Sample.nation(nation)));
    }
    return this;
  }

  public UnitSet put(String nation, String kind, int count, String place) {
    UnitSet units = Sample.fromPool(world, nation, kind, count);
    world.apply(new UnitEvent.Placed(units, Sample.province(place)));
    return units;
  }

  public UnitSet fleets(String nation, String kind, int count, String sea) {
    UnitSet units = Sample.fromPool(world, nation, kind, count);
    world.apply(new UnitEvent.Placed(units, Sample.sea(sea)));
    return units;
  }

  public int lead(String leader, String place) {
    world.apply(new LeaderEvent.Posted(Sample.leader(leader), Sample.province(place)));
    return Sample.leader(leader);
  }

  public Theatre horde(String nation, String place) {
    world.apply(new NationEvent.HordeMoved(Sample.nation(nation), Sample.province(place)));
    return this;
  }

  public Theatre capital(String nation, String place) {
    city(place, 2);
    world.apply(new NationEvent.CapitalMoved(Sample.nation(nation), Sample.province(place)));
    return this;
  }

  public Theatre city(String place, int level) {
    world.apply(new LandEvent.CityGrown(Sample.province(place), level));
    return this;
  }

  public Theatre walls(String place) {
    city(place, 1);
    world.apply(new LandEvent.WallsSet(Sample.province(place), true));
    return this;
  }

  public Theatre limes(String nation, String place) {
    world.apply(new LandEvent.LimesSet(Sample.province(place), Sample.nation(nation)));
    return this;
  }

  public Theatre allied(String nation, String other) {
    world.apply(new NationEvent.Allied(Sample.nation(nation), Sample.nation(other)));
    return this;
  }

  public Theatre hostile(String nation, String other) {
    world.apply(new NationEvent.HostilityDeclared(Sample.nation(nation), Sample.nation(other)));
    return this;
  }

  /** Units march from where they are to a neighbouring province. */
  public Theatre march(UnitSet units, int leader, String to) {
    Board board = Sample.SETTING.board();
    int from = world.place(units.get(0));
    int target = Sample.province(to);
    int edge = board.edge(from, target);
    world.apply(new UnitEvent.Marched(units, leader, target, board.border(from, edge), 1));
    if (leader >= 0) {
      world.apply(new LeaderEvent.Rode(leader, target, 1));
    }
    return this;
  }

  public Stack stack(String nation, UnitSet units, int leader) {
    return new Stack(Sample.nation(nation), units, leader, world.place(units.get(0)));
  }

  public Play play() {
    return play(dice, player);
  }

  public Play play(Dice rolled, Player everybody) {
    return new Play(world, new Table(rolled, _ -> everybody, log::add));
  }

  public int count(String nation, String place) {
    return world.countAt(Sample.province(place), 1L << Sample.nation(nation));
  }
}
