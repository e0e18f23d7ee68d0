package org.groma.exporters.sheet.typeset;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.groma.exporters.picture.Colour;

/** Lays sections one below the other onto pages. */
public final class Flow {

  /** Between two columns. */
  public static final double GUTTER = 18;

  private static final double HAIR = 0.3;

  /** With less room than this, what does not fit begins on the next page. */
  private static final double LEAST = 40;

  private final Frame frame;
  private final Colour hairline;
  private final List<Page> done = new ArrayList<>();
  private List<Placed> items = new ArrayList<>();
  private Set<String> marks = new LinkedHashSet<>();
  private double y;

  /**
   * A flow of pages.
   *
   * @param hairline the colour of the line between columns
   */
  public Flow(Frame frame, Colour hairline) {
    this.frame = frame;
    this.hairline = hairline;
    this.y = frame.top();
  }

  /** How wide a column is where there are several. */
  public double width(int columns) {
    return (frame.measure() - GUTTER * (columns - 1)) / columns;
  }

  /** What is left of the page. */
  public double room() {
    return frame.bottom() - y;
  }

  public boolean isAtTop() {
    return y <= frame.top();
  }

  /** Begins a new page unless nothing stands on this one. */
  public void newPage() {
    if (!isAtTop()) {
      done.add(new Page(frame.width(), frame.height(), items, List.copyOf(marks)));
      items = new ArrayList<>();
      marks = new LinkedHashSet<>();
      y = frame.top();
    }
  }

  public void gap(double height) {
    if (!isAtTop()) {
      y += height;
    }
  }

  /** How much of a page blocks take in columns; more than a page if they do not fit on one. */
  public double height(int count, List<? extends Block> blocks) {
    List<Slab> slabs = slabs(count, blocks);
    ColumnFill fill = ColumnFill.balanced(slabs, 0, false, count, frame.depth());
    return fill.next() < slabs.size() ? 2 * frame.depth() : fill.height();
  }

  private List<Slab> slabs(int count, List<? extends Block> blocks) {
    List<Slab> slabs = new ArrayList<>();
    blocks.forEach(block -> slabs.addAll(block.slabs(width(count))));
    return slabs;
  }

  /** Lays a heading over the whole width and blocks in columns below it, never parted from it. */
  public void headed(Block heading, int count, List<? extends Block> blocks) {
    List<Slab> slabs = slabs(count, blocks);
    double first = 0;
    for (Slab slab : slabs) {
      first += slab.before() + slab.height();
      if (!slab.keep()) {
        break;
      }
    }
    double needed = Slab.height(heading.slabs(frame.measure())) + Math.max(first, LEAST);
    if (needed > room()) {
      newPage();
    }
    add(heading);
    section(count, List.of(), List.of((Block) _ -> slabs));
  }

  /** Lays blocks one under the other over the whole width. */
  public void add(Block... blocks) {
    section(1, List.of(), List.of(blocks));
  }

  /**
   * Lays blocks into columns, which end level with each other.
   *
   * @param top what stands at the top of every column
   */
  public void section(int count, List<Slab> top, List<? extends Block> blocks) {
    double width = width(count);
    List<Slab> slabs = slabs(count, blocks);
    double head = Slab.height(top);
    int at = 0;
    while (at < slabs.size()) {
      ColumnFill fill = ColumnFill.balanced(slabs, at, at > 0, count, room() - head);
      boolean little = fill.next() < slabs.size() && room() - head < LEAST;
      boolean tooMuch = fill.cut() || fill.height() > room() - head + HAIR;
      if (!isAtTop() && (little || tooMuch)) {
        newPage();
        continue;
      }
      lay(fill, top, width);
      at = fill.next();
      if (at < slabs.size()) {
        newPage();
      }
    }
  }

  private void lay(ColumnFill fill, List<Slab> top, double width) {
    double deepest = y;
    double head = Slab.height(top);
    for (int i = 0; i < fill.columns().size(); i++) {
      double x = frame.left() + i * (width + GUTTER);
      double down = y;
      List<Slab> column = new ArrayList<>(top);
      column.addAll(fill.columns().get(i));
      for (int j = 0; j < column.size(); j++) {
        Slab slab = column.get(j);
        down += j == 0 || j == top.size() ? 0 : slab.before();
        for (Placed item : slab.items()) {
          items.add(item.moved(x, down));
        }
        down += slab.height();
        if (!slab.mark().isEmpty()) {
          marks.add(slab.mark());
        }
      }
      deepest = Math.max(deepest, down);
      if (i > 0) {
        items.add(new Placed.Ground(x - GUTTER / 2, y, HAIR, head + fill.height(), hairline));
      }
    }
    y = deepest;
  }

  public List<Page> pages() {
    newPage();
    return List.copyOf(done);
  }
}
