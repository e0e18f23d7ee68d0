package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import org.groma.editor.map.Dressing.Scan;
import org.groma.editor.scan.CalibrationDraft;
import org.groma.editor.scan.Picture;
import org.groma.editor.scan.Placing;
import org.groma.editor.scan.ScanFile;
import org.groma.editor.scan.ScanShelf;
import org.groma.editor.scan.TracedScan;
import org.groma.editor.tool.ToolKind;
import org.locationtech.jts.geom.Envelope;

/**
 * The scanned pictures under the map: chosen, placed, placed again, taken away.
 *
 * <p>Which pictures a project is traced over, and where they lie, is remembered with the habits of
 * the studio and not in the project: a picture is a file of this computer that the project does not
 * hold, so its path means nothing to anybody else, and no edit or undo has to do with it.
 */
final class Tracing {

  static final String CHOOSE = "Trace over a Scanned Image…";
  static final String AGAIN = "Place the Image Again";
  static final String REMOVE = "Remove the Image";
  static final String SEEK = "Find the Image File…";

  private final Workbench bench;
  private final Dialogs dialogs;
  private final ScanMemory memory;
  private final GroundFading fading;

  Tracing(Workbench bench, Dialogs dialogs, Memory memory) {
    this.bench = bench;
    this.dialogs = dialogs;
    this.memory = new ScanMemory(memory, bench.document().folder());
    this.fading = new GroundFading(bench);
    BooleanBinding any =
        Bindings.createBooleanBinding(
            () -> bench.scans().get().chosen().isPresent(), bench.scans());
    Actions actions = bench.actions();
    actions.add(Action.of("Map", CHOOSE, this::choose).icon("fth-image"));
    actions.add(Action.of("Map", AGAIN, this::again).icon("fth-crosshair").when(any));
    actions.add(Action.of("Map", SEEK, this::seek).icon("fth-search").when(any));
    actions.add(Action.of("Map", REMOVE, this::remove).icon("fth-trash-2").when(any));
  }

  /** Shows the pictures of the last session; the map is there by now. */
  void begin() {
    bench.scans().set(ScanShelf.of(memory.recall()));
    bench.scans().addListener((_, before, now) -> changed(before, now));
    bench
        .map()
        .tool()
        .addListener((_, before, now) -> {
          if (now == ToolKind.PLACE && shelf().draft().isEmpty()) {
            change(ScanShelf::calibrating);
          } else if (before == ToolKind.PLACE && now != ToolKind.PLACE) {
            change(ScanShelf::accepted); // Escape has given it up before
          }
        });
    for (TracedScan scan : shelf().scans()) {
      read(
          scan.file(),
          picture ->
              picture.ifPresent(_ -> {
                change(shelf ->
                    shelf.changing(scan.number(), each -> each.read(scan.file(), picture)));
                fading.uncover();
              }));
    }
  }

  /** Writes down which pictures lie where. */
  void note() {
    memory.note(shelf().accepted().scans());
  }

  private ScanShelf shelf() {
    return bench.scans().get();
  }

  private void change(UnaryOperator<ScanShelf> how) {
    bench.scans().set(how.apply(shelf()));
  }

  private void changed(ScanShelf before, ScanShelf now) {
    List<Scan> lying =
        now.lying().stream()
            .flatMap(scan ->
                scan.picture().stream()
                    .map(picture -> new Scan(picture, scan.placing(), scan.opacity())))
            .toList();
    if (!lying.equals(bench.map().dressing().get().scans())) {
      bench.map().dress(dressing -> dressing.withScans(lying));
    }
    if (!isSameWork(before, now)) {
      memory.note(now.scans());
      memory.save(); // placing takes care and time, and the program may be killed
      if (now.scans().isEmpty()) {
        fading.cover();
      } else if (now.scans().size() > before.scans().size()) {
        fading.uncover();
      }
    }
    before
        .draft()
        .filter(_ -> now.draft().isEmpty())
        .ifPresent(draft -> offerAgain(draft, now.find(draft.scan().number())));
  }

