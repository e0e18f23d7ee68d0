package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.combat.JudgementPlayer;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;

/** A situation at sea on an otherwise empty map, where nobody is anybody's friend. */
final class SeaGame {

  static final int NO_LEADER = Stack.NO_LEADER;

  final World world = Sample.empty();
  final ScriptedDice dice = new ScriptedDice();
  final ScriptedPlayer player = new ScriptedPlayer(new JudgementPlayer());
  final List<Event> told = new ArrayList<>();

  /** Who was asked, in order. */
  final List<Integer> choosers = new ArrayList<>();

  final Play play =
      new Play(
          world,
          new Table(
              dice,
              chooser -> {
                choosers.add(chooser);
                return player;
              },
              told::add));

  SeaGame city(String province, String holder) {
    world.apply(new LandEvent.CityGrown(Sample.province(province), 1));
    return hold(province, holder);
  }

  SeaGame hold(String province, String holder) {
    world.apply(new LandEvent.HolderChanged(Sample.province(province), Sample.nation(holder)));
    return this;
  }

  UnitSet fleets(String nation, int count, String sea) {
    boolean roman = nation.equals("romans") || nation.equals("byzantines");
    return put(nation, roman ? "elite-fleet" : "fleet", count, Sample.sea(sea));
  }

  UnitSet units(String nation, String kind, int count, String province) {
    return put(nation, kind, count, Sample.province(province));
  }

  private UnitSet put(String nation, String kind, int count, int place) {
    UnitSet units = Sample.fromPool(world, nation, kind, count);
    world.apply(new UnitEvent.Placed(units, place));
    return units;
  }

  int leader(String id, int place) {
    int leader = Sample.leader(id);
    world.apply(new LeaderEvent.Posted(leader, place));
    return leader;
  }

  SeaGame activate(String nation) {
    world.apply(new SequenceEvent.ActivationBegan(Sample.nation(nation)));
    world.apply(new SequenceEvent.MovementBegan(Sample.nation(nation)));
    return this;
  }

  /** The interceptor tries to bring the target to battle; {@link UnitSet#NONE} declines. */
  SeaGame declare(UnitSet target) {
    player.answer(DeclareNavalInterception.class, target);
    return this;
  }

  SeaGame refuse(boolean refused) {
    player.answer(RefuseNavalBattle.class, refused);
    return this;
  }

  void sail(String nation, UnitSet fleets, int leader, String to) {
    Order.Sail order = new Order.Sail(fleets, leader, Sample.sea(to));
    assertThat(SeaOrders.refusal(world, Sample.nation(nation), order)).isEmpty();
    SeaOrders.carryOut(play, Sample.nation(nation), order);
    isFinished();
  }

  void ship(String nation, Order.Ship order) {
    assertThat(SeaOrders.refusal(world, Sample.nation(nation), order)).isEmpty();
    SeaOrders.carryOut(play, Sample.nation(nation), order);
    isFinished();
  }

  /** Nothing of the script may be left over. */
  private void isFinished() {
    assertThat(dice.isSpent()).as("all dice were rolled").isTrue();
    assertThat(player.isSpent()).as("all answers were asked for").isTrue();
  }

  static Order.Ship ship(UnitSet units, int leader, String to, String... seas) {
    List<Integer> zones = new ArrayList<>();
    for (String sea : seas) {
      zones.add(Sample.sea(sea));
    }
    return new Order.Ship(units, leader, zones, Sample.province(to));
  }

  void refuses(String nation, Order.Sail order, String section, String reason) {
    World before = world.copy();
    isRefused(SeaOrders.refusal(world, Sample.nation(nation), order), section, reason);
    assertThat(world).isEqualTo(before);
  }

  void refuses(String nation, Order.Ship order, String section, String reason) {
    World before = world.copy();
    isRefused(SeaOrders.refusal(world, Sample.nation(nation), order), section, reason);
    assertThat(world).isEqualTo(before);
  }

  private static void isRefused(Optional<Refusal> refusal, String section, String reason) {
    assertThat(refusal).isPresent();
    assertThat(refusal.orElseThrow().section()).isEqualTo(section);
    assertThat(refusal.orElseThrow().reason()).contains(reason);
  }

  void allows(String nation, Order.Sail order) {
    assertThat(SeaOrders.refusal(world, Sample.nation(nation), order)).isEmpty();
  }

  void allows(String nation, Order.Ship order) {
    assertThat(SeaOrders.refusal(world, Sample.nation(nation), order)).isEmpty();
  }
}
