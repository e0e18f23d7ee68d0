package org.groma.engine.romanitas.phrases;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Aid;
import org.groma.engine.kernel.Chart;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;

/**
 * The phrasebook of Romanitas. Its nations have neither objectives nor special rules and nothing
 * comes by a time table: should a project say such things, they are shown as they stand.
 */
public final class RomanitasPhrases extends PlainPhrases {

  @Override
  public List<Stage> sequence() {
    return TurnSequence.stages();
  }

  @Override
  public String card(Project project, Deck.Card card) {
    return CardWords.of(card);
  }

  @Override
  public Optional<Chart> chart(Project project, RuleTable table) {
    return new Charts(new Names(project)).of(table);
  }

  @Override
  public List<Aid> aids(Project project) {
    return new Aids(new Charts(new Names(project))).all();
  }

  @Override
  public List<String> terms(Project project, Scenario scenario) {
    return new ScenarioWords(new Names(project)).of(scenario);
  }
}
