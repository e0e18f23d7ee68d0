package org.groma.editor.studio;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.groma.model.store.SaveResult;

/**
 * Saves the open project every few minutes, if somebody wants that. It never puts its state in the
 * place of what another program wrote meanwhile: that is for a person to decide.
 */
final class Autosave implements AutoCloseable {

  private final Workbench bench;
  private final Preferences preferences;
  private final PauseTransition wait = new PauseTransition();

  Autosave(Workbench bench) {
    this.bench = bench;
    this.preferences = new Preferences(bench.memory());
    wait.setOnFinished(_ -> {
      save();
      begin();
    });
    begin();
  }

  /** Waits as long as is preferred now; not at all if it is off. */
  void begin() {
    wait.stop();
    if (preferences.autosave() > 0) {
      wait.setDuration(Duration.minutes(preferences.autosave()));
      wait.playFromStart();
    }
  }

  boolean isWaiting() {
    return wait.getStatus() == Animation.Status.RUNNING;
  }

  /** Saves once, if there is something to save and nobody else has written into the folder. */
  void save() {
    var document = bench.document();
    if (!bench.dirty().get() || document.obstacle().isPresent()) {
      return;
    }
    SaveResult result = document.save();
    bench.refresh();
    switch (result) {
      case SaveResult.Saved _ -> {}
      case SaveResult.NotSaved(String reason) ->
          bench.notices().failed("Not saved by itself: " + reason, "");
      case SaveResult.Overtaken _ ->
          bench
              .notices()
              .mind(
                  "Not saved by itself: another program has changed the files of this project. Save"
                      + " it yourself to decide whose state stays.");
    }
  }

  @Override
  public void close() {
    wait.stop();
  }
}
