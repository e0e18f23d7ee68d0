package org.groma.editor.studio;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.groma.editor.document.Naming;
import org.groma.editor.tool.Preview;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;
import org.groma.validator.records.MapFilling;
import org.groma.validator.revise.EntryDeletion;

/**
 * Says what goes along when records are deleted and asks what takes their room on the map, which it
 * shows there; then deletes as one step. It stands at the side, so that the map can be seen.
 */
final class DeleteCover extends Cover {

  private static final double WIDTH = 420;
  private static final double HEIGHT = 560;

  private final Workbench bench;
  private final Project project;
  private final Set<Subject> records;
  private final Map<Subject, MapFilling> fillings = new HashMap<>();
  private final Label said = new Label();
  private final ListView<String> follows = new ListView<>();
  private final CheckBox handOver = new CheckBox("Hand its cities, pieces and links to it");
  private final Button delete = new Button("Delete", Icons.of("fth-trash-2"));
  private Optional<EntryDeletion.Plan.Possible> plan = Optional.empty();

  DeleteCover(Workbench bench, Set<Subject> records, Runnable away) {
    super(() -> {
      bench.map().preview(Preview.NONE);
      away.run();
    });
    this.bench = bench;
    this.project = bench.project().get();
    this.records = records;
    getStyleClass().add("see-through");
    follows.setId("delete-follows");
    follows.setAccessibleText("What goes along and what changes");
    follows.setPlaceholder(new Label("Nothing else is touched."));
    said.setId("delete-said");
    said.setWrapText(true);
    said.setMinHeight(USE_PREF_SIZE);
    delete.setId("delete-do");
    delete.setDisable(true);
    delete.setDefaultButton(true);
    delete.setOnAction(_ -> perform());
    handOver.setId("delete-hand-over");
    handOver.selectedProperty().addListener((_, _, _) -> look());
    VBox content = new VBox(10, said);
    for (Subject record : records) {
      if (MapFilling.isDrawn(record) && !project.map().facesOf(place(record)).isEmpty()) {
        content.getChildren().add(asking(record));
      }
    }
    handOver.setVisible(!fillings.isEmpty());
    handOver.setManaged(!fillings.isEmpty());
    VBox.setVgrow(follows, Priority.ALWAYS);
    content.getChildren().addAll(handOver, follows);
    show(title(), content, WIDTH, HEIGHT, delete);
    setAlignment(getChildren().getFirst(), Pos.CENTER_RIGHT);
    look();
  }

  private String title() {
    if (records.size() > 1) {
      return "Delete " + records.size() + " records";
    }
    Subject only = records.iterator().next();
    return String.format(
        Locale.ROOT, "Delete the %s %s", only.kind().replace('-', ' '), Naming.of(project, only));
  }

  @Override
  Node first() {
    return follows; // the button cannot have the keyboard before it can be pressed
  }

  private static Place place(Subject record) {
    return Place.parse(record.toString());
  }

