package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Aid;
import org.groma.engine.kernel.Chart;
import org.groma.exporters.pdf.Orientation;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Flow;

/**
 * The sheets that a ruleset wants beside the map, each on one page if it can be: charts in the
 * order in which it names them, those that are narrow in columns.
 */
final class AidSheets {

  private static final int COLUMNS = 2;
  private static final double APART = 13;

  /** Sizes of letters that are tried until all is on one page, 1 for the usual one. */
  private static final double[] SIZES = {1, 0.96, 0.92, 0.88, 0.84};

  private final Press press;
  private final ChartBlocks charts;
  private final Aid aid;
  private final Orientation lying;

  private AidSheets(Press press, Aid aid) {
    this.press = press;
    this.charts = new ChartBlocks(press.project());
    this.aid = aid;
    this.lying = aid.broad() ? Orientation.LANDSCAPE : Orientation.PORTRAIT;
  }

  static List<Sheet> of(Press press) {
    return press.phrases().aids(press.project()).stream()
        .map(aid -> new AidSheets(press, aid).sheet())
        .toList();
  }

  private Sheet sheet() {
    for (double size : SIZES) {
      Sheet sheet = sheet(size);
      if (sheet.pages().size() == 1) {
        return sheet;
      }
    }
    return sheet(1);
  }

  private Sheet sheet(double size) {
    Flow flow = press.flow(lying);
    flow.add(Headings.title(aid.title(), aid.subtitle()));
    double width = flow.width(COLUMNS);
    List<Block> narrow = new ArrayList<>();
    for (Chart chart : aid.charts()) {
      Block block = charts.block(chart).scaled(size).remembered();
      if (charts.fits(chart, width / size)) {
        narrow.add(block);
      } else {
        columns(flow, narrow);
        flow.gap(APART);
        flow.add(block);
      }
    }
    columns(flow, narrow);
    return press.sheet(aid.word() + ".pdf", aid.title(), lying, flow);
  }

  private static void columns(Flow flow, List<Block> narrow) {
    if (!narrow.isEmpty()) {
      flow.gap(APART);
      flow.section(narrow.size() == 1 ? 1 : COLUMNS, List.of(), narrow);
      narrow.clear();
    }
  }
}
