package org.groma.editor.studio;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.groma.model.store.SetAsideWork;

/** Does unsaved work again that was set aside when the files of the project had changed. */
final class AsideRecovery {

  static final String TITLE = "Recover Set-Aside Work…";
  static final String AGAIN = "Do it again";
  static final String DELETE = "Delete it";
  static final String LATER = "Leave it";

  private AsideRecovery() {}

  /** Asks about each journal that lies in the folder of the open project. */
  static void recover(Workbench bench, Dialogs dialogs) {
    try {
      List<SetAsideWork> all = SetAsideWork.in(bench.document().folder());
      if (all.isEmpty()) {
        bench.notices().done("No work was set aside in this project.");
      }
      for (SetAsideWork work : all) {
        recover(work, bench, dialogs);
      }
    } catch (IOException failed) {
      bench.notices().failed("The work that was set aside cannot be read.", failed.getMessage());
    }
    bench.refresh();
  }

  private static void recover(SetAsideWork work, Workbench bench, Dialogs dialogs)
      throws IOException {
    SetAsideWork.Replayed replayed = work.replay(bench.document().project(), true);
    int left = replayed.leftOut().size();
    String answer =
        dialogs.choose(
            "Work that was set aside",
            String.format(
                Locale.ROOT,
                "%s holds %d steps that were never saved. %s",
                work.file().getFileName(),
                work.steps().size(),
                left == 0
                    ? "All of them can be done again, as one step that can be undone."
                    : left + " of them cannot be done to the project as it is now."),
            String.format(
                Locale.ROOT,
                "Done again:\n%s\nLeft out:\n%s",
                lines(replayed.done()),
                lines(replayed.leftOut())),
            List.of(AGAIN, DELETE, LATER));
    switch (answer) {
      case AGAIN -> {
        bench.document().take("Recover set-aside work", replayed.project());
        if (left == 0 && bench.document().journalTrouble().isEmpty()) {
          work.delete(); // the journal of this session tells it now
        }
      }
      case DELETE -> work.delete();
      default -> {}
    }
  }

  private static String lines(List<String> steps) {
    return steps.isEmpty() ? "  nothing\n" : "  " + String.join("\n  ", steps) + "\n";
  }
}
