package org.groma.exporters.xlsx;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Look;
import org.groma.model.project.Settings;
import org.groma.model.sources.Edition;

/** What the workbook is, and where everything is in it. */
final class ContentsPage {

  static final String NAME = "Contents";

  private ContentsPage() {}

  static Page of(Settings settings, List<Page> pages, Labels labels) {
    List<Line> lines = new ArrayList<>();
    settings
        .description()
        .ifPresent(about -> lines.add(Line.of(Cell.of("About"), Cell.NOTHING, Cell.of(about))));
    for (Page page : pages) {
      lines.add(
          Line.of(
              Cell.of(page.name()).linked(Optional.of("'" + page.name() + "'!A1")),
              Cell.of(page.manner().editable() ? "edit" : "read"),
              Cell.of(page.purpose())));
    }
    lines.add(Line.of(Cell.NOTHING));
    lines.add(Line.of(Tone.BAND, Cell.of("Sources"), Cell.NOTHING, Cell.NOTHING));
    for (Edition edition : settings.sources()) {
      lines.add(
          Line.of(
              Cell.of(edition.id().slug()),
              Cell.of(edition.language().orElse("")),
              Cell.of(edition.title() + edition.note().map(note -> " (" + note + ")").orElse(""))));
    }
    lines.add(Line.of(Cell.NOTHING));
    lines.add(Line.of(Tone.BAND, Cell.of("Editing"), Cell.NOTHING, Cell.NOTHING));
    for (String advice : ADVICE) {
      lines.add(Line.of(Cell.NOTHING, Cell.NOTHING, Cell.of(labels.say(advice))));
    }
    return Page.list(
            NAME,
            "A workbook made by Groma.",
            List.of(
                Heading.text("Sheet"),
                Heading.text("For"),
                Heading.of("What it holds", Look.PROSE)),
            lines::stream)
        .unfiltered();
  }

  private static final List<String> ADVICE =
      List.of(
          "Sheets marked 'edit' can be changed and brought back with: groma import gazetteer.xlsx"
              + " --into PROJECT. With --dry-run it only says what would change.",
          "Rows may be sorted, added and deleted; columns may be moved and hidden. A row is known"
              + " by its id: leave it as it is, and leave it empty in a row that you add.",
          "Columns with a title in italics are worked out or only shown; what is typed there is"
              + " not read back, nor are rows that begin with 'Total'.",
          "Halves are typed as ½, 0.5, 1/2 or 2 1/2; several names in one cell with semicolons"
              + " between them; yes as yes, and no as an empty cell.",
          "A sum that is not what is printed for its area is red.");
}
