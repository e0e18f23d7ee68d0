package org.groma.exporters.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.groma.exporters.Paper;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Typeface;
import org.junit.jupiter.api.Test;

class PdfFileTest {

  private static final String LATIN = "Moesia ½ ⅓ æ ē ā ž ş ș ḥ ʿ → ← × − fi ffl “Ætius” Tōmis";

  private static PdfFile sheet(String... lines) {
    PdfFile file = PdfFile.titled("A sheet");
    PdfCanvas page = file.page(Paper.A4, Orientation.PORTRAIT);
    double y = page.height() - 50;
    for (String line : lines) {
      for (Typeface face : Typeface.values()) {
        page.text(new PdfType(face, 11, new Colour(0x203040, 0.9)), 40, y, line);
        y -= 16;
      }
    }
    return file;
  }

  private static String textOf(PdfFile file) throws IOException {
    try (PDDocument read = Loader.loadPDF(file.bytes())) {
      return new PDFTextStripper().getText(read);
    }
  }

  @Test
  void sameCallsGiveTheSameBytes() {
    assertThat(sheet(LATIN).bytes()).isEqualTo(sheet(LATIN).bytes());
    PdfFile twice = sheet(LATIN);
    assertThat(twice.bytes()).isEqualTo(twice.bytes());
  }

  @Test
  void textCanBeFoundWithItsDiacritics() throws IOException {
    assertThat(textOf(sheet(LATIN)).lines()).containsExactly(LATIN, LATIN, LATIN);
  }

  @Test
  void aCharacterThatTheTypefaceLacksIsSpelledPlainlyOrBoxed() throws IOException {
    assertThat(textOf(sheet("⅕ of e\u0304 a\tb\u202fc")).lines()).containsOnly("1⁄5 of ē a b c");
    assertThat(contentOf(sheet("a☐\uD83D\uDE00b")))
        .contains("/ActualText <FEFF00612610D83DDE000062>")
        .contains("00000000");
  }

  private static String contentOf(PdfFile file) throws IOException {
    try (PDDocument read = Loader.loadPDF(file.bytes())) {
      return new String(read.getPage(0).getContents().readAllBytes(), StandardCharsets.US_ASCII);
    }
  }

  @Test
  void fontsTravelWithTheFileAndOnlyTheirLettersInUse() throws IOException {
    byte[] bytes = sheet(LATIN).bytes();
    assertThat(bytes).hasSizeLessThan(60_000);
    List<String> names = new ArrayList<>();
    try (PDDocument read = Loader.loadPDF(bytes)) {
      PDResources resources = read.getPage(0).getResources();
      for (COSName name : resources.getFontNames()) {
        PDFont font = resources.getFont(name);
        assertThat(font.isEmbedded()).isTrue();
        names.add(font.getName());
      }
    }
    assertThat(names)
        .hasSize(3)
        .allMatch(name -> name.matches("[A-Z]{6}\\+Alegreya-(Regular|Italic|Bold)"));
  }

  @Test
  void metadataAreFixed() throws IOException {
    try (PDDocument read = Loader.loadPDF(sheet(LATIN).bytes())) {
      assertThat(read.getDocumentInformation().getTitle()).isEqualTo("A sheet");
      assertThat(read.getDocumentInformation().getProducer()).isEqualTo("Groma");
      assertThat(read.getDocumentInformation().getCreationDate().toInstant())
          .hasToString("2000-01-01T00:00:00Z");
    }
  }

  @Test
  void pagesHaveTheSizeOfTheirPaper() {
    PdfFile file = PdfFile.titled("Papers");
    assertThat(file.page(Paper.LETTER, Orientation.LANDSCAPE).width()).isEqualTo(792);
    assertThat(file.page(Paper.A4, Orientation.PORTRAIT).width()).isEqualTo(595.28);
  }

  @Test
  void textIsMeasuredAsItIsDrawn() throws IOException {
    PdfType type = new PdfType(Typeface.BOLD, 20, new Colour(0, 1));
    assertThat(type.width("AVAV")).isLessThan(type.width("AA") + type.width("VV"));
    assertThat(contentOf(sheet("AVAV"))).containsPattern("Tm \\[<\\w{4}>\\d+<\\w{4}>\\d+<");
  }
}
