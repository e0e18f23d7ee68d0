package org.groma.editor.panel.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.groma.editor.sheet.Cell;
import org.junit.jupiter.api.Test;

class BlockTest {

  private static final Layout LAYOUT =
      new Layout(List.of("a", "b", "c", "d"), List.of("x", "y", "z"));

  @Test
  void whatIsWrittenIsReadBack() {
    Block block = new Block(List.of(List.of("1", "two\tof it"), List.of("", "say \"so\"\nagain")));
    assertThat(Block.parse(block.format())).isEqualTo(block);
  }

  @Test
  void spreadsheetsEndTheLastLineToo() {
    assertThat(Block.parse("1\t2\r\n3\t4\r\n").lines())
        .containsExactly(List.of("1", "2"), List.of("3", "4"));
  }

  @Test
  void aLoneQuotationMarkIsText() {
    assertThat(Block.parse("5\" long\t2\nx\t\"y").lines())
        .containsExactly(List.of("5\" long", "2"), List.of("x", "\"y"));
  }

  @Test
  void aBlockIsPutFromTheFirstSelectedCellOn() {
    assertThat(new Block(List.of(List.of("1", "2"), List.of("3", "4"))).paste(LAYOUT, cells("by")))
        .isEqualTo(
            new Block.Pasting.Into(
                Map.of(cell("by"), "1", cell("bz"), "2", cell("cy"), "3", cell("cz"), "4")));
  }

  @Test
  void oneValueFillsAllSelectedCells() {
    assertThat(Block.parse("7").paste(LAYOUT, cells("ax", "cx")))
        .isEqualTo(
            new Block.Pasting.Into(Map.of(cell("ax"), "7", cell("bx"), "7", cell("cx"), "7")));
  }

  @Test
  void aShortLineEmptiesTheRestOfItsRow() {
    assertThat(Block.parse("1\t2\n3").paste(LAYOUT, cells("ax")))
        .isEqualTo(
            new Block.Pasting.Into(
                Map.of(cell("ax"), "1", cell("ay"), "2", cell("bx"), "3", cell("by"), "")));
  }

  @Test
  void aBlockThatDoesNotFitIsRefused() {
    assertThat(Block.parse("1\t2\n3\t4").paste(LAYOUT, cells("dz")))
        .isEqualTo(
            new Block.Pasting.NoRoom(
                "The clipboard has 2 × 2 cells, and from here on there are 1 × 1; nothing was"
                    + " pasted."));
  }

  private static Cell cell(String name) {
    return new Cell(name.substring(0, 1), name.substring(1));
  }

  private static Set<Cell> cells(String... names) {
    return java.util.Arrays.stream(names)
        .map(BlockTest::cell)
        .collect(java.util.stream.Collectors.toSet());
  }
}
