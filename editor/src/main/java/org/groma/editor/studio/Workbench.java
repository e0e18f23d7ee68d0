package org.groma.editor.studio;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.groma.editor.document.Change;
import org.groma.editor.document.Document;
import org.groma.editor.document.SigningDay;
import org.groma.editor.live.Verdict;
import org.groma.editor.scan.ScanShelf;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;
import org.groma.validator.revise.FirstName;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** What all panels share while a project is open. Belongs to the thread of the window. */
public final class Workbench {

  /** The size of text that the window is laid out for. */
  public static final int USUAL_TEXT = 13;

  private final Document document;
  private final Background background;
  private final ObservableList<Background.Job> jobs;
  private final Notices notices;
  private final Memory memory;
  private final Selection selection = new Selection();
  private final Actions actions;
  private final ReadOnlyObjectWrapper<Project> project;
  private final ReadOnlyBooleanWrapper dirty;
  private final ReadOnlyObjectWrapper<Optional<String>> obstacle =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper();
  private final List<Consumer<Verdict>> preparations = new CopyOnWriteArrayList<>();
  private final ReadOnlyObjectWrapper<Optional<Verdict>> verdict =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final BooleanProperty dark = new SimpleBooleanProperty();
  private final IntegerProperty textSize = new SimpleIntegerProperty(USUAL_TEXT);
  private final StringProperty initials = new SimpleStringProperty("");
  private final ObjectProperty<ScanShelf> scans = new SimpleObjectProperty<>(ScanShelf.EMPTY);
  private MapControl map;
  private RecordCommands records;

  /**
   * @param memory what the window remembers from one day to the next
   */
  public Workbench(Document document, Background background, Notices notices, Memory memory) {
    this.memory = memory;
    this.actions = new Actions(new ShortcutHabits(memory));
    this.document = document;
    this.background = background;
    this.jobs = FXCollections.unmodifiableObservableList(background.jobs());
    this.notices = notices;
    this.project = new ReadOnlyObjectWrapper<>(document.project());
    this.dirty = new ReadOnlyBooleanWrapper(document.isDirty());
    document.listen(this::changed);
    refresh();
  }

  private void changed(Change change) {
    project.set(change.after());
    selection.keep(subject -> isThere(change.after(), subject));
    refresh();
    document.journalTrouble().ifPresent(notices::mind);
  }

  /** Whether something is in the project, as far as that can be told of its kind. */
  private static boolean isThere(Project project, Subject subject) {
    return switch (subject.kind()) {
      case Subject.ARC -> project.map().hasArc(Integer.parseInt(subject.id()));
      case Subject.FACE -> project.map().hasFace(Integer.parseInt(subject.id()));
      default ->
          subject.entryKind().map(kind -> project.get(kind).contains(subject.id())).orElse(true);
    };
  }

  /** Asks the document again what only saving changes. */
  void refresh() {
    dirty.set(document.isDirty());
    obstacle.set(document.obstacle());
    undoable.set(!document.done().isEmpty());
    redoable.set(!document.undone().isEmpty());
  }

  /** The document itself, for its history and for changes with their reach. */
  public Document document() {
    return document;
  }

