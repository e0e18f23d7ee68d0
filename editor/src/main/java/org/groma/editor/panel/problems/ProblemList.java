package org.groma.editor.panel.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.KeyEvent;

/** The list of problems. Headings fold by a click, by Enter and by the arrows left and right. */
final class ProblemList extends ListView<Listing.Line> {

  /**
   * A large project has thousands of findings; its first verdict comes while somebody looks about.
   */
  private static final int MANY = 200;

  /** As many lines as are seen at first; each is laid out in a frame of its own. */
  private static final int SEEN = 12;

  private final ProblemBook book;
  private final Consumer<Problem> shown;
  private final Runnable folded;
  private final AnimationTimer unrolling =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          unroll();
        }
      };
  private boolean filling;

  /**
   * @param chosen hears when another line is chosen
   * @param shown is asked to show a problem on the map
   * @param folded is told when the lines are others
   */
  ProblemList(ProblemBook book, Runnable chosen, Consumer<Problem> shown, Runnable folded) {
    this.book = book;
    this.shown = shown;
    this.folded = folded;
    setId("problems");
    setAccessibleText("Problems");
    getStyleClass().addAll("problem-list", "dense");
    getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    setCellFactory(_ -> new ProblemCell(book, this::fold, shown));
    getSelectionModel()
        .selectedItemProperty()
        .addListener((_, _, line) -> {
          if (!filling) {
            book.choose(problem(line));
            chosen.run();
          }
        });
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
  }

  private static Optional<Problem> problem(Listing.Line line) {
    return line instanceof Listing.Line.Item(Problem problem)
        ? Optional.of(problem)
        : Optional.empty();
  }

  /** Shows the lines as they are now, with the chosen one. */
  void fill() {
    filling = true;
    setPlaceholder(
        new Label(book.isWaiting() ? "The checks are looking…" : "Nothing is listed here."));
    List<Listing.Line> lines = book.listing().lines();
    unrolling.stop();
    if (getItems().isEmpty() && lines.size() > MANY) {
      unrolling.start();
    } else if (!getItems().equals(lines)) { // most verdicts say what was said before
      getItems().setAll(lines);
    }
    int line = book.chosenLine();
    getSelectionModel().clearSelection();
    if (line >= 0 && line < getItems().size()) {
      getSelectionModel().select(line);
      getFocusModel().focus(line);
    }
    filling = false;
  }

  /**
   * Adds a line, so that no frame has to lay all of those out that are seen first; then the rest.
   */
  private void unroll() {
    List<Listing.Line> lines = book.listing().lines();
    int here = getItems().size();
    boolean most = here >= SEEN;
    getItems().addAll(lines.subList(here, most ? lines.size() : here + 1));
    if (most) {
      unrolling.stop();
    }
  }

  /** Brings the chosen line into view. */
  void reveal() {
    scrollTo(Math.max(0, book.chosenLine() - 2));
  }

  /** All problems that are chosen at once. */
  List<Problem> chosen() {
    List<Problem> chosen = new ArrayList<>();
    getSelectionModel().getSelectedItems().forEach(line -> problem(line).ifPresent(chosen::add));
    return chosen.isEmpty() ? book.chosen().stream().toList() : chosen;
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case ENTER -> {
        if (!event.isAltDown()) {
          book.chosen().ifPresent(shown);
          heading().ifPresent(heading -> fold(heading.group().id(), !heading.folded()));
          event.consume();
        }
      }
      case LEFT -> heading().ifPresent(heading -> fold(heading.group().id(), true));
      case RIGHT -> heading().ifPresent(heading -> fold(heading.group().id(), false));
      default -> {} // the list knows the rest
    }
  }

  private Optional<Listing.Line.Heading> heading() {
    return getSelectionModel().getSelectedItem() instanceof Listing.Line.Heading heading
        ? Optional.of(heading)
        : Optional.empty();
  }

  private void fold(String group, boolean away) {
    int at = getSelectionModel().getSelectedIndex();
    book.fold(group, away);
    folded.run();
    getSelectionModel().clearAndSelect(at); // the heading stands where it stood
  }
}
