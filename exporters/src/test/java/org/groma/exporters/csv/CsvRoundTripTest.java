package org.groma.exporters.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.grid.Grids;
import org.groma.exporters.incoming.Incoming;
import org.groma.exporters.incoming.TableImport;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.groma.model.edit.Together;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvRoundTripTest {

  private static final Project PROJECT =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();

  @TempDir private Path folder;

  @Test
  void everyFileComesBackAsItWent() throws IOException {
    List<Artifact> files = new CsvExporter().artifacts(Export.of(PROJECT));
    assertThat(files)
        .extracting(Artifact::name)
        .containsExactly(
            "provinces.csv",
            "areas.csv",
            "sea-zones.csv",
            "rivers.csv",
            "cities.csv",
            "straits.csv",
            "units-and-costs.csv",
            "nations.csv",
            "force-pools.csv",
            "leaders.csv");
    for (Artifact file : files) {
      Path written = folder.resolve(file.name());
      Files.write(written, file.bytes());
      assertUnchanged(CsvReader.read(written));
    }
  }

  @Test
  void soItDoesWithTabsAndWithSemicolons() throws IOException {
    for (Table<?> table : Tables.of(PROJECT)) {
      for (char delimiter : List.of('\t', ';')) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CsvExporter.write(table, PROJECT, Labels.of(PROJECT), delimiter, bytes);
        String text = Decoding.text(bytes.toByteArray()).replace("\n", "\r\n");
        assertUnchanged(CsvReader.parse(table.name() + ".csv", text));
      }
    }
  }

  private static void assertUnchanged(Grids grids) {
    Grids.Read read = (Grids.Read) grids;
    Incoming incoming = TableImport.file(PROJECT, read.grids().getFirst(), Optional.empty(), false);
    assertThat(incoming).isEqualTo(new Incoming.Changed(Together.of(), List.of()));
  }

  @Test
  void theGazetteerIsPlainToRead() {
    String text =
        new String(
            new CsvExporter().artifacts(Export.of(PROJECT)).getFirst().bytes(),
            StandardCharsets.UTF_8);
    assertThat(text)
        .startsWith(
            """
            \uFEFFid,Province,Area,Terrain,Income,City,Level,Fortified,Wall,Port,Granary,Caravan,Island,Map,Notes,More,Other names,Source
            aegyptus,Aegyptus,Aegyptus,Clear,3,Memphis,2,,,,,yes,,Main map,,,,rules-en XXXIII.C
            arcadia,Arcadia,Aegyptus,Steppe,0.5,,,,,,,,,Main map,,,,rules-en XXXIII.C
            """);
  }
}
