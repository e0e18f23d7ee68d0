package org.groma.editor.studio;

import javafx.animation.PauseTransition;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/** Notices over the lower right corner of the map. What went well goes by itself; faults stay. */
final class NoticeStack extends VBox {

  private final Notices notices;

  /** The notices outlive the project; a listener to this view of them does not keep its desk. */
  private final ObservableList<Notices.Notice> shown;

  NoticeStack(Notices notices) {
    super(8);
    this.notices = notices;
    this.shown = FXCollections.unmodifiableObservableList(notices.shown());
    setId("notices");
    setPickOnBounds(false);
    setAlignment(Pos.BOTTOM_RIGHT);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    getStyleClass().add("notices");
    shown.addListener(
        (ListChangeListener<Notices.Notice>)
            change -> {
              while (change.next()) {
                change.getAddedSubList().forEach(notice -> fadeLater(notices, notice));
              }
              show();
            });
    show();
  }

  /** Knows nothing of the stack: the wait goes on when its project is closed. */
  private static void fadeLater(Notices notices, Notices.Notice notice) {
    if (notice.tone() != Notices.Tone.FAILED) {
      PauseTransition wait =
          new PauseTransition(Duration.seconds(notice.tone() == Notices.Tone.DONE ? 4 : 8));
      wait.setOnFinished(_ -> notices.dismiss(notice));
      wait.play();
    }
  }

  private void show() {
    getChildren().setAll(shown.stream().map(this::card).toList());
  }

  private HBox card(Notices.Notice notice) {
    Label text = new Label(notice.sentence());
    text.setWrapText(true);
    text.setMaxWidth(380);
    HBox.setHgrow(text, Priority.ALWAYS);
    HBox card = new HBox(10, Icons.of(icon(notice.tone())), text);
    card.setAlignment(Pos.CENTER_LEFT);
    card.getStyleClass().addAll("notice", notice.tone().name().toLowerCase(java.util.Locale.ROOT));
    if (!notice.details().isEmpty()) {
      Button copy = new Button("Copy details");
      copy.setOnAction(_ -> {
        ClipboardContent content = new ClipboardContent();
        content.putString(notice.sentence() + "\n\n" + notice.details());
        Clipboard.getSystemClipboard().setContent(content);
      });
      copy.getStyleClass().add("small");
      card.getChildren().add(copy);
    }
    notice
        .deed()
        .ifPresent(deed -> {
          Button button = new Button(deed.title());
          button.setId("notice-deed");
          button.getStyleClass().add("small");
          button.setMinWidth(Region.USE_PREF_SIZE);
          button.setOnAction(_ -> {
            notices.dismiss(notice);
            deed.run().run();
          });
          card.getChildren().add(button);
        });
    Button close = new Button(null, Icons.of("fth-x"));
    close.getStyleClass().addAll("flat", "small");
    close.setAccessibleText("Dismiss");
    close.setOnAction(_ -> notices.dismiss(notice));
    card.getChildren().add(close);
    return card;
  }

  private static String icon(Notices.Tone tone) {
    return switch (tone) {
      case DONE -> "fth-check-circle";
      case MIND -> "fth-info";
      case FAILED -> "fth-alert-triangle";
    };
  }
}
