package org.groma.editor.panel.proofread;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import org.groma.editor.live.Verdict;
import org.groma.editor.studio.Background;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Panel;
import org.groma.editor.studio.Workbench;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Reading;

/** The project and its printed editions side by side, read and signed by keyboard. */
public final class ProofreadPanel implements Panel {

  private final Workbench bench;
  private final ProofDeeds deeds;
  private final ProofBook book = new ProofBook();
  private final ProofBar bar;
  private final ProgressList progress;
  private final ProofTable table;
  private final BorderPane content = new BorderPane();
  private Keeping keeping = Keeping.NOTHING;
  private Optional<Runnable> unsigned = Optional.empty();
  private boolean inFront;

  /** Whether something that was selected elsewhere leads to a row just now. */
  private boolean led;

  private Optional<Background.Job> comparing = Optional.empty();

  public ProofreadPanel(Workbench bench) {
    this.bench = bench;
    this.deeds = new ProofDeeds(bench);
    this.bar = new ProofBar(bench, book, this::show);
    this.progress =
        new ProgressList(group -> {
          book.wanted(book.wanted().group(group));
          show();
        });
    this.table = new ProofTable(() -> keeping, this::moved);
    layOut();
    bench.project().addListener((_, _, _) -> compare());
    bench.verdict().addListener((_, _, now) -> now.ifPresent(this::judged));
    bench.selection().subjects().addListener((_, _, _) -> follow());
    table.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    table.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    bar.initials.setOnAction(_ -> initialsGiven());
  }

  private void layOut() {
    SplitPane halves = new SplitPane(progress, table);
    progress.getStyleClass().add("proof-progress");
    halves.setDividerPositions(0);
    SplitPane.setResizableWithParent(progress, false);
    FlowPane foot =
        new FlowPane(
            6,
            4,
            button("next-row", "Next Row", "N", "fth-arrow-down", () -> go(() -> book.stepRow(1))),
            button(
                "next-difference", "Next Difference", "D", "fth-skip-forward", () -> difference(1)),
            button("take-value", "Take Value", "T", "fth-download", this::take),
            button("keep-ours", "Keep Ours", "K", "fth-shield", this::keep),
            button("sign-off", "Sign Off", "S", "fth-check", this::sign),
            button("undo-sign-off", "Undo Sign-off", "U", "fth-corner-up-left", this::unsign));
    foot.getStyleClass().add("panel-foot");
    content.setTop(bar);
    content.setCenter(halves);
    content.setBottom(foot);
    content.getStyleClass().add("proofread-panel");
    content
        .getStylesheets()
        .add(
            Objects.requireNonNull(ProofreadPanel.class.getResource("proofread.css"))
                .toExternalForm());
  }

  private Button button(String id, String text, String key, String icon, Runnable run) {
    Button button = new Button(text + " (" + key + ")", Icons.of(icon));
    button.setId(id);
    button.getStyleClass().add("small");
    button.setTooltip(new Tooltip("Key " + key + " in the table"));
    button.setOnAction(_ -> {
      run.run();
      if (!bar.initials.isFocused()) {
        table.requestFocus();
      }
    });
    return button;
  }

  // ---- what is shown

  @Override
  public void shown(boolean now) {
    inFront = now;
    compare();
  }

  /** Compares again if somebody looks and there is something new. */
  private void compare() {
    Project state = bench.project().get();
    boolean under = comparing.filter(bench.jobs()::contains).isPresent();
    if (!inFront || under || book.isOf(state)) {
      return;
    }
    comparing =
        Optional.of(
            bench
                .background()
                .start(
                    "Comparing with the editions",
                    _ -> ProofBook.Compared.of(state),
                    found -> {
                      book.compared(found);
                      show();
                      compare(); // it may have changed meanwhile
                    }));
  }

  private void judged(Verdict verdict) {
    Keeping now = Keeping.of(verdict);
    if (!now.equals(keeping)) {
      keeping = now;
      table.refresh();
    }
  }

  private void show() {
    bar.refresh();
    progress.show(book.progress(), book.wanted().group());
    table.show(book);
  }

