package org.groma.editor.panel.proofread;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.groma.editor.studio.Icons;
import org.groma.model.id.EditionId;
import org.groma.model.value.Provenance;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.Signing;

/** The cells of the table; what differs has a sign and words beside its colour. */
abstract class ProofCell extends TableCell<Sheet.Entry, Sheet.Entry> {

  private static final String NOTHING = "–";

  @Override
  protected void updateItem(Sheet.Entry entry, boolean empty) {
    super.updateItem(entry, empty);
    setText(null);
    setGraphic(null);
    setTooltip(null);
    setAccessibleText(null);
    getStyleClass().removeAll("differs", "kept");
    if (!empty && entry != null) {
      fill(entry);
    }
  }

  abstract void fill(Sheet.Entry entry);

  static String shown(String value) {
    return value.isEmpty() ? NOTHING : value;
  }

  /** The name of the row, loud in its first line. */
  static final class OfRow extends ProofCell {
    @Override
    void fill(Sheet.Entry entry) {
      if (entry.first()) {
        Label name = new Label(entry.row().name());
        name.getStyleClass().add("row-name");
        Label kind = new Label(entry.row().subject().kind());
        kind.getStyleClass().add("text-muted");
        HBox both = new HBox(6, name, kind);
        both.setAlignment(Pos.CENTER_LEFT);
        setGraphic(both);
      } else {
        Label again = new Label(entry.row().name());
        again.getStyleClass().add("text-muted");
        setGraphic(again);
      }
      setAccessibleText(entry.row().name() + ", " + entry.row().subject().kind());
    }
  }

  /** Who has signed the row, in its first line. */
  static final class OfSigning extends ProofCell {
    @Override
    void fill(Sheet.Entry entry) {
      if (!entry.first()) {
        return;
      }
      Signing signing = entry.row().signing();
      String by = signing.signOff().map(signed -> signed.by() + ", " + signed.on()).orElse("");
      switch (signing.standing()) {
        case OPEN -> setAccessibleText(signing.standing().phrase());
        case SIGNED -> {
          setGraphic(Icons.of("fth-check"));
          setText(by);
        }
        case CHANGED -> {
          setGraphic(Icons.of("fth-refresh-cw"));
          setText("changed since " + by);
        }
      }
    }
  }

  /** What the value is called. */
  static final class OfValue extends ProofCell {
    @Override
    void fill(Sheet.Entry entry) {
      setText(entry.line().map(Line::title).orElse(""));
    }
  }

  /** What the project says, with where it has that from. */
  static final class OfProject extends ProofCell {
    @Override
    void fill(Sheet.Entry entry) {
      entry
          .line()
          .ifPresent(line -> {
            setText(shown(line.ours()));
            line.reason().map(Provenance::toString).ifPresent(why -> setTooltip(new Tooltip(why)));
          });
    }
  }

  /** What an edition prints. */
  static final class OfEdition extends ProofCell {
    private final EditionId edition;
    private final Supplier<Keeping> keeping;

    OfEdition(EditionId edition, Supplier<Keeping> keeping) {
      this.edition = edition;
      this.keeping = keeping;
    }

    @Override
    void fill(Sheet.Entry entry) {
      List<Reading> readings = entry.readings(edition);
      if (entry.isAbsentFrom(edition)) {
        if (entry.first()) {
          getStyleClass().add("differs");
          setText("≠ row not printed");
        }
        return;
      }
      if (readings.isEmpty()) {
        return;
      }
      setTooltip(
          new Tooltip(
              readings.stream()
                  .map(reading ->
                      reading.section()
                          + ": "
                          + shown(reading.printed())
                          + ", "
                          + reading.verdict().phrase())
                  .collect(Collectors.joining("\n"))));
      if (entry.differing(edition).isEmpty()) {
        setText("=  " + readings.getFirst().printed());
        return;
      }
      boolean kept = keeping.get().keeps(entry);
      getStyleClass().add(kept ? "kept" : "differs");
      Reading other = entry.differing(edition).get();
      Label value = new Label("≠  " + shown(other.printed()));
      value.getStyleClass().add("value");
      Label verdict = new Label(other.verdict().phrase() + (kept ? ", ours is kept" : ""));
      verdict.getStyleClass().add("text-muted");
      HBox both = new HBox(8, value, verdict);
      both.setAlignment(Pos.CENTER_LEFT);
      setGraphic(both);
      setAccessibleText(edition + " prints " + shown(other.printed()) + ", " + verdict.getText());
    }
  }
}
