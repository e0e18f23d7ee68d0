package org.groma.exporters.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Paper;
import org.groma.exporters.Review;
import org.groma.exporters.sheet.typeset.Box;
import org.groma.exporters.sheet.typeset.Overlaps;
import org.groma.exporters.sheet.typeset.Page;
import org.groma.exporters.sheet.typeset.Placed;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Ledger;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SampleSheetsTest {

  private static final Project PROJECT =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("../sample-data/invasions"))).project();

  private static final Map<String, String> TEXTS = new HashMap<>();
  private static final Map<String, byte[]> FILES = new HashMap<>();

  private static Export export(Paper paper) {
    return new Export(PROJECT, Review.NONE, paper, Export.USUAL_WIDTH);
  }

  @BeforeAll
  static void read() throws IOException {
    for (Artifact artifact : new SheetsExporter().artifacts(export(Paper.A4))) {
      byte[] bytes = artifact.bytes();
      FILES.put(artifact.name(), bytes);
      try (PDDocument document = Loader.loadPDF(bytes)) {
        TEXTS.put(artifact.name(), new PDFTextStripper().getText(document).replaceAll("\\s+", " "));
      }
    }
  }

  private static void assertHasAll(String file, Ledger<?, ?> entries) {
    assertThat(entries.isEmpty()).isFalse();
    assertThat(entries.stream().map(Entry::name).filter(name -> !TEXTS.get(file).contains(name)))
        .as(file)
        .isEmpty();
  }

  @Test
  void thereIsAFileForEachSheet() {
    assertThat(new SheetsExporter().artifacts(export(Paper.A4)).stream().map(Artifact::name))
        .containsExactly(
            "gazetteer.pdf",
            "nations.pdf",
            "sequence.pdf",
            "tables.pdf",
            "adjacency.pdf",
            "setup-350-ad.pdf",
            "setup-into-the-east.pdf");
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
  void pagesAreOfThePaperAndKeepTheirMargins(Paper paper) {
    Box margins = new Box(40, 30, paper.width() - 40, paper.height() - 24);
    for (Sheet sheet : SheetsExporter.sheets(export(paper))) {
      for (Page page : sheet.pages()) {
        assertThat(page.width()).isEqualTo(paper.width());
        assertThat(page.height()).isEqualTo(paper.height());
        assertThat(page.items())
            .allSatisfy(item -> assertThat(margins.holds(item.box())).as(item.toString()).isTrue());
      }
    }
  }

  @Test
  void theSameProjectGivesTheSameBytes() {
    for (Artifact artifact : new SheetsExporter().artifacts(export(Paper.A4))) {
      assertThat(artifact.bytes()).as(artifact.name()).isEqualTo(FILES.get(artifact.name()));
    }
  }

  @Test
  void everyNameCanBeSearchedFor() {
    assertHasAll("gazetteer.pdf", PROJECT.provinces());
    assertHasAll("gazetteer.pdf", PROJECT.areas());
    assertHasAll("gazetteer.pdf", PROJECT.seas());
    assertHasAll("gazetteer.pdf", PROJECT.cities());
    assertHasAll("gazetteer.pdf", PROJECT.rivers());
    assertHasAll("nations.pdf", PROJECT.get(Kinds.NATIONS));
    assertHasAll("nations.pdf", PROJECT.get(Kinds.LEADERS));
    assertHasAll("adjacency.pdf", PROJECT.provinces());
    assertHasAll("adjacency.pdf", PROJECT.seas());
    assertHasAll("tables.pdf", PROJECT.get(Kinds.TABLES));
    assertHasAll("tables.pdf", PROJECT.get(Kinds.UNITS));
    PROJECT
        .get(Kinds.DECKS)
        .forEach(deck ->
            deck.cards()
                .forEach(card -> assertThat(TEXTS.get("tables.pdf")).contains(card.name())));
  }

  @Test
  void everyProvinceIsListedWithAllItsNeighbours() {
    String text = TEXTS.get("adjacency.pdf");
    assertThat(text)
        .contains("Tingitania Atlas, =Hispalensis, Mauritania; Mare Mauretanicum, Sinus Gaditanus")
        .contains("Arcadia ~Aegyptus, Blemmyes, Libya, Nilus, Thebais");
  }

  @Test
  void theGazetteerShowsIncomesOfAreasAndHalves() {
    String text = TEXTS.get("gazetteer.pdf");
    assertThat(text)
        .contains("Aegyptus Kingdom 12 Empire 9 Civilized · Monophysitism")
        .contains("Africa 3 Carthago 3")
        .contains("Scania ½");
  }

  @Test
  void everyPieceOfTheSetUpIsOnItsSheet() {
    PROJECT
        .get(Kinds.SCENARIOS)
        .forEach(scenario -> {
          String text = TEXTS.get("setup-" + scenario.id() + ".pdf");
          scenario
              .setups()
              .forEach(setup -> {
                setup
                    .leaders()
                    .forEach(posted ->
                        assertThat(text).contains(new Names(PROJECT).leader(posted.leader())));
                setup
                    .units()
                    .forEach(placed ->
                        assertThat(text)
                            .contains(
                                placed.count() + " " + new Names(PROJECT).unit(placed.unit())));
                setup
                    .controls()
                    .forEach(place -> assertThat(text).contains(new Names(PROJECT).place(place)));
              });
          scenario
              .players()
              .forEach(seat ->
                  seat.nations()
                      .forEach(
                          nation -> assertThat(text).contains(new Names(PROJECT).nation(nation))));
        });
  }

  @ParameterizedTest
  @EnumSource(Paper.class)
  void everyNationIsOnOnePage(Paper paper) {
    List<Page> pages = SheetsExporter.sheets(export(paper)).get(1).pages();
    PROJECT
        .get(Kinds.NATIONS)
        .forEach(nation ->
            assertThat(pages.stream().filter(page -> page.marks().contains(nation.name())))
                .as(nation.name())
                .hasSize(1));
  }

  @Test
  void whatComesAlikeOnSeveralTurnsIsSaidOnce() {
    assertThat(TEXTS.get("nations.pdf")).contains("Turn What comes 1–8, 10 Raid: 2 units");
  }

  @Test
  void theSequenceOfPlayIsOnOnePage() {
    List<Page> pages =
        SheetsExporter.sheets(export(Paper.A4)).stream()
            .filter(sheet -> sheet.file().equals("sequence.pdf"))
            .findFirst()
            .orElseThrow()
            .pages();
    assertThat(pages).hasSize(1);
  }

  @Test
  void pagesAreNumberedOfAll() {
    Sheet nations = SheetsExporter.sheets(export(Paper.LETTER)).get(1);
    int count = nations.pages().size();
    for (int i = 0; i < count; i++) {
      String number = (i + 1) + " / " + count;
      assertThat(nations.pages().get(i).items())
          .anyMatch(item -> item instanceof Placed.Text text && text.text().equals(number));
    }
  }

  @Test
  void contentsNameThePageOnWhichATableStands() throws IOException {
    try (PDDocument document = Loader.loadPDF(FILES.get("tables.pdf"))) {
      PDFTextStripper stripper = new PDFTextStripper();
      stripper.setEndPage(1);
      String first = stripper.getText(document).replaceAll("\\s+", " ");
      List<Page> pages =
          SheetsExporter.sheets(export(Paper.A4)).stream()
              .filter(sheet -> sheet.file().equals("tables.pdf"))
              .findFirst()
              .orElseThrow()
              .pages();
      for (int i = 0; i < pages.size(); i++) {
        if (pages.get(i).marks().contains("Walls")) {
          assertThat(first).contains("Walls " + (i + 1) + " ");
        }
      }
    }
  }
}
