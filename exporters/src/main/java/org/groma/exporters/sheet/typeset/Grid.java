package org.groma.exporters.sheet.typeset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.exporters.picture.Colour;

/**
 * A table. The widths of its columns follow from what stands in them; the head is set again where a
 * column of the page begins within the table.
 *
 * @param gap between columns
 * @param air above and below the text of a row
 * @param rule the colour of the lines under rows; a clear one for none
 */
public record Grid(List<Column> columns, List<Row> rows, double gap, double air, Colour rule)
    implements Block {

  /** A row with more lines than this may be parted. */
  private static final int TALL = 8;

  /** A table of no more rows than this stays whole. */
  private static final int FEW = 5;

  private static final double THIN = 0.3;
  private static final double HEAD_RULE = 0.6;

  public Grid {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /**
   * A column.
   *
   * @param stretches whether it takes room that is left over
   * @param least how wide it is at least, so that tables one below the other look alike
   */
  public record Column(Phrase head, Align align, boolean stretches, double least) {
    public Column(Phrase head, Align align, boolean stretches) {
      this(head, align, stretches, 0);
    }
  }

  /** The cells of a row, one for each column. */
  public record Row(List<Phrase> cells) {
    public Row {
      cells = List.copyOf(cells);
    }

    public static Row of(Phrase... cells) {
      return new Row(List.of(cells));
    }
  }

  /** The width at which no line is broken. */
  public double naturalWidth() {
    return Arrays.stream(wanted(needs(false))).sum() + gap * (columns.size() - 1);
  }

  /** The least width at which no word is cut. */
  public double leastWidth() {
    return Arrays.stream(least(needs(false))).sum() + gap * (columns.size() - 1);
  }

  /** The widest word of each column. */
  private static double[] least(List<LineBreaks.Extent> needs) {
    return needs.stream().mapToDouble(LineBreaks.Extent::widestWord).toArray();
  }

  /** Each column without a broken line. */
  private static double[] wanted(List<LineBreaks.Extent> needs) {
    return needs.stream().mapToDouble(LineBreaks.Extent::whole).toArray();
  }

  /**
   * What each column needs.
   *
   * @param broken whether its head may be broken into lines
   */
  private List<LineBreaks.Extent> needs(boolean broken) {
    return IntStream.range(0, columns.size())
        .mapToObj(i -> {
          Column column = columns.get(i);
          LineBreaks.Extent head = LineBreaks.extent(column.head());
          LineBreaks.Extent need =
              new LineBreaks.Extent(column.least(), column.least())
                  .and(broken ? new LineBreaks.Extent(head.widestWord(), head.widestWord()) : head);
          for (Row row : rows) {
            need = need.and(LineBreaks.extent(row.cells().get(i)));
          }
          return need;
        })
        .toList();
  }

  @Override
  public List<Slab> slabs(double width) {
    double[] widths = widths(width);
    List<Slab> head = head(widths, width);
    List<Slab> slabs = new ArrayList<>(head);
    rows(widths, width).forEach(row -> slabs.addAll(Slab.headed(head, row)));
    return slabs;
  }

  /** The head alone; empty if no column has one. */
  public List<Slab> head(double width) {
    return head(widths(width), width);
  }

  /** The rows without the head, for those that put something of their own between them. */
  public List<List<Slab>> rows(double width) {
    return rows(widths(width), width);
  }

  private List<List<Slab>> rows(double[] widths, double width) {
    List<List<Slab>> all = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      List<Slab> lines = lines(rows.get(i), widths, width);
      boolean last = i == rows.size() - 1;
      boolean alone = i == 0 || i == rows.size() - 2; // one row by itself looks lost
      boolean keep = !last && (alone || rows.size() <= FEW);
      if (keep) {
        lines.set(lines.size() - 1, lines.getLast().kept());
      }
      all.add(lines);
    }
    return all;
  }

  private double[] widths(double width) {
    List<LineBreaks.Extent> needs = needs(false);
    double room = width - gap * (columns.size() - 1);
    double[] widths = ColumnWidths.of(least(needs), wanted(needs), room);
    if (naturalWidth() > width) {
      double[] others = ColumnWidths.of(least(needs), wanted(needs(true)), room);
      widths = lines(others) < lines(widths) ? others : widths;
    }
    stretch(widths, width);
    return widths;
  }

  /** How many lines the table has with columns of these widths. */
  private int lines(double[] widths) {
    int lines = lines(columns.stream().map(Column::head).toList(), widths);
    for (Row row : rows) {
      lines += lines(row.cells(), widths);
    }
    return lines;
  }

  private static int lines(List<Phrase> cells, double[] widths) {
    return broken(cells, widths).stream().mapToInt(List::size).max().orElse(0);
  }

  private void stretch(double[] widths, double width) {
    double left = width - gap * (columns.size() - 1) - Arrays.stream(widths).sum();
    int[] takers =
        IntStream.range(0, columns.size()).filter(i -> columns.get(i).stretches()).toArray();
    for (int taker : takers) {
      widths[taker] += left / takers.length;
    }
  }

  private List<Slab> head(double[] widths, double width) {
    if (columns.stream().allMatch(column -> column.head().isEmpty())) {
      return List.of();
    }
    List<List<Line>> cells = broken(columns.stream().map(Column::head).toList(), widths);
    int count = cells.stream().mapToInt(List::size).max().orElse(0);
    double leading = leading(cells);
    List<Placed> items = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      int empty = count - cells.get(i).size(); // heads stand at the bottom
      for (int j = 0; j < cells.get(i).size(); j++) {
        items.addAll(place(cells.get(i).get(j), i, widths, (empty + j + 0.76) * leading));
      }
    }
    double height = count * leading + 1.5;
    items.add(new Placed.Ground(0, height, width, HEAD_RULE, rule));
    return List.of(Slab.of(height + HEAD_RULE + air / 2, items).kept());
  }

  private List<Slab> lines(Row row, double[] widths, double width) {
    List<List<Line>> cells = broken(row.cells(), widths);
    int count = Math.max(1, cells.stream().mapToInt(List::size).max().orElse(0));
    double leading = leading(cells);
    List<Slab> slabs = new ArrayList<>();
    for (int line = 0; line < count; line++) {
      boolean last = line == count - 1;
      double top = line == 0 ? air : 0;
      List<Placed> items = new ArrayList<>();
      for (int i = 0; i < cells.size(); i++) {
        if (line < cells.get(i).size()) {
          items.addAll(place(cells.get(i).get(line), i, widths, top + 0.76 * leading));
        }
      }
      double height = top + leading + (last ? air : 0);
      if (last && rule.alpha() > 0) {
        items.add(new Placed.Ground(0, height - THIN, width, THIN, rule));
      }
      boolean mayPart = count > TALL && line >= 2 && line < count - 3;
      Slab slab = Slab.of(height, items);
      slabs.add(last || mayPart ? slab : slab.kept());
    }
    return slabs;
  }

  private static List<List<Line>> broken(List<Phrase> cells, double[] widths) {
    return IntStream.range(0, cells.size())
        .mapToObj(i -> LineBreaks.of(cells.get(i), widths[i], widths[i]))
        .toList();
  }

  private static double leading(List<List<Line>> cells) {
    return cells.stream().flatMap(List::stream).mapToDouble(Line::leading).max().orElse(0);
  }

  private List<Placed> place(Line line, int column, double[] widths, double baseline) {
    double x = gap * column + Arrays.stream(widths, 0, column).sum();
    return line.at(x + columns.get(column).align().indent(widths[column], line.width()), baseline);
  }
}
