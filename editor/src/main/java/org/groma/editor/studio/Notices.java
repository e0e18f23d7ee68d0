package org.groma.editor.studio;

import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** Sentences that the window shows for a while, newest last. */
public final class Notices {

  /** How much somebody should mind. */
  public enum Tone {
    DONE,
    MIND,
    FAILED
  }

  /**
   * A sentence.
   *
   * @param details more to be copied, the trace of a fault for instance; empty for none
   * @param deed what can be done about it at once
   */
  public record Notice(Tone tone, String sentence, String details, Optional<Deed> deed) {
    Notice(Tone tone, String sentence, String details) {
      this(tone, sentence, details, Optional.empty());
    }
  }

  /** What a button beside the sentence does. */
  public record Deed(String title, Runnable run) {}

  private static final int MOST = 4;

  private final ObservableList<Notice> shown = FXCollections.observableArrayList();

  public ObservableList<Notice> shown() {
    return shown;
  }

  public void done(String sentence) {
    add(new Notice(Tone.DONE, sentence, ""));
  }

  public void mind(String sentence) {
    add(new Notice(Tone.MIND, sentence, ""));
  }

  /** A sentence with a way out. */
  public void offer(String sentence, String title, Runnable deed) {
    add(new Notice(Tone.MIND, sentence, "", Optional.of(new Deed(title, deed))));
  }

  public void failed(String sentence, String details) {
    add(new Notice(Tone.FAILED, sentence, details));
  }

  private void add(Notice notice) {
    shown.remove(notice); // said again, it stands last
    shown.add(notice);
    while (shown.size() > MOST) {
      shown.removeFirst();
    }
  }

  public void dismiss(Notice notice) {
    shown.remove(notice);
  }
}
