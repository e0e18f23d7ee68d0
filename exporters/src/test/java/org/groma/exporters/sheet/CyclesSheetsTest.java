package org.groma.exporters.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.sheet.typeset.Overlaps;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The sheets of a game with roads, and with a position for every player. */
class CyclesSheetsTest {

  private static final Project PROJECT =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("../sample-data/barbarian-kingdom-empire")))
          .project();

  private static final Map<String, String> TEXTS = new HashMap<>();
  private static final Map<String, Integer> PAGES = new HashMap<>();

  @BeforeAll
  static void read() throws IOException {
    for (Artifact artifact : new SheetsExporter().artifacts(Export.of(PROJECT))) {
      try (PDDocument document = Loader.loadPDF(artifact.bytes())) {
        TEXTS.put(artifact.name(), new PDFTextStripper().getText(document).replaceAll("\\s+", " "));
        PAGES.put(artifact.name(), document.getNumberOfPages());
      }
    }
  }

  @Test
  void aRoadOverABorderIsASignAndNoSecondNeighbour() {
    assertThat(TEXTS.get("adjacency.pdf"))
        .contains("Athens #Corinth, ^#Thessalia;")
        .contains("*#Byzantium")
        .doesNotContain("Corinth, #Corinth");
  }

  @Test
  void positionsOfOnePlayerEachStandSideBySideOnOnePage() {
    assertThat(TEXTS.get("setup-viking-magyar-saracen.pdf")).contains("Vikings have 6 × 4-2");
    assertThat(PAGES)
        .containsEntry("setup-viking-magyar-saracen.pdf", 1)
        .containsEntry("setup-byzantine.pdf", 1)
        .containsEntry("setup-roman-empire.pdf", 1)
        .containsEntry("setup-fall-of-rome.pdf", 1);
  }

  @Test
  void noTextLiesOutsideItsPageOrOverOtherText() {
    for (Sheet sheet : SheetsExporter.sheets(Export.of(PROJECT))) {
      for (int i = 0; i < sheet.pages().size(); i++) {
        assertThat(Overlaps.of(sheet.pages().get(i)))
            .as(sheet.file() + ", page " + (i + 1))
            .isEmpty();
      }
    }
  }
}
