package org.groma.editor.cli;

import java.nio.file.Path;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Ruleset;
import org.groma.model.project.Project;
import org.groma.validator.catalogue.DataShapePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code groma describe-data}: every field that the rules of a project read. */
@Command(
    name = "describe-data",
    description =
        "Print a reference of the data that the rules of a project read: every field, what may"
            + " stand there, its section and an example, in Markdown.")
final class DescribeData implements Task {

  private final Shell shell;

  @Parameters(paramLabel = "PROJECT", description = "The folder of the project.")
  private Path folder;

  @Mixin private OutOption out = new OutOption();

  DescribeData(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "describing the data of " + folder;
  }

  @Override
  public Integer call() {
    out.check();
    Project project = ProjectFolder.open(folder);
    String word = project.settings().ruleset();
    Ruleset ruleset =
        Rulesets.find(word)
            .orElseThrow(() ->
                Stop.cannotRun(
                    "The project "
                        + folder
                        + " goes by no rules that Groma knows ('"
                        + word
                        + "')."
                        + " Choose a ruleset in project.json first."));
    out.write(shell, false, DataShapePage.write(ruleset, project));
    return Exit.FINE;
  }
}
