package org.groma.engine.invasions;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.invariant.GameWatch;
import org.groma.engine.invasions.inventory.InvasionsInventory;
import org.groma.engine.invasions.player.SteadyPlayer;
import org.groma.engine.invasions.sequence.InvasionsGame;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.story.Chronicle;
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
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** A scenario of Invasions, compiled. */
final class InvasionsContest implements Contest {

  private final Project project;
  private final Setting setting;

  InvasionsContest(Project project, Scenario scenario) {
    this.project = project;
    this.setting = Setting.of(project, scenario);
  }

  @Override
  public List<Named> seats() {
    return Named.seats(setting.scenario());
  }

  @Override
  public List<Named> nations() {
    List<Named> nations = new ArrayList<>();
    for (int i = 0; i < setting.nations(); i++) {
      nations.add(new Named(setting.nation(i).id(), setting.nation(i).name()));
    }
    return nations;
  }

  @Override
  public int seat(int nation) {
    return setting.nation(nation).seat();
  }

  @Override
  public List<Named> provinces() {
    Board board = setting.board();
    List<Named> provinces = new ArrayList<>();
    for (int i = 0; i < board.provinces(); i++) {
      provinces.add(new Named(board.place(i).slug(), board.name(i)));
    }
    return provinces;
  }

  @Override
  public Player player(Skill skill, Dice luck) {
    return switch (skill) {
      case RANDOM -> new RandomPlayer(luck);
      case STEADY -> new SteadyPlayer();
    };
  }

  @Override
  public List<Named> parts() {
    return Named.parts(Step.values(), nations());
  }

  @Override
  public Storyteller storyteller(Audience audience) {
    return new Chronicle(setting, audience);
  }

  @Override
  public Census census() {
    return InvasionsCensus.INSTANCE;
  }

  @Override
  public Inventory inventory() {
    return new InvasionsInventory(project, setting);
  }

  @Override
  public Watch watch() {
    return new GameWatch(setting);
  }

  @Override
  public InvasionsGame start(Table table) {
    return new InvasionsGame(setting, table);
  }
}
