package org.groma.engine.invasions.phrases;

import java.util.List;
import org.groma.engine.kernel.Phrasebook;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.tables.TimeEntry;

/** The phrasebook of Invasions. */
public final class InvasionsPhrases implements Phrasebook {

  @Override
  public List<Stage> sequence() {
    return Sequence.stages();
  }

  @Override
  public String block(Nation.VictoryBlock block) {
    return Objectives.block(block);
  }

  @Override
  public String objective(Project project, Nation.Objective objective) {
    return new Objectives(new Names(project)).of(objective.scoring());
  }

  @Override
  public String special(Project project, Nation.Special special) {
    return new Specials(new Names(project)).of(special);
  }

  @Override
  public String arrival(Project project, TimeEntry entry) {
    return new Arrivals(new Names(project), true).of(entry);
  }

  @Override
  public String ownArrival(Project project, TimeEntry entry) {
    return new Arrivals(new Names(project), false).of(entry);
  }

  @Override
  public String card(Project project, Deck.Card card) {
    return new CardWords(new Names(project)).of(card);
  }
}
