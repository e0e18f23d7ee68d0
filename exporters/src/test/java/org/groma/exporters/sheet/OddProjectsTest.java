package org.groma.exporters.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.sheet.typeset.Overlaps;
import org.groma.exporters.sheet.typeset.Page;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.NationId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.id.TableId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

class OddProjectsTest {

  private static final Project EMPTY =
      Project.empty(new Settings("Nothing yet", "none", Optional.empty(), List.of()));

  private static final String LONG =
      "The Most Serene and Exceedingly Long Winded Province of the Farther Side of the River";

  private static final String ONE_WORD =
      "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";

  private static void assertSound(Project project) {
    for (Sheet sheet : SheetsExporter.sheets(Export.of(project))) {
      assertThat(sheet.pages()).isNotEmpty();
      for (Page page : sheet.pages()) {
        assertThat(Overlaps.of(page)).as(sheet.file()).isEmpty();
      }
    }
    for (Artifact artifact : new SheetsExporter().artifacts(Export.of(project))) {
      assertThat(artifact.bytes()).startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
    }
  }

  private static RuleTable table(String name, List<String> columns, List<RuleTable.Row> rows) {
    return new RuleTable(
        new TableId("huge"),
        name,
        List.of(),
        Optional.of("d10"),
        columns,
        rows,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static Nation nation(String slug, String name) {
    return new Nation(
        new NationId(slug),
        name,
        List.of(),
        Optional.empty(),
        "",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  @Test
  void anEmptyProjectHasNothingToPrintAndSaysSo() {
    assertThat(new SheetsExporter().obstacle(Export.of(EMPTY)))
        .hasValueSatisfying(words -> assertThat(words).contains("nothing to print").endsWith("."));
    assertThat(new SheetsExporter().artifacts(Export.of(EMPTY))).isEmpty();
  }

  @Test
  void onlySheetsWithContentAreMade() {
    Project project =
        EMPTY.with(Kinds.PROVINCES, Province.named(new ProvinceId("solitudo"), "Solitudo"));
    assertThat(new SheetsExporter().obstacle(Export.of(project))).isEmpty();
    assertThat(new SheetsExporter().artifacts(Export.of(project)).stream().map(Artifact::name))
        .containsExactly("gazetteer.pdf");
    assertSound(project);
  }

  @Test
  void namesThatAreLongOrMissingFindRoom() {
    Project project = EMPTY;
    List<String> names =
        List.of(LONG, ONE_WORD, "", "Ünïcødé Þæŋ ½ ☐ 漢字", LONG + " " + LONG + LONG);
    for (int i = 0; i < names.size(); i++) {
      AreaId area = new AreaId("area-" + i);
      project =
          project
              .with(Kinds.AREAS, Area.named(area, names.get(i)))
              .with(Kinds.PROVINCES, Province.named(new ProvinceId("p-" + i), names.get(i)))
              .with(Kinds.SEAS, Sea.named(new SeaId("s-" + i), names.get(i)))
              .with(Kinds.NATIONS, nation("n-" + i, names.get(i)));
    }
    assertSound(project.with(new Settings(LONG + LONG, "none", Optional.empty(), List.of())));
  }

  @Test
  void aHugeTableGoesOnOverPagesWithItsHead() {
    List<String> columns = IntStream.range(0, 14).mapToObj(i -> "columnNumber" + i).toList();
    List<RuleTable.Row> rows =
        IntStream.range(0, 600)
            .mapToObj(i -> {
              Map<String, Datum> cells = new LinkedHashMap<>();
              columns.forEach(column -> cells.put(column, Datum.text(column + " of row " + i)));
              return new RuleTable.Row("row-" + i, cells, Optional.empty());
            })
            .toList();
    Project project = EMPTY.with(Kinds.TABLES, table(LONG, columns, rows));
    assertSound(project);
    List<Page> pages = SheetsExporter.sheets(Export.of(project)).getFirst().pages();
    assertThat(pages).hasSizeGreaterThan(20);
    assertThat(pages).allSatisfy(page -> assertThat(page.marks()).contains(LONG));
  }

  @Test
  void aCellLongerThanAPageIsParted() {
    String much = "lorem ipsum dolor sit amet ".repeat(1500);
    Project project =
        EMPTY.with(
            Kinds.TABLES,
            table(
                "Much",
                List.of("text"),
                List.of(
                    new RuleTable.Row("1", Map.of("text", Datum.text(much)), Optional.empty()))));
    assertSound(project);
  }
}
