package org.groma.engine.romanitas;

import java.util.List;
import java.util.stream.IntStream;
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
import org.groma.engine.romanitas.event.Phase;
import org.groma.engine.romanitas.invariant.EmpireWatch;
import org.groma.engine.romanitas.inventory.RomanitasInventory;
import org.groma.engine.romanitas.player.SteadyEmperor;
import org.groma.engine.romanitas.sequence.RomanitasGame;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.story.Annals;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** A scenario of Romanitas, compiled. */
final class RomanitasContest implements Contest {

  private final Project project;
  private final Setting setting;

  RomanitasContest(Project project, Scenario scenario) {
    this.project = project;
    this.setting = Setting.of(project, scenario);
  }

  @Override
  public List<Named> seats() {
    return Named.seats(setting.scenario());
  }

  @Override
  public List<Named> nations() {
    return IntStream.range(0, setting.nations())
        .mapToObj(i -> new Named(setting.nationId(i), setting.nationName(i)))
        .toList();
  }

  /** Nobody but the Emperor is played. */
  @Override
  public int seat(int nation) {
    return nation == Setting.ROMANS ? 0 : -1;
  }

  @Override
  public List<Named> provinces() {
    return setting.board().territories().stream()
        .map(territory -> new Named(territory.id(), territory.name()))
        .toList();
  }

  @Override
  public Player player(Skill skill, Dice luck) {
    return switch (skill) {
      case RANDOM -> new RandomPlayer(luck);
      case STEADY -> new SteadyEmperor();
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
    return RomanitasCensus.INSTANCE;
  }

  @Override
  public Inventory inventory() {
    return new RomanitasInventory(project, setting);
  }

  @Override
  public Watch watch() {
    return new EmpireWatch(setting);
  }

  @Override
  public RomanitasGame start(Table table) {
    return new RomanitasGame(setting, table);
  }
}
