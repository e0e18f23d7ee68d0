package org.groma.exporters.sheet;

import java.util.List;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Lexicon;
import org.groma.engine.kernel.Phrasebook;
import org.groma.exporters.Export;
import org.groma.exporters.Paper;
import org.groma.exporters.pdf.Orientation;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.sheet.typeset.Flow;
import org.groma.exporters.sheet.typeset.Frame;
import org.groma.model.entry.Ledger;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** What every sheet of a project is made with: paper, names, colours and the words of its rules. */
record Press(
    Project project,
    Paper paper,
    Names names,
    Palette palette,
    Phrasebook phrases,
    Lexicon lexicon) {

  static Press of(Export export) {
    Project project = export.project();
    return new Press(
        project,
        export.paper(),
        new Names(project),
        new Palette(project),
        Rulesets.phrasebook(project),
        Rulesets.lexicon(project));
  }

  /** Whether a project has nothing that any sheet shows. */
  static boolean isEmpty(Project project) {
    List<Ledger<?, ?>> shown =
        List.of(
            project.provinces(),
            project.areas(),
            project.seas(),
            project.get(Kinds.NATIONS),
            project.get(Kinds.TABLES),
            project.get(Kinds.DECKS),
            project.get(Kinds.UNITS),
            project.get(Kinds.TIME_TABLE),
            project.get(Kinds.SCENARIOS));
    return shown.stream().allMatch(Ledger::isEmpty);
  }

  Flow flow() {
    return flow(Orientation.PORTRAIT);
  }

  Flow flow(Orientation lying) {
    return new Flow(Frame.of(paper, lying), Styles.HAIRLINE);
  }

  /** The sheet of a flow, with running heads. */
  Sheet sheet(String file, String title, Flow flow) {
    return sheet(file, title, Orientation.PORTRAIT, flow);
  }

  Sheet sheet(String file, String title, Orientation lying, Flow flow) {
    RunningHeads heads = new RunningHeads(Frame.of(paper, lying), project.settings().name(), title);
    return new Sheet(file, title, heads.on(flow.pages()));
  }
}