  private void moved() {
    book.read(table.line(), table.edition());
    select();
  }

  /** Goes to the row of what was selected elsewhere, the map for instance. */
  private void follow() {
    Optional<Subject> here = book.current().map(entry -> entry.row().subject());
    bench
        .selection()
        .last()
        .filter(subject -> inFront && !here.equals(Optional.of(subject)) && book.find(subject))
        .ifPresent(_ -> {
          led = true;
          table.goTo(book);
          led = false;
        });
  }

  /** Selects what the row is about, and lets the map show it unless that led to the row. */
  private void select() {
    book.current()
        .map(entry -> entry.row().subject())
        .ifPresent(subject -> {
          bench.selection().set(subject);
          if (inFront && !led && bar.leading.isSelected()) {
            bench
                .where(subject)
                .filter(place -> !bench.map().viewport().get().visible().contains(place))
                .ifPresent(bench.map()::show);
          }
        });
  }

  // ---- what is done

  /** By what is typed, not by what is pressed: a field that gets the focus must not get the key. */
  private void typed(KeyEvent event) {
    Optional<Runnable> meant =
        switch (event.getCharacter()) {
          case "n", "N" -> Optional.of(() -> go(() -> book.stepRow(1)));
          case "p", "P" -> Optional.of(() -> go(() -> book.stepRow(-1)));
          case "d" -> Optional.of(() -> difference(1));
          case "D" -> Optional.of(() -> difference(-1));
          case "t", "T" -> Optional.of(this::take);
          case "k", "K" -> Optional.of(this::keep);
          case "s", "S" -> Optional.of(this::sign);
          case "u", "U" -> Optional.of(this::unsign);
          default -> Optional.empty();
        };
    if (!event.isShortcutDown() && !event.isAltDown()) {
      meant.ifPresent(run -> {
        run.run();
        event.consume();
      });
    }
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER) {
      book.current().ifPresent(entry -> bench.reveal(entry.row().subject()));
      event.consume();
    }
  }

  private void go(Runnable step) {
    step.run();
    table.goTo(book);
    select();
  }

  private void difference(int by) {
    go(() -> {
      if (!book.stepDifference(by)) {
        bench.notices().mind("Nothing differs in the rows that are shown.");
      }
    });
  }

  private void take() {
    Optional<Reading> reading = book.reading();
    if (reading.isEmpty()) {
      bench.notices().mind("Go to what an edition prints otherwise (D), then take it.");
    }
    book.current().ifPresent(entry -> reading.ifPresent(other -> deeds.take(entry, other)));
  }

  private void keep() {
    Optional<Sheet.Entry> entry = book.current().filter(Sheet.Entry::differs);
    if (entry.isEmpty()) {
      bench.notices().mind("Nothing differs here; ours is kept anyway.");
    }
    entry.ifPresent(differing ->
        signedBy(by -> {
          if (deeds.keep(differing, by)) {
            difference(1);
          }
        }));
  }

  private void sign() {
    book.current()
        .ifPresent(entry ->
            signedBy(by -> {
              if (deeds.sign(entry, by)) {
                go(book::stepOpen);
              }
            }));
  }

  private void unsign() {
    book.current().ifPresent(deeds::unsign);
  }

  /** Does something that somebody must answer for; asks who, once. */
  private void signedBy(Consumer<String> what) {
    String by = bench.initials().get().strip();
    if (by.isEmpty()) {
      unsigned = Optional.of(() -> what.accept(bench.initials().get().strip()));
      bench.notices().mind("Who reads? Type your initials, then Enter.");
      bar.initials.requestFocus();
    } else {
      what.accept(by);
    }
  }

  private void initialsGiven() {
    if (!bench.initials().get().isBlank()) {
      table.requestFocus();
      Optional<Runnable> waiting = unsigned;
      unsigned = Optional.empty();
      waiting.ifPresent(Runnable::run);
    }
  }

  // ---- the tab

  @Override
  public String title() {
    return "Proofread";
  }

  @Override
  public String icon() {
    return "fth-book-open";
  }

  @Override
  public Node content() {
    return content;
  }
}
