package org.groma.exporters.xlsx;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.groma.engine.Rulesets;
import org.groma.exporters.Export;
import org.groma.exporters.table.GazetteerTables;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.PieceTables;
import org.groma.exporters.table.PoolTable;
import org.groma.exporters.table.Tables;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Project;

/** All pages of the workbook, in order. */
final class Pages {

  private Pages() {}

  static List<Page> of(Export export) {
    Project project = export.project();
    Labels labels = Labels.of(project);
    Where where = new Where(project, Tables.of(project));
    MapGraph graph = MapGraph.of(project);
    RulePages rules = new RulePages(labels, where, Rulesets.phrasebook(project));
    ReviewPages review = new ReviewPages(export.review());
    List<Page> pages = new ArrayList<>();
    pages.add(ProvincesPage.of(labels, where));
    pages.add(AreasPage.of(labels, where));
    pages.add(EditablePage.of(GazetteerTables.seas(project), labels, Map.of()));
    pages.add(EditablePage.of(GazetteerTables.rivers(project), labels, Map.of()));
    pages.add(AdjacencyPage.of(labels, graph));
    pages.add(MatrixPage.of(labels, graph));
    pages.add(EditablePage.of(GazetteerTables.links(project), labels, Map.of()));
    pages.add(
        EditablePage.of(
            GazetteerTables.cities(project),
            labels,
            Map.of(
                "province",
                (city, _, cell) ->
                    cell.linked(where.link(Tables.PROVINCES, city.province().slug())))));
    pages.add(EditablePage.of(PieceTables.nations(project), labels, Map.of()));
    pages.add(
        EditablePage.of(
            PoolTable.of(),
            labels,
            Map.of(
                "nation",
                (row, _, cell) -> cell.linked(where.link(Tables.NATIONS, row.nation().slug())),
                "unit",
                (row, _, cell) ->
                    cell.linked(where.link(Tables.UNITS, row.pooled().unit().slug())))));
    pages.add(
        EditablePage.of(
            PieceTables.leaders(project),
            labels,
            Map.of(
                "nation",
                (leader, _, cell) ->
                    cell.linked(where.link(Tables.NATIONS, leader.nation().slug())))));
    pages.add(rules.timeTable());
    pages.add(SetUpPage.of(labels, where));
    pages.add(rules.decks());
    pages.add(EditablePage.of(PieceTables.units(project), labels, Map.of()));
    pages.add(rules.victory());
    pages.add(rules.specials());
    pages.add(review.errata());
    pages.add(review.findings());
    pages.addFirst(ContentsPage.of(project.settings(), pages, labels));
    pages.add(ListsPage.of(labels));
    return pages;
  }
}
