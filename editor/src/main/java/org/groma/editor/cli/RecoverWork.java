package org.groma.editor.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.model.store.SetAsideWork;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code groma recover PROJECT [JOURNAL]}: unsaved work that was set aside, tried again. */
@Command(
    name = "recover",
    description =
        "Do unsaved work again that was set aside, because the files of the project were changed"
            + " meanwhile. Without a journal: list what there is.",
    footer = {"", "For instance: groma recover my-map journal.aside-1.jsonl"})
final class RecoverWork implements Task {

  private final Shell shell;

  @Parameters(index = "0", paramLabel = "PROJECT", description = "The folder of the project.")
  private Path folder;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "JOURNAL",
      description = "The journal to do again, as it is listed.")
  private Optional<String> journal = Optional.empty();

  @Option(
      names = "--dry-run",
      description = "Only say what can be done again; nothing is saved or deleted.")
  private boolean dryRun;

  @Option(
      names = "--over",
      description =
          "Do imports and the like again too: the files that they came to take the place of what"
              + " others have written there since.")
  private boolean over;

  @Option(names = "--discard", description = "Delete the journal instead of doing it again.")
  private boolean discard;

  @Mixin private MergeOption merge = new MergeOption();

  RecoverWork(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "recovering work on " + folder;
  }

  @Override
  public Integer call() {
    boolean changes = journal.isPresent() && !dryRun;
    try (HeldProject held =
        changes ? merge.hold(folder, "groma recover") : HeldProject.toLook(folder)) {
      held.project();
      List<SetAsideWork> all = SetAsideWork.in(folder);
      if (journal.isEmpty()) {
        list(all);
      } else {
        carryOut(chosen(all, journal.get()), held);
      }
    } catch (IOException failed) {
      throw Stop.cannotRun(
          "The work that was set aside in " + folder + " cannot be read. May you read it?", failed);
    }
    return Exit.FINE;
  }

  private void list(List<SetAsideWork> all) {
    for (SetAsideWork work : all) {
      shell
          .out()
          .println(
              work.file().getFileName()
                  + ": "
                  + Figures.count(work.steps().size(), "step", "steps")
                  + (work.whole() ? "" : ", damaged at its end"));
      work.steps().forEach(step -> shell.out().println("  " + plain(step)));
    }
    if (all.isEmpty()) {
      shell.say("No work was set aside in " + folder + ".");
    }
  }

  private SetAsideWork chosen(List<SetAsideWork> all, String name) {
    return all.stream()
        .filter(work -> work.file().getFileName().toString().equals(name))
        .findFirst()
        .orElseThrow(() ->
            Stop.cannotRun(
                "There is no journal '"
                    + name
                    + "' in "
                    + folder
                    + ". 'groma recover "
                    + folder
                    + "' lists what there is."));
  }

  private void carryOut(SetAsideWork work, HeldProject held) throws IOException {
    if (discard) {
      if (!dryRun) {
        work.delete();
      }
      shell.out().println(journal.orElseThrow() + (dryRun ? " would be" : " is") + " deleted.");
      return;
    }
    SetAsideWork.Replayed replayed = work.replay(held.project(), over);
    replayed.done().forEach(step -> shell.out().println("done: " + plain(step)));
    replayed.leftOut().forEach(step -> shell.out().println("left out: " + plain(step)));
    if (!dryRun) {
      held.save(replayed.project(), shell);
      if (replayed.leftOut().isEmpty()) {
        work.delete();
      }
    }
    shell
        .out()
        .println(
            Figures.count(replayed.done().size(), "step", "steps")
                + (dryRun ? " can be done again" : " done again and saved")
                + (replayed.leftOut().isEmpty()
                    ? "."
                    : "; "
                        + Figures.count(replayed.leftOut().size(), "step", "steps")
                        + " left out, so the journal stays."));
  }

  /** A name comes from a file, and goes to a terminal. */
  private static String plain(String step) {
    return step.replaceAll("\\p{Cntrl}", " ");
  }
}