  /** Whether the same pictures lie in the same places; how they are shown is written down later. */
  private static boolean isSameWork(ScanShelf before, ScanShelf now) {
    return before.scans().size() == now.scans().size()
        && now.scans().stream()
            .allMatch(scan -> before.find(scan.number()).filter(scan::liesLike).isPresent());
  }

  /** Points that were given up by a key can be had back. */
  private void offerAgain(CalibrationDraft draft, Optional<TracedScan> now) {
    boolean lost =
        !draft.scan().matches().isEmpty()
            && now.filter(scan -> scan.matches().equals(draft.scan().matches())).isEmpty();
    if (lost) {
      bench
          .notices()
          .offer(
              "The placing of " + draft.scan().name() + " was given up.",
              "Go on with it",
              () -> {
                bench.map().tool().set(ToolKind.SELECT);
                change(shelf -> shelf.drafting(draft));
                bench.map().tool().set(ToolKind.PLACE);
              });
    }
  }

  private void choose() {
    dialogs.chooseFile("Trace over", "Images", ScanFile.ENDINGS).ifPresent(this::choose);
  }

  void choose(Path chosen) {
    read(chosen, picture -> picture.ifPresent(seen -> place(chosen, seen)));
  }

  /** Says what is wrong with a file that cannot be read, and that there is no picture. */
  private void read(Path chosen, Consumer<Optional<Picture>> then) {
    bench
        .background()
        .start(
            "Reading " + chosen.getFileName(),
            _ -> ScanFile.read(chosen),
            reading -> {
              switch (reading) {
                case ScanFile.Reading.Unreadable(String sentence) -> {
                  bench.notices().failed(sentence, "");
                  then.accept(Optional.empty());
                }
                case ScanFile.Reading.Read(Picture picture) -> then.accept(Optional.of(picture));
              }
            });
  }

  /** Lays a picture over what is seen of the map, to be placed. */
  private void place(Path chosen, Picture picture) {
    bench.map().tool().set(ToolKind.SELECT); // one that is being placed stays where it is
    Envelope seen = bench.map().viewport().get().visible();
    Placing start = Placing.inside(seen, picture.width(), picture.height());
    TracedScan scan = TracedScan.of(shelf().nextNumber(), chosen, picture, start);
    change(shelf -> shelf.drafting(CalibrationDraft.of(scan)));
    bench.map().tool().set(ToolKind.PLACE);
  }

  private void again() {
    bench.map().tool().set(ToolKind.SELECT);
    bench.map().tool().set(ToolKind.PLACE);
  }

  /** Reads the picture that is chosen from another file: it was moved, or there is a better one. */
  private void seek() {
    shelf()
        .chosen()
        .ifPresent(scan ->
            dialogs
                .chooseFile("Where " + scan.name() + " is now", "Images", ScanFile.ENDINGS)
                .ifPresent(file ->
                    read(
                        file,
                        picture ->
                            picture.ifPresent(_ -> {
                              change(shelf ->
                                  shelf.changing(scan.number(), each -> each.read(file, picture)));
                              memory.note(shelf().scans());
                              memory.save();
                            }))));
  }

  private void remove() {
    bench.map().tool().set(ToolKind.SELECT);
    shelf().chosen().ifPresent(this::remove);
  }

  private void remove(TracedScan scan) {
    if (scan.locked()) {
      bench.notices().mind(scan.name() + " is locked: unlock it in Scans first.");
      return;
    }
    int place = shelf().scans().indexOf(scan);
    change(shelf -> shelf.without(scan.number()));
    bench
        .notices()
        .offer(
            scan.name() + " was removed.",
            "Put it back",
            () -> change(shelf -> shelf.with(place, scan.numbered(shelf.nextNumber()))));
  }
}
