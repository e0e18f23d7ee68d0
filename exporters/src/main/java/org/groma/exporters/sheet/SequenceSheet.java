package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Phrasebook.Stage;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.picture.Typeface;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Flow;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Placed;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.exporters.sheet.typeset.Style;

/** The sequence of play: phases, their steps, and where the rule book says more. */
final class SequenceSheet {

  private static final Style PHASE = new Style(Typeface.BOLD, 15, Palette.INK);
  private static final Style STEP = new Style(Typeface.ROMAN, 11.5, Palette.INK);
  private static final Style DETAIL = new Style(Typeface.ITALIC, 10, Palette.FAINT_INK);

  /** What is tried until all is on one page. */
  private static final List<Layout> LAYOUTS =
      List.of(
          new Layout(1, 1),
          new Layout(1, 0.94),
          new Layout(2, 1),
          new Layout(2, 0.94),
          new Layout(2, 0.88));

  /**
   * A way to set the sheet.
   *
   * @param scale the size of letters, 1 for the usual one
   */
  private record Layout(int columns, double scale) {}

  private final double scale;
  private final List<Block> blocks = new ArrayList<>();
  private int phases;
  private int steps;

  private SequenceSheet(double scale) {
    this.scale = scale;
  }

  static Optional<Sheet> of(Press press) {
    List<Stage> stages = press.phrases().sequence();
    if (stages.isEmpty()) {
      return Optional.empty();
    }
    Sheet sheet = null;
    for (Layout layout : LAYOUTS) {
      sheet = sheet(press, stages, layout);
      if (sheet.pages().size() == 1) {
        break;
      }
    }
    return Optional.of(sheet);
  }

  private static Sheet sheet(Press press, List<Stage> stages, Layout layout) {
    Flow flow = press.flow();
    flow.add(Headings.title("Sequence of play", "With the sections of the rules"));
    SequenceSheet sheet = new SequenceSheet(layout.scale);
    for (int i = 0; i < stages.size(); i++) {
      boolean leads = i + 1 < stages.size() && stages.get(i + 1).depth() > stages.get(i).depth();
      sheet.add(stages.get(i), leads);
    }
    flow.section(layout.columns, List.of(), sheet.blocks);
    return press.sheet("sequence.pdf", "Sequence of play", flow);
  }

  private Style scaled(Style style) {
    return style.sized(style.size() * scale);
  }

  /**
   * Adds a stage.
   *
   * @param leads whether parts of it follow, from which it is not parted
   */
  private void add(Stage stage, boolean leads) {
    switch (stage.depth()) {
      case 0 -> {
        phases++;
        steps = 0;
        blocks.add(
            line(
                Phrase.of(scaled(PHASE).in(Styles.RED), roman(phases) + "\u00A0\u00A0")
                    .then(scaled(PHASE), stage.name()),
                stage.section(),
                0,
                phases == 1 ? 0 : 14 * scale,
                true,
                leads));
      }
      case 1 -> {
        steps++;
        blocks.add(
            line(
                Phrase.of(scaled(STEP).in(Styles.RED), steps + "\u00A0\u00A0")
                    .then(scaled(STEP), stage.name()),
                stage.section(),
                14,
                4 * scale,
                false,
                leads));
      }
      default ->
          blocks.add(
              line(
                  Phrase.of(scaled(DETAIL), "–\u00A0\u00A0" + stage.name()),
                  stage.section(),
                  27,
                  0.5,
                  false,
                  leads));
    }
  }

  /** A stage with dots that lead to its section. */
  private Block line(
      Phrase name, String section, double indent, double before, boolean ruled, boolean leads) {
    return width -> {
      Phrase right = Phrase.of(scaled(STEP.sized(10.5)), section);
      double room = width - (section.isEmpty() ? 0 : right.width() + 14);
      List<Slab> lines =
          new ArrayList<>(new Paragraph(name, before, indent, indent + 11).slabs(room));
      Slab last = lines.removeLast();
      List<Placed> items = new ArrayList<>(last.items());
      Placed.Text end = (Placed.Text) last.items().getLast();
      if (!section.isEmpty()) {
        items.addAll(right.placed(width - right.width(), end.baseline()));
        double from = end.box().right() + 6;
        // the dots of all lines stand below each other
        double nearest = Math.floor((width - right.width() - 8) / 5) * 5;
        for (double x = nearest; x > from && !ruled; x -= 5) {
          items.add(new Placed.Ground(x, end.baseline() - 0.9, 0.8, 0.8, Styles.RULE));
        }
      }
      double height = last.height();
      if (ruled) {
        items.add(new Placed.Ground(0, height + 1, width, 0.5, Styles.RED));
        height += 3;
      }
      Slab whole = new Slab(last.before(), height, items, leads, List.of(), "");
      lines.add(whole);
      return lines;
    };
  }

  private static String roman(int number) {
    String[] tens = {"", "X", "XX", "XXX"};
    String[] ones = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
    return number < 40 ? tens[number / 10] + ones[number % 10] : Integer.toString(number);
  }
}
