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

  /** Sizes that are tried until all is on one page. */
  private static final double[] SCALES = {1, 0.95, 0.9, 0.86, 0.82, 0.79};

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
    for (double scale : SCALES) {
      sheet = sheet(press, stages, scale);
      if (sheet.pages().size() == 1) {
        break;
      }
    }
    return Optional.of(sheet);
  }

  private static Sheet sheet(Press press, List<Stage> stages, double scale) {
    Flow flow = press.flow();
    flow.add(Headings.title("Sequence of play", "With the sections of the rules"));
    SequenceSheet sheet = new SequenceSheet(scale);
    stages.forEach(sheet::add);
    flow.section(1, List.of(), sheet.blocks);
    return press.sheet("sequence.pdf", "Sequence of play", flow);
  }

  private Style scaled(Style style) {
    return style.sized(style.size() * scale);
  }

  private void add(Stage stage) {
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
                phases == 1 ? 0 : 13 * scale,
                true));
      }
      case 1 -> {
        steps++;
        blocks.add(
            line(
                Phrase.of(scaled(STEP).in(Styles.RED), steps + "\u00A0\u00A0")
                    .then(scaled(STEP), stage.name()),
                stage.section(),
                22,
                3 * scale,
                false));
      }
      default ->
          blocks.add(
              line(
                  Phrase.of(scaled(DETAIL), "–\u00A0\u00A0" + stage.name()),
                  stage.section(),
                  40,
                  0.5,
                  false));
    }
  }

  /** A stage with dots that lead to its section. */
  private Block line(Phrase name, String section, double indent, double before, boolean ruled) {
    return width -> {
      Phrase right = Phrase.of(scaled(STEP.sized(10.5)), section);
      double room = width - (section.isEmpty() ? 0 : right.width() + 14);
      List<Slab> lines =
          new ArrayList<>(new Paragraph(name, before, indent, indent + 14).slabs(room));
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
      Slab whole = new Slab(last.before(), height, items, ruled, List.of(), "");
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
