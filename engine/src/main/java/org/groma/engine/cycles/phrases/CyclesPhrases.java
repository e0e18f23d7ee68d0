package org.groma.engine.cycles.phrases;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.kernel.Aid;
import org.groma.engine.kernel.Chart;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.RecordSheet;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.tables.RuleTable;

/**
 * The phrasebook of Barbarian, Kingdom and Empire. Its nations have neither objectives nor special
 * rules of their own, nothing comes by a time table and there are no cards: should a project say
 * such things, they are shown as they stand.
 */
public final class CyclesPhrases extends PlainPhrases {

  @Override
  public List<Stage> sequence() {
    return TurnSequence.stages();
  }

  @Override
  public Optional<Chart> chart(Project project, RuleTable table) {
    return new Charts(new Names(project)).of(table);
  }

  /** One page with all that is rolled on, and one for a player alone. */
  @Override
  public List<Aid> aids(Project project) {
    Charts charts = new Charts(new Names(project));
    return Stream.of(
            new Aid(
                "charts",
                "Charts",
                "Combat, administration, rebellion, unit creation and conversion",
                false,
                charts.all(
                    "combat",
                    "rebellion",
                    "administration",
                    "conversion",
                    "unit-creation",
                    "countdown",
                    "unrest")),
            new Aid(
                "solitaire",
                "Solitaire",
                "What a player alone rolls for",
                false,
                charts.all("solitaire-opposition", "solitaire-events")))
        .filter(aid -> !aid.charts().isEmpty())
        .toList();
  }

  @Override
  public List<String> start(Project project, Setup setup) {
    Names names = new Names(project);
    return Stream.concat(
            new ScenarioWords(names).entry(setup).stream(),
            new SetupWords(names).of(setup).stream())
        .toList();
  }

  @Override
  public List<String> terms(Project project, Scenario scenario) {
    return new ScenarioWords(new Names(project)).of(scenario);
  }

  @Override
  public Optional<RecordSheet> recordSheet(Project project) {
    return Optional.of(TurnRecord.SHEET);
  }
}
