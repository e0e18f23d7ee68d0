package org.groma.engine.invasions;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.inspection.Inspections;
import org.groma.engine.invasions.invariant.Catalogue;
import org.groma.engine.invasions.odds.PlannedBattles;
import org.groma.engine.invasions.phrases.InvasionsPhrases;
import org.groma.engine.invasions.play.Opening;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.IncomeFigures;
import org.groma.engine.invasions.setting.InvasionsFields;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.shape.InvasionsShape;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.BattleReckoner;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.EmpireIncome;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Invariant;
import org.groma.engine.kernel.Lexicon;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.Pace;
import org.groma.engine.kernel.Phrasebook;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.bounds.GameBounds;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** The rules of Invasions, volume 1. */
public final class Invasions implements Ruleset {

  @Override
  public String id() {
    return "invasions";
  }

  /** The turn track ends somewhere. */
  @Override
  public GameBounds bounds() {
    return GameBounds.USUAL
        .with("firstTurn", 1, Setting.MOST_TURNS)
        .with("lastTurn", 1, Setting.MOST_TURNS);
  }

  /** What compiling the project and setting the scenario up bring to light. */
  @Override
  public List<Shortfall> lacking(Project project, Scenario scenario) {
    Setting setting = Setting.of(project, scenario);
    if (!setting.shortfalls().isEmpty()) {
      return setting.shortfalls();
    }
    Player nobody =
        new Player() {
          @Override
          public <A> A decide(Decision<A> decision) {
            throw new IllegalStateException("nothing is decided while a scenario is set up");
          }
        };
    return Opening.setUp(new Play(World.empty(setting), Table.of(new SeededDice(0), nobody)));
  }

  @Override
  public List<Inspection> inspections() {
    return Inspections.all();
  }

  @Override
  public List<Objection> inspect(Project project, MapGraph graph, Scenario scenario) {
    return Inspections.carryOut(project, graph, scenario);
  }

  @Override
  public Contest prepare(Project project, Scenario scenario) {
    return new InvasionsContest(project, scenario);
  }

  @Override
  public List<? extends Invariant<?>> invariants() {
    return Catalogue.all();
  }

  @Override
  public boolean allowsEmptySeats() {
    return true;
  }

  @Override
  public ScenarioFields scenarioFields() {
    return InvasionsFields.ALL;
  }

  @Override
  public DataShape dataShape() {
    return InvasionsShape.ALL;
  }

  @Override
  public Lexicon lexicon() {
    return InvasionsLexicon.INSTANCE;
  }

  @Override
  public Phrasebook phrasebook() {
    return new InvasionsPhrases();
  }

  @Override
  public Optional<EmpireIncome> empireIncome(Project project) {
    return IncomeFigures.ofEmpires(project);
  }

  @Override
  public Optional<BattleReckoner> battles(Project project, Scenario scenario) {
    return Optional.of(new PlannedBattles(Setting.of(project, scenario)));
  }

  @Override
  public EventCodec codec() {
    return new EventCodec(List.of(InvasionsEvent.class));
  }

  @Override
  public List<Pace> paces(Project project) {
    return project.get(Kinds.UNITS).stream()
        .flatMap(type ->
            type.attributes().number("movement").stream()
                .map(steps -> new Pace(type.id(), steps, type.category().equals("fleet"))))
        .filter(pace -> pace.steps() > 0)
        .toList();
  }
}
