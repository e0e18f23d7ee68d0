package org.groma.engine.cycles;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.invariant.WorldWatch;
import org.groma.engine.cycles.inventory.CyclesInventory;
import org.groma.engine.cycles.player.SteadyRuler;
import org.groma.engine.cycles.sequence.CyclesGame;
import org.groma.engine.cycles.setting.Setting;
import org.groma.engine.cycles.story.Annals;
import org.groma.engine.kernel.Audience;
import org.groma.engine.kernel.Census;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Storyteller;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Watch;

/** A scenario of Barbarian, Kingdom and Empire, compiled. */
final class CyclesContest implements Contest {

  private final Setting setting;

  CyclesContest(Setting setting) {
    this.setting = setting;
  }

  @Override
  public List<Named> seats() {
    return Named.seats(setting.scenario());
  }

  @Override
  public List<Named> nations() {
    return IntStream.range(0, setting.positions())
        .mapToObj(i -> new Named(setting.position(i).id(), setting.position(i).name()))
        .toList();
  }

  @Override
  public int seat(int nation) {
    return setting.position(nation).seat();
  }

  @Override
  public List<Named> provinces() {
    return IntStream.range(0, setting.board().areas())
        .mapToObj(i -> new Named(setting.board().id(i), setting.board().name(i)))
        .toList();
  }

  @Override
  public Player player(Skill skill, Dice luck) {
    return switch (skill) {
      case RANDOM -> new RandomPlayer(luck);
      case STEADY -> new SteadyRuler();
    };
  }

  @Override
  public List<Named> parts() {
    return Named.parts(Phase.values(), nations());
  }

  @Override
  public Storyteller storyteller(Audience audience) {
    return new Annals(setting, audience);
  }

  @Override
  public Census census() {
    return CyclesCensus.INSTANCE;
  }

  @Override
  public Inventory inventory() {
    return new CyclesInventory(setting);
  }

  @Override
  public Watch watch() {
    return new WorldWatch(setting);
  }

  @Override
  public CyclesGame start(Table table) {
    return new CyclesGame(setting, table);
  }
}
