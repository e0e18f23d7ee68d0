package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;

/** An empty map on which a test puts what it needs, and a table where everything is scripted. */
public final class MarchScene {

  public final World world;
  public final ScriptedDice dice = new ScriptedDice();
  public final ScriptedPlayer player;
  public final List<Event> log = new ArrayList<>();
  public final Play play;

  public MarchScene() {
    this(Sample.empty());
  }

  public MarchScene(World world) {
    this(world, new ScriptedPlayer());
  }

  private MarchScene(World world, ScriptedPlayer player) {
    this.world = world;
    this.player = player;
    this.play = new Play(world, new Table(dice, _ -> player, log::add));
  }

  /** A scene in which everything that is not scripted is answered by the first option. */
  public static MarchScene whereTheRestIsTheFirstOption() {
    Player first =
        new Player() {
          @Override
          public <A> A decide(Decision<A> decision) {
            return decision.options().getFirst();
          }
        };
    return new MarchScene(Sample.empty(), new ScriptedPlayer(first));
  }

  public static int at(String province) {
    return Sample.province(province);
  }

  public static int nation(String id) {
    return Sample.nation(id);
  }

  /** Units of a nation, fresh from its pool. */
  public UnitSet put(String nation, String kind, int count, String province) {
    UnitSet units = Sample.fromPool(world, nation, kind, count);
    world.apply(new UnitEvent.Placed(units, at(province)));
    return units;
  }

  public int lead(String leader, String province) {
    int number = Sample.leader(leader);
    world.apply(new LeaderEvent.Posted(number, at(province)));
    return number;
  }

  public MarchScene horde(String nation, String province) {
    world.apply(new NationEvent.HordeMoved(nation(nation), at(province)));
    return this;
  }

  public MarchScene hold(String nation, String... provinces) {
    for (String province : provinces) {
      world.apply(new LandEvent.HolderChanged(at(province), nation(nation)));
    }
    return this;
  }

  public MarchScene limes(String nation, String province) {
    world.apply(new LandEvent.LimesSet(at(province), nation(nation)));
    return this;
  }

  /** A city of some level, with walls or without. */
  public MarchScene city(String province, boolean walls) {
    world.apply(new LandEvent.CityGrown(at(province), 1));
    world.apply(new LandEvent.WallsSet(at(province), walls));
    return this;
  }

  public MarchScene invading(String nation) {
    world.apply(new NationEvent.InvasionSet(nation(nation), true));
    return this;
  }

  public MarchScene happened(NationEvent event) {
    world.apply(event);
    return this;
  }

  /** The nation is active and has all its paces. */
  public MarchScene active(String nation) {
    world.apply(new SequenceEvent.ActivationBegan(nation(nation)));
    world.apply(new SequenceEvent.MovementBegan(nation(nation)));
    return this;
  }

  public Optional<Refusal> refusal(Order order, Phase phase) {
    return Orders.refusal(world, world.active(), order, phase);
  }

  /** Checks that an order is refused by a section, and that asking changed nothing. */
  public void refuses(Order order, Phase phase, String section) {
    World before = world.copy();
    assertThat(refusal(order, phase)).map(Refusal::section).contains(section);
    assertThat(world).isEqualTo(before);
  }

  public void refuses(Order order, String section) {
    refuses(order, Phase.UNIT_STACKS, section);
  }

  /** Carries an order out that must be legal. */
  public void order(Order order, Phase phase) {
    assertThat(refusal(order, phase)).isEmpty();
    Orders.carryOut(play, world.active(), order);
  }

  public void order(Order order) {
    order(order, Phase.UNIT_STACKS);
  }

  public static Order.March march(UnitSet units, String to) {
    return new Order.March(units, Stack.NO_LEADER, at(to));
  }

  public static Order.March march(UnitSet units, int leader, String to) {
    return new Order.March(units, leader, at(to));
  }

  /** A step, and what follows when nobody has reacted. */
  public void enterUnanswered(Order.March order) {
    assertThat(refusal(order, Phase.UNIT_STACKS)).isEmpty();
    Stack stack = Marching.step(play, world.active(), order);
    boolean limes = Opposition.hasLimes(world, world.active(), order.to());
    Arrival.meet(play, stack, limes);
  }

  public int[] places(UnitSet units) {
    int[] places = units.toArray();
    for (int i = 0; i < places.length; i++) {
      places[i] = world.place(places[i]);
    }
    return places;
  }

  public void spent() {
    assertThat(dice.isSpent()).as("all dice rolled").isTrue();
    assertThat(player.isSpent()).as("all answers given").isTrue();
  }
}
