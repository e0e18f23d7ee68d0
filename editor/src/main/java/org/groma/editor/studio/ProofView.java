package org.groma.editor.studio;

import java.awt.image.BufferedImage;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.util.StringConverter;
import org.groma.editor.exchange.Proof;

/** Shows what an export would make: pages one by one, or the beginning of a text. */
final class ProofView extends BorderPane {

  private final Background background;
  private final ComboBox<Proof> files = new ComboBox<>();
  private final Label where = new Label();
  private final Button previous = new Button(null, Icons.of("fth-chevron-left"));
  private final Button next = new Button(null, Icons.of("fth-chevron-right"));
  private int page;

  ProofView(Background background) {
    this.background = background;
    files.setId("proof-files");
    files.setAccessibleText("File of the preview");
    files.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Proof proof) {
            return proof == null ? "" : proof.name() + ", " + Sizes.of(proof.size());
          }

          @Override
          public Proof fromString(String text) {
            return null;
          }
        });
    files
        .valueProperty()
        .addListener((_, _, _) -> {
          page = 0;
          show();
        });
    previous.setAccessibleText("Previous page");
    next.setAccessibleText("Next page");
    next.setId("proof-next");
    previous.setOnAction(_ -> turn(-1));
    next.setOnAction(_ -> turn(1));
    HBox bar = new HBox(8, files, previous, next, where);
    bar.setAlignment(Pos.CENTER_LEFT);
    bar.setStyle("-fx-padding: 0 0 8 0;");
    setTop(bar);
    clear("Choose a format.");
  }

  /** Says something instead of showing a file. */
  void clear(String sentence) {
    files.getItems().clear();
    getTop().setVisible(false);
    Label label = new Label(sentence);
    label.setWrapText(true);
    setCenter(new StackPane(label));
  }

  void show(List<Proof> proofs) {
    getTop().setVisible(true);
    files.getItems().setAll(proofs);
    files.getSelectionModel().selectFirst();
  }

  private void turn(int by) {
    Proof proof = files.getValue();
    if (proof != null) {
      page = Math.clamp(page + by, 0, Math.max(0, proof.pages() - 1));
      show();
    }
  }

  private void show() {
    Proof proof = files.getValue();
    if (proof == null) {
      return;
    }
    boolean several = proof.pages() > 1;
    previous.setVisible(several);
    next.setVisible(several);
    where.setText(several ? "Page " + (page + 1) + " of " + proof.pages() : "");
    if (proof.pages() == 0) {
      TextArea text = new TextArea(proof.text());
      text.setId("proof-text");
      text.setAccessibleText("Text of the file");
      text.setEditable(false);
      text.getStyleClass().add("proof-text");
      setCenter(text);
      return;
    }
    int wanted = page;
    background.start(
        "Drawing page " + (wanted + 1),
        _ -> proof.page().apply(wanted),
        image -> {
          if (proof.equals(files.getValue()) && wanted == page) {
            setCenter(picture(image));
          }
        });
  }

  private static ScrollPane picture(BufferedImage image) {
    ImageView view = new ImageView(Pictures.of(image));
    view.setId("proof-page");
    view.setPreserveRatio(true);
    StackPane paper = new StackPane(view);
    paper.getStyleClass().add("proof-page");
    paper.setMaxSize(StackPane.USE_PREF_SIZE, StackPane.USE_PREF_SIZE);
    StackPane desk = new StackPane(paper);
    desk.setStyle("-fx-padding: 12;");
    ScrollPane scroll = new ScrollPane(desk);
    scroll.setFitToWidth(true);
    scroll.setPannable(true);
    scroll
        .viewportBoundsProperty()
        .addListener(
            (_, _, room) -> view.setFitWidth(Math.min(image.getWidth(), room.getWidth() - 30)));
    return scroll;
  }
}
