package org.groma.exporters.sheet;

import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Phrasebook;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Ruleset;
import org.groma.exporters.Export;
import org.groma.exporters.Paper;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.sheet.typeset.Flow;
import org.groma.exporters.sheet.typeset.Frame;
import org.groma.model.project.Project;

/** What every sheet of a project is made with: paper, names, colours and the words of its rules. */
record Press(Project project, Paper paper, Names names, Palette palette, Phrasebook phrases) {

  static Press of(Export export) {
    Project project = export.project();
    return new Press(
        project,
        export.paper(),
        new Names(project),
        new Palette(project),
        Rulesets.find(project.settings().ruleset())
            .map(Ruleset::phrasebook)
            .orElseGet(PlainPhrases::new));
  }

  Flow flow() {
    return new Flow(Frame.of(paper), Styles.HAIRLINE);
  }

  /** The sheet of a flow, with running heads. */
  Sheet sheet(String file, String title, Flow flow) {
    RunningHeads heads = new RunningHeads(Frame.of(paper), project.settings().name(), title);
    return new Sheet(file, title, heads.on(flow.pages()));
  }
}
