package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.kernel.Noun;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Flow;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.model.gazetteer.Area;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Halves;

/**
 * The gazetteer in columns: provinces and cities by area, then sea zones and rivers, then the key.
 */
final class GazetteerSheet {

  private static final int COLUMNS = 2;

  private final Press press;
  private final Project project;
  private final NoteLetters notes;

  private GazetteerSheet(Press press) {
    this.press = press;
    this.project = press.project();
    this.notes = new NoteLetters(project, press.lexicon());
  }

  static Optional<Sheet> of(Press press) {
    Project project = press.project();
    boolean nothing =
        project.provinces().isEmpty() && project.areas().isEmpty() && project.seas().isEmpty();
    return nothing ? Optional.empty() : Optional.of(new GazetteerSheet(press).sheet());
  }

  private Sheet sheet() {
    Flow flow = press.flow();
    flow.add(Headings.title("Gazetteer", contents()));
    List<ProvinceGroup> groups = ProvinceGroup.all(project);
    double width = flow.width(COLUMNS);
    ProvinceRows rows = ProvinceRows.fitting(press, notes, groups, width);
    Grid grid = rows.grid();
    flow.section(COLUMNS, grid.head(width), List.of(areas(groups, rows, grid)));
    if (!project.seas().isEmpty() || !project.rivers().isEmpty()) {
      flow.gap(16);
      flow.section(COLUMNS, List.of(), waters());
    }
    flow.gap(14);
    flow.headed(Headings.label("Key", 0), 4, GazetteerKey.of(press, notes));
    return press.sheet("gazetteer.pdf", "Gazetteer", flow);
  }

  private String contents() {
    return Stream.of(
            count(project.provinces().size(), press.lexicon().noun(Kinds.PROVINCES)),
            count(project.areas().size(), press.lexicon().noun(Kinds.AREAS)),
            count(project.cities().size(), new Noun("city or site", "cities and sites")),
            count(project.seas().size(), press.lexicon().noun(Kinds.SEAS)),
            count(project.rivers().size(), new Noun("river", "rivers")))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(", "));
  }

  private static Optional<String> count(int number, Noun noun) {
    return number == 0 ? Optional.empty() : Optional.of(noun.counted(number));
  }

  /** The rows under the headings of their areas, all in the same columns. */
  private Block areas(List<ProvinceGroup> groups, ProvinceRows lines, Grid grid) {
    return width -> {
      List<List<Slab>> rows = grid.rows(width);
      List<Slab> slabs = new ArrayList<>();
      int at = 0;
      for (ProvinceGroup group : groups) {
        List<Slab> head = heading(group, Phrase.EMPTY).slabs(width);
        List<Slab> again =
            heading(group, Phrase.of(Styles.NOTE, "continued")).slabs(width).stream()
                .map(slab -> slab.marked(group.name()))
                .toList();
        slabs.add(head.getFirst().marked(group.name()));
        int count = lines.count(group);
        for (int i = 0; i < count; i++) {
          List<Slab> row = Slab.headed(again, rows.get(at++));
          boolean first = i == 0 || i == count - 2; // no row of an area stands alone
          slabs.addAll(first ? row.stream().map(Slab::kept).toList() : row);
        }
      }
      return slabs;
    };
  }

  private Block heading(ProvinceGroup group, Phrase continued) {
    Phrase name = Phrase.of(Styles.NAME, group.name());
    if (group.area().isEmpty()) {
      return Headings.band(
          name, continued, Phrase.EMPTY, press.palette().area(Optional.empty()), 7);
    }
    Area area = group.area().get();
    Phrase incomes = Phrase.EMPTY;
    if (continued.isEmpty()) {
      incomes = income(incomes, "Kingdom ", area.kingdomIncome());
      incomes = income(incomes, "Empire ", area.empireIncome());
      for (String number : Names.attributes(press, Kinds.AREAS, area.attributes())) {
        incomes =
            incomes.then(Styles.NOTE, (incomes.isEmpty() ? "" : "\u00A0\u00A0\u00A0") + number);
      }
    }
    String words =
        Stream.concat(
                Stream.of(area.status()).filter(word -> !word.isEmpty()).map(press.names()::status),
                area.religion().stream().map(press.names()::religion))
            .collect(Collectors.joining(" · "));
    return Headings.band(
        name,
        continued.isEmpty() ? incomes : continued,
        continued.isEmpty() ? Phrase.of(Styles.NOTE, words) : Phrase.EMPTY,
        press.palette().area(Optional.of(area.id())),
        7);
  }

  private static Phrase income(Phrase before, String word, Optional<Halves> income) {
    return income
        .map(gold ->
            before
                .then(Styles.NOTE, before.isEmpty() ? word : "\u00A0\u00A0\u00A0" + word)
                .then(Styles.BOLD, gold.toString()))
        .orElse(before);
  }

  private List<Block> waters() {
    List<Block> blocks = new ArrayList<>();
    if (!project.seas().isEmpty()) {
      blocks.add(
          Headings.part(
              press.lexicon().noun(Kinds.SEAS).heads(), 0, List.of(WaterRows.seas(press))));
    }
    if (!project.rivers().isEmpty()) {
      blocks.add(Headings.part("Rivers", 12, List.of(WaterRows.rivers(press))));
    }
    return blocks;
  }
}
