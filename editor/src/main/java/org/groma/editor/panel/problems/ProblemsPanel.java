package org.groma.editor.panel.problems;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.groma.editor.document.Naming;
import org.groma.editor.map.Dressing;
import org.groma.editor.studio.Action;
import org.groma.editor.studio.Panel;
import org.groma.editor.studio.Workbench;
import org.groma.model.topology.Point;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.files.Locating;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.KnownChecks;

/** The problems of the project: listed, explained, mended, accepted. */
public final class ProblemsPanel implements Panel {

  private static final String TITLE = "Problems";

  /** More than these are not selected on the map for one finding. */
  private static final int SELECTED = 50;

  private final Workbench bench;
  private final ProblemBook book;
  private final Remedies remedies;
  private final ProblemList list;
  private final ProblemBar bar;
  private final PlayBar play;
  private final ProblemDetail detail;
  private final BorderPane content = new BorderPane();
  private final ReadOnlyStringWrapper caption = new ReadOnlyStringWrapper(TITLE);
  private final PauseTransition rest = new PauseTransition(Duration.millis(250));

  /** The map is painted anew for pins: not in the frames in which the list is laid out. */
  private final PauseTransition pinning = new PauseTransition(Duration.millis(80));

  private List<Dressing.Pin> pins = List.of();

  public ProblemsPanel(Workbench bench) {
    this.bench = bench;
    this.book = new ProblemBook(KnownChecks.of(Catalogue.profiles()), Naming::of);
    this.remedies = new Remedies(bench);
    this.list = new ProblemList(book, this::chose, this::showOnMap, this::refresh);
    this.bar = new ProblemBar(book, this::refresh);
    this.play = new PlayBar(bench, book, this::refresh);
    this.detail =
        new ProblemDetail(bench, book, new AcceptForm(bench, this::accept, list::requestFocus));
    layOut();
    listen();
    addActions();
    bench.beforeVerdict(book::prepare);
    bench
        .verdict()
        .addListener((_, _, now) ->
            now.ifPresent(newest -> {
              book.judged(newest);
              refresh();
            }));
    refresh();
  }

  private void layOut() {
    SplitPane halves = new SplitPane(list, detail);
    halves.setDividerPositions(0.58);
    content.setTop(new VBox(bar, play));
    content.setCenter(halves);
    content.getStyleClass().add("problems-panel");
    content
        .getStylesheets()
        .add(
            Objects.requireNonNull(ProblemsPanel.class.getResource("problems.css"))
                .toExternalForm());
  }

  private void listen() {
    detail.show.setOnAction(_ -> book.chosen().ifPresent(this::showOnMap));
    detail.preview.setOnAction(_ -> preview());
    detail.apply.setOnAction(_ -> apply());
    detail.accept.setOnAction(_ -> detail.form.open());
    detail.withdraw.setOnAction(_ -> withdraw());
    bar.fixAll.setOnAction(_ -> remedies.applyAllSafe());
    bar.play.setOnAction(_ -> play.open());
    rest.setOnFinished(_ -> locate());
    pinning.setOnFinished(_ -> pin());
    bench.map().onPin(this::goTo);
  }

  private void addActions() {
    var actions = bench.actions();
    actions.add(
        Action.of("Check", "Next Problem", () -> step(1)).keys("F8").icon("fth-arrow-down"));
    actions.add(
        Action.of("Check", "Previous Problem", () -> step(-1))
            .keys("Shift+F8")
            .icon("fth-arrow-up"));
    actions.add(Action.of("Check", "Apply Fix", this::apply).keys("Alt+Enter").icon("fth-tool"));
    actions.add(Action.of("Check", "Apply All Safe Fixes", remedies::applyAllSafe));
    actions.add(
        Action.of(
                "Check",
                "Validate by Play…",
                () -> {
                  front();
                  play.open();
                })
            .icon("fth-play"));
  }

  /** Brings the tab to the front. */
  private void front() {
    bench.actions().titled("Show " + TITLE).ifPresent(Action::fire);
  }

  // ---- what is shown

  private void refresh() {
    list.fill();
    bar.refresh();
    play.refresh();
    detail.show(book.chosen());
    rest.playFromStart();
    caption.set(book.isWaiting() ? TITLE : TITLE + " (" + book.open() + ")");
    pinning.playFromStart();
  }

  private void pin() {
    List<Dressing.Pin> now = book.pins();
    if (!now.equals(pins)) { // the map is painted anew only if they moved
      pins = now;
      bench.map().dress(dressing -> dressing.withPins(now));
    }
  }

  private void chose() {
    detail.show(book.chosen());
    book.chosen().ifPresent(this::select);
    rest.playFromStart();
  }

  private void select(Problem problem) {
    Set<Subject> subjects = new LinkedHashSet<>();
    problem.finding().subjects().stream().limit(SELECTED).forEach(subjects::add);
    bench.selection().set(subjects);
  }

  private void showOnMap(Problem problem) {
    select(problem);
    problem
        .finding()
        .at()
        .ifPresentOrElse(
            bench.map()::show,
            () ->
                problem.finding().subjects().stream()
                    .flatMap(subject -> bench.where(subject).stream())
                    .findFirst()
                    .ifPresent(bench.map()::show));
  }

  /** The files are read only when the choice has rested a while. */
  private void locate() {
    Optional<Problem> problem = detail.shown();
    if (problem.isEmpty() || detail.isLocated()) {
      return;
    }
    Finding finding = problem.get().finding();
    var folder = bench.document().folder();
    bench
        .background()
        .start(
            "Looking into the files",
            _ -> Locating.locate(List.of(finding), folder).getFirst().location(),
            at -> at.ifPresent(place -> detail.locate(problem.get(), place)));
  }

  // ---- what is done

  private void step(int by) {
    book.step(by)
        .ifPresent(problem -> {
          front();
          refresh();
          list.reveal();
          list.requestFocus();
          showOnMap(problem);
        });
  }

  /** Goes to the problem whose pin was clicked; the map stays where it is. */
  private void goTo(Point pin) {
    book.goTo(pin)
        .ifPresent(problem -> {
          front();
          refresh();
          list.reveal();
          select(problem);
        });
  }

  private void preview() {
    book.chosen()
        .ifPresent(problem ->
            remedies.preview(
                problem.finding(),
                found -> {
                  if (detail.shown().filter(problem::equals).isPresent()) {
                    detail.preview(found);
                  }
                }));
  }

  private void apply() {
    book.chosen()
        .filter(Problem::isFixable)
        .ifPresentOrElse(
            problem -> remedies.apply(problem.finding()),
            () -> bench.notices().mind("Choose a problem with a fix first."));
  }

  private void accept(String reason, String by) {
    Standings.accept(bench.project().get(), list.chosen(), reason, by, bench.today())
        .ifPresent(edit -> bench.perform("Accept finding", edit));
  }

  private void withdraw() {
    Standings.withdraw(list.chosen()).ifPresent(edit -> bench.perform("Withdraw acceptance", edit));
  }

  // ---- the tab

  @Override
  public String title() {
    return TITLE;
  }

  @Override
  public ObservableStringValue caption() {
    return caption.getReadOnlyProperty();
  }

  @Override
  public String icon() {
    return "fth-alert-circle";
  }

  @Override
  public Node content() {
    return content;
  }
}
