package org.groma.exporters.sheet.typeset;

import java.util.ArrayList;
import java.util.List;

/**
 * A page.
 *
 * @param marks the words of places on it, in order, none twice
 */
public record Page(double width, double height, List<Placed> items, List<String> marks) {

  public Page {
    items = List.copyOf(items);
    marks = List.copyOf(marks);
  }

  public Page with(List<Placed> more) {
    List<Placed> all = new ArrayList<>(items);
    all.addAll(more);
    return new Page(width, height, all, marks);
  }
}
