package org.groma.editor.studio;

import java.util.List;
import org.groma.editor.panel.gazetteer.GazetteerPanel;
import org.groma.editor.panel.problems.ProblemsPanel;
import org.groma.editor.panel.proofread.ProofreadPanel;
import org.groma.editor.panel.scenario.ScenarioPanel;
import org.groma.editor.panel.simulation.SimulationPanel;

/** The panels of the lower part of the window, in the order of their tabs. */
final class Panels {

  private Panels() {}

  static List<Panel> of(Workbench bench) {
    return List.of(
        new ProblemsPanel(bench),
        new GazetteerPanel(bench),
        new ProofreadPanel(bench),
        new ScenarioPanel(bench),
        new SimulationPanel(bench),
        new HistoryPanel(bench));
  }
}
