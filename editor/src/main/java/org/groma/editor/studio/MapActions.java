package org.groma.editor.studio;

import java.util.Arrays;
import java.util.Set;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.tool.BorderFinish;
import org.groma.editor.tool.Input;
import org.groma.validator.finding.Subject;

/** The commands that change how borders look, and the way from the map to the tables. */
final class MapActions {

  /** Shows the row of what is selected. */
  static final String TABLE = "Show in Table";

  private MapActions() {}

  static void addTo(Workbench bench, StudioWindow window) {
    for (BorderFinish finish : BorderFinish.values()) {
      bench
          .actions()
          .add(
              Action.of("Map", title(finish), () -> begin(finish, bench, window))
                  .icon(finish.icon()));
    }
    bench
        .actions()
        .add(
            Action.of(
                    "View",
                    TABLE,
                    () ->
                        bench
                            .selection()
                            .last()
                            .ifPresentOrElse(
                                subject -> showRow(subject, bench),
                                () ->
                                    bench.notices().mind("Select something first to see its row.")))
                .icon("fth-list"));
  }

  static String title(BorderFinish finish) {
    return finish.title() + " Borders…";
  }

  /** Corners that the tool in hand has chosen come before what is selected. */
  private static void begin(BorderFinish finish, Workbench bench, StudioWindow window) {
    boolean taken =
        switch (finish) {
          case ROUGHEN -> false;
          case SMOOTH -> offered(Input.Key.SMOOTH, window);
          case SIMPLIFY -> offered(Input.Key.SIMPLIFY, window);
        };
    if (!taken) {
      Set<Subject> selection = bench.selection().get();
      window.cover((open, away) -> new FinishCover(open, finish, selection, away));
    }
  }

  private static boolean offered(Input.Key key, StudioWindow window) {
    return window
        .desk()
        .filter(desk -> desk.map().offer(new Input.Typed(key, Input.Held.NONE)))
        .isPresent();
  }

  /** The table goes to the rows of what is selected by itself once it is in front. */
  private static void showRow(Subject subject, Workbench bench) {
    Arrays.stream(SheetKind.values())
        .filter(sheet -> sheet.word().equals(subject.kind()))
        .findFirst()
        .flatMap(
            sheet -> bench.actions().titled("Gazetteer: " + sheet.title(bench.project().get())))
        .ifPresentOrElse(
            Action::fire, () -> bench.notices().mind("A border has no row in any table."));
  }
}
