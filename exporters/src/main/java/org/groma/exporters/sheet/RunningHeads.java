package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.sheet.typeset.Frame;
import org.groma.exporters.sheet.typeset.LineFit;
import org.groma.exporters.sheet.typeset.Page;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Placed;

/** Sets the line above the text of every page, and the number of the page below. */
record RunningHeads(Frame frame, String project, String sheet) {

  private static final double ABOVE = 17;
  private static final double BELOW = 26;

  List<Page> on(List<Page> pages) {
    List<Page> headed = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      headed.add(headed(pages.get(i), i + 1, pages.size()));
    }
    return headed;
  }

  private Page headed(Page page, int number, int count) {
    List<Placed> items = new ArrayList<>();
    double baseline = frame.top() - ABOVE;
    double third = frame.measure() / 3;
    Phrase left =
        LineFit.of(project, third * 1.3, text -> Styles.smallCapitals(Styles.RUNNING, text));
    items.addAll(left.placed(frame.left(), baseline));
    String marks = marks(page.marks());
    Phrase right =
        LineFit.of(
            marks.isEmpty() ? sheet : sheet + "  ·  " + marks,
            third * 1.6,
            text -> Phrase.of(Styles.NOTE.sized(9), text));
    items.addAll(right.placed(frame.right() - right.width(), baseline));
    items.add(new Placed.Ground(frame.left(), baseline + 5, frame.measure(), 0.4, Styles.RULE));
    Phrase foot = Phrase.of(Styles.RUNNING.sized(9.5), number + " / " + count);
    items.addAll(foot.placed((frame.width() - foot.width()) / 2, frame.bottom() + BELOW));
    return page.with(items);
  }

  private static String marks(List<String> marks) {
    if (marks.isEmpty()) {
      return "";
    }
    return marks.size() == 1 ? marks.getFirst() : marks.getFirst() + " – " + marks.getLast();
  }
}
