package org.groma.exporters.sheet.typeset;

import java.util.ArrayList;
import java.util.List;

/** Finds text outside its page and text over other text. */
public final class Overlaps {

  /** Superscripts and kerned italics may touch by a little. */
  private static final double TOUCH = 0.35;

  private Overlaps() {}

  public static List<String> of(Page page) {
    List<String> found = new ArrayList<>();
    Box paper = new Box(0, 0, page.width(), page.height());
    List<Placed> solid =
        page.items().stream().filter(item -> !(item instanceof Placed.Ground)).toList();
    List<Box> boxes = solid.stream().map(Placed::box).toList();
    for (int i = 0; i < solid.size(); i++) {
      Box box = boxes.get(i);
      if (!paper.holds(box)) {
        found.add("outside: " + solid.get(i));
      }
      Box inner =
          new Box(box.left() + TOUCH, box.top() + TOUCH, box.right() - TOUCH, box.bottom() - TOUCH);
      for (int j = i + 1; j < solid.size(); j++) {
        if (inner.overlaps(boxes.get(j))) {
          found.add(solid.get(i) + " over " + solid.get(j));
        }
      }
    }
    return found;
  }
}
