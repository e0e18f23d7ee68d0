package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.groma.editor.studio.Studio;

/** Where windows open, if they can. */
interface Screen {

  /** The screen of whoever started the program. */
  Screen OWN =
      new Screen() {
        @Override
        public Optional<String> obstacle() {
          return Studio.obstacle();
        }

        @Override
        public void edit(Optional<Path> project, Optional<Path> home) {
          Studio.run(project, home);
        }
      };

  /** Why no window can be opened, as a sentence. */
  Optional<String> obstacle();

  /** Opens the editor and returns when it is closed. */
  void edit(Optional<Path> project, Optional<Path> home);
}