  /** The newest state of the project. */
  public ReadOnlyObjectProperty<Project> project() {
    return project.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty dirty() {
    return dirty.getReadOnlyProperty();
  }

  /** Why nothing can be saved into the folder of the project, if so. */
  ReadOnlyObjectProperty<Optional<String>> obstacle() {
    return obstacle.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty undoable() {
    return undoable.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty redoable() {
    return redoable.getReadOnlyProperty();
  }

  public Selection selection() {
    return selection;
  }

  /** What the checks say; of a state that may be a moment old. */
  public ReadOnlyObjectProperty<Optional<Verdict>> verdict() {
    return verdict.getReadOnlyProperty();
  }

  /** Shows somebody every verdict before the window hears of it, on the thread of the checks. */
  public void beforeVerdict(Consumer<Verdict> preparing) {
    preparations.add(preparing);
  }

  /** Lets those prepare themselves who have much to do with a verdict. */
  void expect(Verdict coming) {
    preparations.forEach(each -> each.accept(coming));
  }

  void judged(Verdict newest) {
    verdict.set(Optional.of(newest));
  }

  /** Whether the window is dark. */
  public BooleanProperty dark() {
    return dark;
  }

  /** How large text is, in pixels. */
  public IntegerProperty textSize() {
    return textSize;
  }

  /** Who sits at the window, as they sign what they accept and proofread; empty if not said yet. */
  public StringProperty initials() {
    return initials;
  }

  /** The day, as it is written beside a signature: {@code 2026-11-16}. */
  public String today() {
    return SigningDay.today().toString();
  }

  public Background background() {
    return background;
  }

  /**
   * What is under way in the background. The window's own list outlives the project, and whoever
   * listened to that would be kept with all the project's panels.
   */
  public ObservableList<Background.Job> jobs() {
    return jobs;
  }

  public Notices notices() {
    return notices;
  }

  public Memory memory() {
    return memory;
  }

  public Actions actions() {
    return actions;
  }

  public MapControl map() {
    return map;
  }

  void use(MapControl control) {
    this.map = control;
  }

  /** The scanned pictures under the map; they are no part of the project. */
  public ObjectProperty<ScanShelf> scans() {
    return scans;
  }

  /** Deletes and renames records, with the questions that this needs. */
  public RecordCommands records() {
    return records;
  }

  void use(RecordCommands commands) {
    this.records = commands;
  }

  /**
   * Makes a change, as one step that can be undone. If it is refused, the reason is shown.
   *
   * @return whether it was made
   */
  public boolean perform(String name, Edit edit) {
    Optional<FirstName> first = FirstName.in(document.saved(), document.project(), edit);
    Set<Subject> chosen = selection.get(); // which lets go of an id that changes
    return switch (document.perform(name, first.map(FirstName::edit).orElse(edit))) {
      case Outcome.Applied _ -> {
        first.ifPresent(named -> follow(named, chosen));
        yield true;
      }
      case Outcome.Refused(String reason, var at) -> {
        notices.mind(reason);
        at.ifPresent(map::show);
        yield false;
      }
    };
  }

  /** What was selected under its old id stays so under the new one. */
  private void follow(FirstName first, Set<Subject> chosen) {
    if (chosen.contains(first.before())) {
      Set<Subject> now = new LinkedHashSet<>();
      chosen.forEach(each -> now.add(each.equals(first.before()) ? first.after() : each));
      now.removeIf(each -> !isThere(project.get(), each));
      selection.set(now);
    }
  }

  /** Selects something and brings it into view, if it is on the map. */
  public void reveal(Subject subject) {
    selection.set(Set.of(subject));
    where(subject).ifPresent(map::show);
  }

  /** The part of the map where something is. */
  public Optional<Envelope> where(Subject subject) {
    Topology drawn = project.get().map();
    Envelope box = new Envelope();
    switch (subject.kind()) {
      case Subject.ARC -> {
        int arc = Integer.parseInt(subject.id());
        if (drawn.hasArc(arc)) {
          box = drawn.arc(arc).line().envelope();
        }
      }
      case Subject.FACE -> box = around(drawn, Integer.parseInt(subject.id()));
      case Subject.NODE -> {
        int node = Integer.parseInt(subject.id());
        if (drawn.hasNode(node)) {
          box = new Envelope(drawn.nodePoint(node));
        }
      }
      case "province", "sea" -> {
        for (int face : drawn.facesOf(Place.parse(subject.toString()))) {
          box.expandToInclude(around(drawn, face));
        }
      }
      case "area" -> box = ofArea(subject.id());
      case "city" ->
          box =
              project
                  .get()
                  .cities()
                  .find(subject.id())
                  .flatMap(city ->
                      city.at()
                          .map(Workbench::point)
                          .or(() -> where(new Subject("province", city.province().slug()))))
                  .orElse(new Envelope());
      case "river" -> {
        for (var arc : drawn.arcs()) {
          if (arc.border().river().filter(id -> id.slug().equals(subject.id())).isPresent()) {
            box.expandToInclude(arc.line().envelope());
          }
        }
      }
      case "link" ->
          box =
              project
                  .get()
                  .links()
                  .find(subject.id())
                  .map(link -> both(link.from(), link.to()))
                  .orElse(new Envelope());
      case "override" ->
          box =
              project
                  .get()
                  .get(Kinds.OVERRIDES)
                  .find(subject.id())
                  .map(override -> both(override.a(), override.b()))
                  .orElse(new Envelope());
      default -> {} // not on the map
    }
    return box.isNull() ? Optional.empty() : Optional.of(box);
  }

  private Envelope both(Place one, Place other) {
    Envelope both = where(Subject.of(one)).orElse(new Envelope());
    both.expandToInclude(where(Subject.of(other)).orElse(new Envelope()));
    return both;
  }

  private Envelope ofArea(String id) {
    Envelope box = new Envelope();
    project.get().provinces().stream()
        .filter(province -> province.area().filter(area -> area.slug().equals(id)).isPresent())
        .forEach(province ->
            where(new Subject("province", province.id().slug())).ifPresent(box::expandToInclude));
    return box;
  }

  private static Envelope point(Point at) {
    return new Envelope(new Coordinate(at.x(), at.y()));
  }

  private static Envelope around(Topology drawn, int face) {
    Envelope box = new Envelope();
    if (drawn.hasFace(face)) {
      drawn.arcsOf(face).forEach(arc -> box.expandToInclude(drawn.arc(arc).line().envelope()));
    }
    return box;
  }
}