  /** What takes the room of a place. */
  private Node asking(Subject record) {
    ComboBox<MapFilling> choice = new ComboBox<>();
    choice.setId("delete-into-" + record.id());
    choice.setAccessibleText("What takes the room of " + Naming.of(project, record));
    choice.setMaxWidth(Double.MAX_VALUE);
    choice.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(MapFilling filling) {
            return filling == null ? "" : words(filling);
          }

          @Override
          public MapFilling fromString(String text) {
            throw new IllegalStateException("it is chosen, not typed");
          }
        });
    List<MapFilling> choices =
        MapFilling.choices(project.map(), place(record)).stream()
            .filter(filling ->
                !(filling instanceof MapFilling.Neighbour(Place other)
                    && records.contains(Subject.of(other))))
            .toList();
    choice.getItems().setAll(choices);
    choice.getSelectionModel().selectFirst();
    fillings.put(record, choices.getFirst());
    choice
        .valueProperty()
        .addListener((_, _, filling) -> {
          fillings.put(record, filling);
          look();
        });
    HBox row = new HBox(8, new Label("The room of " + Naming.of(project, record)), choice);
    row.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(choice, Priority.ALWAYS);
    return row;
  }

  private String words(MapFilling filling) {
    return switch (filling) {
      case MapFilling.Neighbour(Place place) ->
          "joins " + Naming.of(project, place) + (place.isSea() ? " (sea)" : "");
      case MapFilling.Idle idle ->
          idle.toString().equals(MapFilling.WATER)
              ? "becomes water out of play"
              : "becomes land out of play";
      case MapFilling.Outside() -> "becomes outside: the sheet ends there";
    };
  }

  /** Works out what would happen, and shows it. */
  private void look() {
    delete.setDisable(true);
    said.setText("Looking for what goes along…");
    Map<Subject, MapFilling> chosen = Map.copyOf(fillings);
    boolean hand = handOver.isSelected();
    bench
        .background()
        .start(
            "Looking for what goes along",
            _ -> EntryDeletion.of(project, records, chosen, hand),
            found -> {
              if (chosen.equals(fillings) && hand == handOver.isSelected()) {
                tell(found);
              }
            });
  }

  private void tell(EntryDeletion.Plan found) {
    follows.getItems().clear();
    plan = Optional.empty();
    switch (found) {
      case EntryDeletion.Plan.Impossible(String reason) -> {
        said.setText(reason);
        bench.map().preview(Preview.NONE);
      }
      case EntryDeletion.Plan.Possible possible -> {
        plan = Optional.of(possible);
        said.setText(
            String.format(
                Locale.ROOT,
                "%s One step of Undo brings all of it back.",
                possible.goingAlong().isEmpty()
                    ? "Nothing else goes along."
                    : counted(possible.goingAlong()) + " will go along."));
        possible.goingAlong().forEach(each -> follows.getItems().add("goes along: " + named(each)));
        possible.changed().forEach(each -> follows.getItems().add("loses it: " + named(each)));
        delete.setDisable(false);
        preview(possible);
      }
    }
  }

  private String named(Subject subject) {
    return subject.kind().replace('-', ' ') + " " + Naming.of(project, subject);
  }

  /** {@code 2 cities and 1 link}. */
  private static String counted(List<Subject> subjects) {
    Map<String, Integer> counts = new TreeMap<>();
    subjects.forEach(each -> counts.merge(each.kind(), 1, Integer::sum));
    Map<String, String> words = new LinkedHashMap<>();
    counts.forEach((kind, count) ->
        words.put(
            kind,
            count
                + " "
                + (count == 1
                        ? kind
                        : Subject.parse(kind + ":x").entryKind().orElseThrow().plural())
                    .replace('-', ' ')
                    .toLowerCase(Locale.ROOT)));
    return String.join(", ", words.values());
  }

  /** The map as it would be, with what is deleted standing out. */
  private void preview(EntryDeletion.Plan.Possible possible) {
    Topology before = project.map();
    Topology after = possible.after().map();
    TreeSet<Integer> gone = new TreeSet<>();
    records.stream()
        .filter(MapFilling::isDrawn)
        .forEach(record -> gone.addAll(before.facesOf(place(record))));
    TreeSet<Integer> grown = new TreeSet<>();
    fillings.values().stream()
        .filter(MapFilling.Neighbour.class::isInstance)
        .map(filling -> ((MapFilling.Neighbour) filling).place())
        .forEach(place -> grown.addAll(after.facesOf(place)));
    grown.remove(Face.OUTSIDE);
    if (!gone.isEmpty()) {
      bench
          .map()
          .preview(
              Preview.of(
                  new Preview.Drawn(possible.after(), grown, new TreeSet<>()),
                  new Preview.Ground(gone, Preview.Style.HIGHLIGHT)));
    }
  }

  private void perform() {
    plan.ifPresent(possible -> {
      leave();
      if (bench.perform(title(), possible.edit())) {
        bench.selection().set(Set.of());
        bench.notices().done(title().replaceFirst("Delete", "Deleted") + ". Undo brings it back.");
      }
    });
  }
}
