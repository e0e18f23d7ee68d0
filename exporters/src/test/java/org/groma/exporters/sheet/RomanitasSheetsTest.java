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
import org.groma.exporters.Paper;
import org.groma.exporters.Review;
import org.groma.exporters.sheet.typeset.Overlaps;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that is unlike the other sample: no money, signs of its own, sheets of its own. */
class RomanitasSheetsTest {

  private static final Project PROJECT =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("../sample-data/romanitas"))).project();

  private static final Map<String, String> TEXTS = new HashMap<>();

  private static Export export(Paper paper) {
    return new Export(PROJECT, Review.NONE, paper, Export.USUAL_WIDTH);
  }

  @BeforeAll
  static void read() throws IOException {
    for (Artifact artifact : new SheetsExporter().artifacts(export(Paper.A4))) {
      try (PDDocument document = Loader.loadPDF(artifact.bytes())) {
        TEXTS.put(artifact.name(), new PDFTextStripper().getText(document).replaceAll("\\s+", " "));
      }
    }
  }

  @Test
  void itsRulesetAddsSheetsToThoseThatEveryGameHas() {
    assertThat(TEXTS.keySet())
        .containsExactlyInAnyOrder(
            "gazetteer.pdf",
            "nations.pdf",
            "sequence.pdf",
            "attitudes.pdf",
            "fate.pdf",
            "costs.pdf",
            "tables.pdf",
            "adjacency.pdf",
            "setup-528-ad.pdf",
            "setup-528-ad-optional.pdf");
  }

  @ParameterizedTest
  @EnumSource(Paper.class)
  void noTextLiesOutsideItsPageOrOverOtherText(Paper paper) {
    for (Sheet sheet : SheetsExporter.sheets(export(paper))) {
      for (int i = 0; i < sheet.pages().size(); i++) {
        assertThat(Overlaps.of(sheet.pages().get(i)))
            .as(sheet.file() + ", page " + (i + 1))
            .isEmpty();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Paper.class)
  void sheetsBesideTheMapAreOnOnePageAndTheMatrixLiesAcross(Paper paper) {
    for (Sheet sheet : SheetsExporter.sheets(export(paper))) {
      boolean across = sheet.file().equals("attitudes.pdf");
      if (across || sheet.file().equals("fate.pdf") || sheet.file().equals("costs.pdf")) {
        assertThat(sheet.pages()).as(sheet.file()).hasSize(1);
      }
      assertThat(sheet.pages())
          .allSatisfy(
              page -> assertThat(page.width()).isEqualTo(across ? paper.height() : paper.width()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Inc.", "Monopoly", "Terrain", "Treasury", "Kingdom income", "of level"})
  void wordsOfWhatTheGameDoesNotHaveAreOnNoSheet(String word) {
    assertThat(TEXTS).allSatisfy((file, text) -> assertThat(text).as(file).doesNotContain(word));
  }

  @Test
  void theGazetteerHasItsNumbersAndSigns() {
    assertThat(TEXTS.get("gazetteer.pdf"))
        .contains("Limitanei 2", "RP 2", "Christian metropolis", "Intrinsic Comes");
  }
}
