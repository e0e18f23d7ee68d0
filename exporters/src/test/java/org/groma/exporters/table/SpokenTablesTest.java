package org.groma.exporters.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.csv.CsvExporter;
import org.groma.exporters.csv.CsvReader;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.grid.Grids;
import org.groma.exporters.incoming.Incoming;
import org.groma.exporters.incoming.TableImport;
import org.groma.exporters.xlsx.XlsxExporter;
import org.groma.exporters.xlsx.in.WorkbookReader;
import org.groma.model.edit.Together;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of a game whose words are not those of the model, there and back. */
class SpokenTablesTest {

  private static final Project PROJECT =
      ((LoadResult.Loaded)
              ProjectStore.load(Path.of("..", "sample-data", "barbarian-kingdom-empire")))
          .project();

  @TempDir private Path folder;

  private static List<String> titles(Table<?> table) {
    return table.columns().stream().<String>map(Column::title).toList();
  }

  @Test
  void sheetsAndColumnsAreCalledWhatPlayersCallThem() {
    assertThat(Tables.of(PROJECT))
        .extracting(Table::name)
        .startsWith("Provinces", "Sea areas", "Rivers", "Areas", "Cities", "Roads and arrows");
    assertThat(titles(ProvinceTable.of(PROJECT))).startsWith("id", "Area", "Province");
    assertThat(titles(GazetteerTables.areas(PROJECT))).contains("Province", "Areas");
    assertThat(titles(GazetteerTables.rivers(PROJECT))).contains("Provinces drained");
    assertThat(titles(GazetteerTables.cities(PROJECT))).contains("Area").doesNotContain("Province");
  }

  @Test
  void placesSayWhatTheyAreInTheSameWords() {
    Labels labels = Labels.of(PROJECT);
    assertThat(Places.read("Macedonia (province)", labels).toString()).contains("area:macedonia");
    assertThat(Places.read("Rome (area)", labels).toString()).contains("province:rome");
  }

  @Test
  void everyFileOfValuesComesBackAsItWent() throws IOException {
    List<Artifact> files = new CsvExporter().artifacts(Export.of(PROJECT));
    assertThat(files)
        .extracting(Artifact::name)
        .startsWith("areas.csv")
        .contains("provinces.csv", "sea-areas.csv", "roads-and-arrows.csv");
    for (Artifact file : files) {
      Path written = folder.resolve(file.name());
      Files.write(written, file.bytes());
      Grid grid = ((Grids.Read) CsvReader.read(written)).grids().getFirst();
      assertThat(TableImport.file(PROJECT, grid, Optional.empty(), false))
          .as(file.name())
          .isEqualTo(new Incoming.Changed(Together.of(), List.of()));
    }
  }

  @Test
  void soDoesTheWorkbook() throws IOException {
    Path written = folder.resolve("gazetteer.xlsx");
    Files.write(written, new XlsxExporter().artifacts(Export.of(PROJECT)).getFirst().bytes());
    Incoming back =
        TableImport.workbook(PROJECT, ((Grids.Read) WorkbookReader.read(written)).grids(), false);
    assertThat(back).isInstanceOf(Incoming.Changed.class);
    assertThat(((Incoming.Changed) back).edit()).isEqualTo(Together.of());
    assertThat(((Incoming.Changed) back).remarks().getFirst())
        .startsWith("Read: Provinces, Sea areas, Rivers, Areas, Cities, Roads and arrows");
  }
}
