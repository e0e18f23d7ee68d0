package org.groma.editor.cli;

import java.util.Locale;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;
import org.groma.validator.revise.EntryRenaming;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code groma rename PROJECT KIND:OLD NEW}: gives a record another id, everywhere. */
@Command(
    name = "rename",
    description =
        "Give a record another id, wherever the project speaks of it: references, scenarios, cards,"
            + " sources, signatures, accepted findings and checks of the project's own.",
    footer = {"", "For instance: groma rename my-map province:new-province-4 lower-meadow"})
final class RenameRecord extends RecordTask {

  @Parameters(
      index = "1",
      paramLabel = "KIND:OLD",
      description = "The record, such as province:thracia.")
  private String record;

  @Parameters(index = "2", paramLabel = "NEW", description = "Its new id.")
  private String id;

  RenameRecord(Shell shell) {
    super(shell, "groma rename");
  }

  @Override
  public String doing() {
    return "renaming " + record;
  }

  @Override
  void carryOut(HeldProject held) {
    Project project = held.project();
    Subject subject = new RecordWord(record).in(project);
    switch (EntryRenaming.of(project, subject, id)) {
      case EntryRenaming.Plan.Impossible(String reason) -> throw Stop.cannotRun(reason);
      case EntryRenaming.Plan.Possible plan -> {
        plan.holders().forEach(holder -> shell.out().println("speaks of it: " + holder));
        plan.kept()
            .forEach(
                holder -> shell.out().println("may mean something else, left as it is: " + holder));
        if (!dryRun) {
          held.save(plan.after(), shell);
        }
        shell
            .out()
            .println(
                String.format(
                    Locale.ROOT,
                    "%s %s:%s; %s.",
                    subject + (dryRun ? " would be" : " is now"),
                    subject.kind(),
                    id,
                    Figures.count(
                            plan.holders().size(), "other record speaks", "other records speak")
                        + " of it"));
      }
    }
  }
}
