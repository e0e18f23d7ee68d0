package org.groma.editor.studio;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.editor.document.Document;
import org.groma.editor.document.Opening;

/** What to do about a project that somebody else has open. */
final class OpeningQuestion {

  static final String READ = "Open to read";
  static final String AGAIN = "Try again";
  static final String CANCEL = "Cancel";

  private OpeningQuestion() {}

  /** What is to be shown; nothing if somebody thought better of it. */
  static Optional<Opening> settle(Path folder, Opening first, Dialogs dialogs) {
    Opening opening = first;
    while (opening instanceof Opening.Opened opened && opened.document().isInUse()) {
      Document document = opened.document();
      String answer =
          dialogs.choose(
              "The project is open already",
              document.obstacle().orElse("")
                  + " You can look at it here and save changes into another folder.",
              "",
              List.of(READ, AGAIN, CANCEL));
      if (answer.equals(READ)) {
        return Optional.of(opening);
      }
      document.close();
      if (!answer.equals(AGAIN)) {
        return Optional.empty();
      }
      opening = Document.open(folder);
    }
    return Optional.of(opening);
  }

  /** Whether a workbench has this folder open, however the folder is named. */
  static boolean isOpen(Workbench bench, Path folder) {
    try {
      return Files.isSameFile(folder, bench.document().folder());
    } catch (IOException gone) {
      return false;
    }
  }
}
