package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.editor.cli.ProjectInfo.Counts;
import org.groma.editor.cli.TextTable.Side;
import org.groma.model.value.Halves;

/** What is known of a project as aligned text, one paragraph a subject. */
final class InfoText {

  private static final String UNKNOWN = "-";

  private final ProjectInfo info;
  private final PrintWriter out;

  private InfoText(ProjectInfo info, PrintWriter out) {
    this.info = info;
    this.out = out;
  }

  static void print(ProjectInfo info, PrintWriter out) {
    InfoText text = new InfoText(info, out);
    text.settings();
    text.counts();
    text.map();
    text.areas();
    text.boxes();
    text.decks();
    text.files();
  }

  private void settings() {
    out.println(info.name());
    TextTable table = TextTable.of(Side.LEFT, Side.LEFT, Side.LEFT);
    table.row("ruleset", info.ruleset(), "");
    info.sources().forEach(source -> table.row("source", source.id(), source.title()));
    table.print(out);
  }

  private void counts() {
    Counts counts = info.counts();
    heading("Contents");
    TextTable.of(Side.LEFT, Side.RIGHT, Side.LEFT)
        .row("provinces", counts.provinces(), "")
        .row("areas", counts.areas(), boxes(counts.offMapBoxes()))
        .row("sea zones", counts.seaZones(), "")
        .row("cities", counts.cities(), "")
        .row("rivers", counts.rivers(), "")
        .row("links", counts.links(), "")
        .row("coasts", counts.coasts(), "")
        .row("overrides", counts.adjacencyOverrides(), "")
        .row("nations", counts.nations(), "")
        .row("units", counts.units(), "")
        .row("leaders", counts.leaders(), "")
        .row("decks", counts.decks(), "")
        .row("tables", counts.tables(), "")
        .row("time table", counts.timeTableEntries(), "")
        .row("scenarios", counts.scenarios(), "")
        .row("source tables", counts.sourceTables(), "")
        .print(out);
  }

  private static String boxes(int number) {
    return number == 0 ? "" : "and " + Figures.count(number, "box", "boxes") + " off the map";
  }

  private void map() {
    MapSize map = info.map();
    heading("Map");
    if (map.isEmpty()) {
      out.println("  not drawn yet");
      return;
    }
    TextTable table =
        TextTable.of(Side.LEFT, Side.LEFT)
            .row("faces", map.faces() + " (" + map.unassignedFaces() + " unassigned)")
            .row("borders", map.borders())
            .row("vertices", map.vertices());
    map.extent()
        .ifPresent(box ->
            table.row(
                "extent",
                Figures.place(box.get(0), box.get(1))
                    + " to "
                    + Figures.place(box.get(2), box.get(3))));
    table.row("projection", map.projection()).print(out);
  }

  private void areas() {
    if (info.areas().isEmpty()) {
      return;
    }
    heading("Areas");
    if (!hasIncomes()) {
      TextTable table =
          TextTable.of(Side.LEFT, Side.LEFT, Side.RIGHT).row("name", "status", "provinces");
      info.areas().forEach(area -> table.row(area.name(), status(area), area.provinces()));
      table.print(out);
      return;
    }
    TextTable table =
        TextTable.of(Side.LEFT, Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT)
            .row("name", "status", "provinces", "income", "kingdom", "empire");
    for (AreaSummary area : info.areas()) {
      table.row(
          area.name(),
          status(area),
          area.provinces(),
          area.income(),
          printed(area.kingdomIncome()),
          printed(area.empireIncome()));
    }
    table.print(out);
  }

  private void boxes() {
    if (info.offMapBoxes().isEmpty()) {
      return;
    }
    heading("Boxes off the map");
    if (!hasIncomes()) {
      TextTable table = TextTable.of(Side.LEFT, Side.LEFT).row("name", "status");
      info.offMapBoxes().forEach(box -> table.row(box.name(), status(box)));
      table.print(out);
      return;
    }
    TextTable table =
        TextTable.of(Side.LEFT, Side.LEFT, Side.RIGHT, Side.RIGHT)
            .row("name", "status", "kingdom", "empire");
    for (AreaSummary box : info.offMapBoxes()) {
      table.row(box.name(), status(box), printed(box.kingdomIncome()), printed(box.empireIncome()));
    }
    table.print(out);
  }

  /** Whether anything brings in money; in some games nothing does. */
  private boolean hasIncomes() {
    return Stream.concat(info.areas().stream(), info.offMapBoxes().stream())
        .anyMatch(area ->
            !area.income().equals(Halves.ZERO)
                || area.kingdomIncome().isPresent()
                || area.empireIncome().isPresent());
  }

  private void decks() {
    if (info.decks().isEmpty()) {
      return;
    }
    heading("Decks");
    TextTable table = TextTable.of(Side.LEFT, Side.RIGHT);
    info.decks()
        .forEach(deck -> table.row(deck.name(), Figures.count(deck.cards(), "card", "cards")));
    table.print(out);
  }

  private static String status(AreaSummary area) {
    return area.status().isEmpty() ? UNKNOWN : area.status();
  }

  private static String printed(Optional<Halves> income) {
    return income.map(Halves::toString).orElse(UNKNOWN);
  }

  private void files() {
    Map<String, List<FileSize>> groups =
        info.files().stream()
            .collect(Collectors.groupingBy(FileSize::group, TreeMap::new, Collectors.toList()));
    heading("Files");
    TextTable table = TextTable.of(Side.LEFT, Side.RIGHT, Side.RIGHT);
    groups.forEach((group, files) -> table.row(group, count(files), bytes(files)));
    table.row("together", count(info.files()), bytes(info.files())).print(out);
  }

  private static String count(List<FileSize> files) {
    return Figures.count(files.size(), "file", "files");
  }

  private static String bytes(List<FileSize> files) {
    return Figures.bytes(files.stream().mapToLong(FileSize::bytes).sum());
  }

  private void heading(String title) {
    out.println();
    out.println(title);
  }
}
