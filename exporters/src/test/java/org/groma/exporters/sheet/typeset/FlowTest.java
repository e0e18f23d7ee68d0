package org.groma.exporters.sheet.typeset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.exporters.Paper;
import org.groma.exporters.picture.Palette;
import org.junit.jupiter.api.Test;

class FlowTest {

  private final Flow flow = new Flow(Frame.of(Paper.A4), Palette.INK);

  private static Block line(String text) {
    return Paragraph.of(Letters.phrase(text));
  }

  private static List<Block> lines(int count) {
    return IntStream.range(0, count).mapToObj(i -> line("line " + i)).toList();
  }

  private static Grid table(int rows, String words) {
    return new Grid(
        List.of(
            new Grid.Column(Letters.phrase("Number"), Align.RIGHT, false),
            new Grid.Column(Letters.phrase("Words"), Align.LEFT, true)),
        IntStream.range(0, rows)
            .mapToObj(i -> Grid.Row.of(Letters.phrase("row" + i), Letters.phrase(words)))
            .toList(),
        8,
        1,
        Palette.INK);
  }

  private static List<Double> lefts(Page page) {
    return page.items().stream()
        .filter(Placed.Text.class::isInstance)
        .map(item -> Math.floor(item.box().left()))
        .distinct()
        .toList();
  }

  @Test
  void columnsOfTheLastPageEndLevel() {
    flow.section(3, List.of(), lines(31));
    List<Page> pages = flow.pages();
    assertThat(pages).hasSize(1);
    assertThat(lefts(pages.getFirst())).hasSize(3);
    double deepest =
        pages.getFirst().items().stream().mapToDouble(item -> item.box().bottom()).max().orElse(0);
    assertThat(deepest).isLessThan(Frame.of(Paper.A4).top() + 11 * Letters.STYLE.leading() + 2);
  }

  @Test
  void everythingIsOnSomePageOnceAndInOrder() {
    flow.section(2, List.of(), lines(500));
    List<String> all = new ArrayList<>();
    for (Page page : flow.pages()) {
      page.items().stream()
          .filter(Placed.Text.class::isInstance)
          .forEach(item -> all.add(((Placed.Text) item).text()));
    }
    assertThat(all)
        .containsExactlyElementsOf(IntStream.range(0, 500).mapToObj(i -> "line " + i).toList());
  }

  @Test
  void theHeadOfATableIsSetAgainInEveryColumn() {
    flow.section(2, List.of(), List.of(table(300, "some words")));
    List<Page> pages = flow.pages();
    assertThat(pages).hasSizeGreaterThan(2);
    for (Page page : pages) {
      assertThat(Letters.textOf(page).split("Number", -1)).hasSize(3);
    }
  }

  @Test
  void smallerLettersFillTheSameWidthWithFewerLines() {
    Block words = line(Letters.words(400));
    double usual = Slab.height(words.slabs(300));
    List<Slab> small = words.scaled(0.8).slabs(300);
    assertThat(Slab.height(small)).isLessThan(0.7 * usual);
    assertThat(small).allSatisfy(slab -> assertThat(slab.items()).allSatisfy(FlowTest::isSmall));
  }

  private static void isSmall(Placed item) {
    assertThat(((Placed.Text) item).style().size()).isEqualTo(0.8 * Letters.STYLE.size());
    assertThat(item.box().right()).isLessThan(300.1);
  }

  @Test
  void aHeadIsBrokenWhereThatSavesLinesBelow() {
    Grid grid =
        new Grid(
            List.of(
                new Grid.Column(Letters.phrase("price in the Empire"), Align.CENTRE, false),
                new Grid.Column(Letters.phrase("what"), Align.LEFT, true)),
            IntStream.range(0, 9)
                .mapToObj(i -> Grid.Row.of(Letters.phrase("4"), Letters.phrase(Letters.words(6))))
                .toList(),
            8,
            1,
            Palette.INK);
    double oneLineEach = grid.naturalWidth() - 30;
    assertThat(grid.rows(oneLineEach)).allSatisfy(row -> assertThat(row).hasSize(1));
    assertThat(Letters.textOf(grid.head(oneLineEach).getFirst().items()))
        .isEqualTo("price in the Empire what");
    assertThat(grid.head(oneLineEach).getFirst().height())
        .isGreaterThan(1.5 * Letters.STYLE.leading());
  }

  @Test
  void aRowLongerThanAPageIsParted() {
    flow.add(table(1, Letters.words(3000)));
    List<Page> pages = flow.pages();
    assertThat(pages).hasSizeGreaterThan(1);
    for (Page page : pages) {
      assertThat(Overlaps.of(page)).isEmpty();
    }
  }

  @Test
  void aHeadingIsNeverPartedFromWhatFollows() {
    for (int before = 30; before < 70; before++) {
      Flow each = new Flow(Frame.of(Paper.LETTER), Palette.INK);
      each.section(1, List.of(), lines(before));
      Block heading = width -> line("HEADING").slabs(width).stream().map(Slab::kept).toList();
      each.headed(heading, 2, lines(40));
      Page page =
          each.pages().stream()
              .filter(one -> Letters.textOf(one).contains("HEADING"))
              .findFirst()
              .orElseThrow();
      assertThat(Letters.textOf(page)).endsWith("line " + lastLine(page));
      assertThat(Letters.textOf(page)).contains("HEADING line 0");
    }
  }

  private static String lastLine(Page page) {
    String text = Letters.textOf(page);
    return text.substring(text.lastIndexOf(' ') + 1);
  }

  @Test
  void linesThatBelongTogetherStayInOneColumn() {
    List<Block> groups =
        IntStream.range(0, 60)
            .<Block>mapToObj(i ->
                width -> Slab.together(List.of(slab(width, "first" + i), slab(width, "last" + i))))
            .toList();
    flow.section(2, List.of(), groups);
    for (Page page : flow.pages()) {
      List<Placed.Text> texts =
          page.items().stream()
              .filter(Placed.Text.class::isInstance)
              .map(Placed.Text.class::cast)
              .toList();
      for (int i = 0; i < texts.size(); i += 2) {
        assertThat(texts.get(i + 1).text()).isEqualTo(texts.get(i).text().replace("first", "last"));
        assertThat(texts.get(i + 1).x()).isEqualTo(texts.get(i).x());
      }
    }
  }

  private static Slab slab(double width, String text) {
    return line(text).slabs(width).getFirst();
  }

  @Test
  void marksOfAPageAreThoseOfItsSlabs() {
    List<Block> marked =
        IntStream.range(0, 120)
            .<Block>mapToObj(i -> width -> List.of(slab(width, "x").marked("m" + i)))
            .toList();
    flow.section(1, List.of(), marked);
    List<Page> pages = flow.pages();
    assertThat(pages.get(0).marks()).first().isEqualTo("m0");
    assertThat(pages.stream().mapToInt(page -> page.marks().size()).sum()).isEqualTo(120);
  }
}
