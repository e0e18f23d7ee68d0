package org.groma.exporters.sheet;

import java.util.List;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Flow;

/**
 * Blocks in columns under a heading over the whole width. Where they are a little more than a page
 * they are set smaller, so that no few lines go over to a page of their own.
 *
 * @param height how much of a page it takes; more than a page if it does not fit on one
 */
record Headed(Block heading, int columns, List<Block> blocks, double height) {

  private static final double[] SMALLER = {0.97, 0.94, 0.91, 0.88};

  static Headed of(Press press, Block heading, int columns, List<Block> blocks) {
    Flow empty = press.flow();
    double page = empty.room();
    Block head = heading.remembered();
    Headed usual = sized(empty, head, columns, blocks.stream().map(Block::remembered).toList());
    if (usual.height() > page) {
      for (double size : SMALLER) {
        List<Block> small =
            usual.blocks().stream().map(block -> block.scaled(size).remembered()).toList();
        Headed smaller = sized(empty, head, columns, small);
        if (smaller.height() <= page) {
          return smaller;
        }
      }
    }
    return usual;
  }

  private static Headed sized(Flow flow, Block heading, int columns, List<Block> blocks) {
    double height = flow.height(1, List.of(heading)) + flow.height(columns, blocks);
    return new Headed(heading, columns, blocks, height);
  }

  void on(Flow flow) {
    flow.headed(heading, columns, blocks);
  }
}
