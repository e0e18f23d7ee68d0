package org.groma.editor.studio;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.map.LayerStack;
import org.groma.editor.tool.BorderFinish;
import org.groma.editor.tool.BorderScope;
import org.groma.editor.tool.BorderWork;
import org.groma.editor.tool.Preview;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;

/**
 * Roughens, smooths or simplifies borders: asks which and how strongly, and shows on the map what
 * comes of it. It stands at the side, so that the map can be seen.
 */
final class FinishCover extends Cover {

  private static final double WIDTH = 400;
  private static final double HEIGHT = 360;

  /** The slider goes so many doublings down and up from where it begins. */
  private static final double DOUBLINGS = 4;

  private static final double WEAKEST = 0.01;
  private static final double STRONGEST = 0.4;

  private final Workbench bench;
  private final Project project;
  private final BorderFinish finish;
  private final ComboBox<BorderScope> which = new ComboBox<>();
  private final TextField length = new TextField();
  private final Slider strength = new Slider(-DOUBLINGS, DOUBLINGS, 0);
  private final Slider amount = new Slider(WEAKEST, STRONGEST, WEAKEST);
  private final Label said = new Label();
  private final Button doIt;
  private BorderFinish.Figures begun;
  private int seed = 1;
  private boolean filling;
  private Optional<BorderWork> work = Optional.empty();
  private int asked;

  FinishCover(Workbench bench, BorderFinish finish, Set<Subject> selection, Runnable away) {
    super(() -> {
      bench.map().preview(Preview.NONE);
      bench.selection().set(selection);
      away.run();
    });
    bench.selection().set(Set.of()); // its outline would cover the line that is to be seen
    this.bench = bench;
    this.project = bench.project().get();
    this.finish = finish;
    this.doIt = new Button(finish.title(), Icons.of(finish.icon()));
    getStyleClass().add("see-through");
    List<BorderScope> scopes = BorderScope.of(project, selection);
    which.setId("finish-which");
    which.setAccessibleText("Which borders");
    which.setMaxWidth(Double.MAX_VALUE);
    which.getItems().setAll(scopes);
    which.setValue(scopes.getFirst());
    which.valueProperty().addListener((_, _, _) -> begin());
    length.setId("finish-length");
    length.setPrefColumnCount(6);
    length.setAccessibleText(finish.measure() + ", in units of the map");
    length.textProperty().addListener((_, _, _) -> typed());
    length.setOnAction(_ -> perform());
    strength.setId("finish-strength");
    strength.setAccessibleText(finish.measure());
    strength.valueProperty().addListener((_, _, _) -> slid());
    amount.setId("finish-amount");
    amount.setAccessibleText("How far stretches are bent");
    amount.valueProperty().addListener((_, _, _) -> look());
    said.setId("finish-said");
    said.setWrapText(true);
    said.setMinHeight(Label.USE_PREF_SIZE);
    doIt.setId("finish-do");
    doIt.setDefaultButton(true);
    doIt.setOnAction(_ -> perform());
    show(finish.title() + " borders", content(), WIDTH, HEIGHT, doIt);
    setAlignment(getChildren().getFirst(), Pos.BOTTOM_RIGHT);
    begin();
  }

  private Node content() {
    HBox lengths = new HBox(8, strength, length);
    lengths.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(strength, Priority.ALWAYS);
    Label measured = new Label(finish.measure() + " (units of the map)");
    measured.setLabelFor(length);
    VBox content = new VBox(8, which, measured, lengths);
    if (finish == BorderFinish.ROUGHEN) {
      Label bent = new Label("Bent by, as rough as the borders beside at first");
      bent.setLabelFor(amount);
      Button other = new Button("Bend Otherwise", Icons.of("fth-shuffle"));
      other.setId("finish-seed");
      other.setOnAction(_ -> {
        seed++;
        look();
      });
      HBox bending = new HBox(8, amount, other);
      bending.setAlignment(Pos.CENTER_LEFT);
      HBox.setHgrow(amount, Priority.ALWAYS);
      content.getChildren().addAll(bent, bending);
    }
    content.getChildren().add(said);
    return content;
  }

  @Override
  Node first() {
    return length;
  }

  /** Figures that fit the borders which are chosen now. */
  private void begin() {
    begun = finish.usual(project.map(), which.getValue().arcs());
    filling = true;
    amount.setValue(begun.amount());
    strength.setValue(0);
    length.setText(written(begun.length()));
    filling = false;
    look();
  }

  private static String written(double value) {
    return String.format(Locale.ROOT, value < 1 ? "%.3f" : value < 100 ? "%.2f" : "%.0f", value);
  }

  private void slid() {
    if (!filling) {
      filling = true;
      length.setText(written(begun.length() * Math.pow(2, strength.getValue())));
      filling = false;
      look();
    }
  }

  private void typed() {
    if (!filling) {
      filling = true;
      figures()
          .ifPresent(
              now -> strength.setValue(Math.log(now.length() / begun.length()) / Math.log(2)));
      filling = false;
      look();
    }
  }

  private Optional<BorderFinish.Figures> figures() {
    try {
      double typed = Double.parseDouble(length.getText().strip().replace(',', '.'));
      return typed >= project.map().precision().step() && Double.isFinite(typed)
          ? Optional.of(new BorderFinish.Figures(typed, amount.getValue(), seed))
          : Optional.empty();
    } catch (NumberFormatException unreadable) {
      return Optional.empty();
    }
  }

  /** Works out what would happen, and shows it. */
  private void look() {
    if (filling) {
      return;
    }
    int mine = ++asked;
    work = Optional.empty();
    doIt.setDisable(true);
    Optional<BorderFinish.Figures> figures = figures();
    if (figures.isEmpty()) {
      said.setText("Type a length in units of the map, " + written(begun.length()) + " say.");
      bench.map().preview(Preview.NONE);
      return;
    }
    BorderScope scope = which.getValue();
    LayerStack layers = bench.map().layers().get();
    bench
        .background()
        .start(
            "Trying borders",
            _ -> BorderWork.of(project, layers, finish, figures.get(), scope),
            found -> {
              if (mine == asked) {
                tell(found);
              }
            });
  }

  private void tell(BorderWork found) {
    work = Optional.of(found);
    said.setText(found.outlook());
    doIt.setDisable(found.edit().isEmpty());
    bench
        .map()
        .preview(
            found.edit().isEmpty()
                ? Preview.NONE
                : Preview.of(new Preview.Drawn(found.after(), new TreeSet<>(), found.changed())));
  }

  private void perform() {
    work.filter(found -> found.edit().isPresent())
        .ifPresent(found -> {
          asked++;
          leave();
          if (bench.perform(found.name(), found.edit().get())) {
            if (found.staying().isEmpty()) {
              bench.notices().done(found.report());
            } else {
              bench.notices().mind(found.report());
            }
          }
        });
  }
}
