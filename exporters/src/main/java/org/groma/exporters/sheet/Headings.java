package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Placed;
import org.groma.exporters.sheet.typeset.Slab;

/** Headings of all ranks. */
final class Headings {

  private static final double EDGE = 3;
  private static final double PAD = 3;
  private static final Colour WHITE = Colour.of(0xFFFFFF);

  private Headings() {}

  /** The title of a sheet over the whole width, with a thick and a thin rule below. */
  static Block title(String title, String subtitle) {
    return width -> {
      List<Slab> slabs = new ArrayList<>();
      slabs.addAll(Paragraph.of(Phrase.of(Styles.TITLE, title)).slabs(width));
      if (!subtitle.isEmpty()) {
        slabs.addAll(Paragraph.of(Phrase.of(Styles.SUBTITLE, subtitle)).slabs(width));
      }
      slabs.add(
          Slab.of(
              18,
              List.of(
                  new Placed.Ground(0, 4, width, 1.4, Styles.RED),
                  new Placed.Ground(0, 7, width, 0.4, Styles.RED))));
      return all(slabs);
    };
  }

  /** The name of a player above the nations that it runs. */
  static Block player(String name) {
    return width -> {
      List<Slab> slabs =
          new ArrayList<>(
              Paragraph.of(Styles.smallCapitals(Styles.LABEL.sized(15), name)).slabs(width));
      slabs.add(
          Slab.of(
              7,
              List.of(
                  new Placed.Ground(0, 1, width, 1, Styles.RED),
                  new Placed.Ground(0, 3, width, 0.3, Styles.RED))));
      return all(slabs);
    };
  }

  /** The heading of a part, in small capitals over a thin rule. */
  static Block label(String text, double before) {
    return label(Styles.smallCapitals(Styles.LABEL, text), Phrase.EMPTY, before);
  }

  /** Blocks under a heading, which is set again where a column begins within them. */
  static Block part(String title, double before, List<? extends Block> blocks) {
    Phrase name = Styles.smallCapitals(Styles.LABEL, title);
    return width -> {
      List<Slab> again = label(name, Phrase.of(Styles.NOTE, "continued"), 0).slabs(width);
      List<Slab> slabs = new ArrayList<>(label(name, Phrase.EMPTY, before).slabs(width));
      blocks.forEach(block -> slabs.addAll(Slab.headed(again, block.slabs(width))));
      return slabs;
    };
  }

  /** A heading with something small at the right end of its line. */
  static Block label(Phrase text, Phrase right, double before) {
    return width -> {
      double room = right.isEmpty() ? width : width - right.width() - 8;
      List<Slab> lines = new ArrayList<>(Paragraph.of(text).slabs(Math.max(room, width / 2)));
      if (!right.isEmpty()) {
        atRight(lines, right, width);
      }
      lines.set(0, lines.getFirst().after(before));
      lines.add(Slab.of(4.5, List.of(new Placed.Ground(0, 0.5, width, 0.6, Styles.RED))));
      return all(lines);
    };
  }

  /** A small heading within a part. */
  static Block minor(Phrase text, double before) {
    return width -> {
      List<Slab> lines = new ArrayList<>(Paragraph.of(text).slabs(width));
      if (!lines.isEmpty()) {
        lines.set(0, lines.getFirst().after(before));
      }
      return all(lines);
    };
  }

  /** A heading on a ground of its own colour. */
  static Block band(Phrase name, Phrase right, Phrase below, Colour colour, double before) {
    return width -> {
      double inner = width - EDGE - 2 * PAD - 2;
      double beside = inner - right.width() - 8;
      boolean fits = name.width() <= beside;
      List<Slab> lines = new ArrayList<>(Paragraph.of(name).slabs(fits ? beside : inner));
      if (fits) {
        atRight(lines, right, inner);
      } else {
        List<Slab> own = new ArrayList<>(Paragraph.of(Phrase.EMPTY.then(right)).slabs(inner));
        lines.addAll(own);
      }
      if (!below.isEmpty()) {
        lines.addAll(Paragraph.of(below).slabs(inner));
      }
      double height = Slab.height(lines) + 3;
      List<Placed> items = new ArrayList<>();
      items.add(new Placed.Ground(0, 0, width, height, colour.mix(WHITE, 0.66)));
      items.add(new Placed.Ground(0, 0, EDGE, height, colour.shade(-0.15)));
      double y = 0.5;
      for (Slab line : lines) {
        for (Placed item : line.items()) {
          items.add(item.moved(EDGE + PAD + 1, y));
        }
        y += line.height();
      }
      return List.of(Slab.of(height + 1.5, items).after(before).kept());
    };
  }

  private static void atRight(List<Slab> lines, Phrase right, double width) {
    if (!right.isEmpty() && !lines.isEmpty()) {
      lines.set(0, withRight(lines.getFirst(), right, width));
    }
  }

  /** A line with something at its right end, on the same baseline. */
  static Slab withRight(Slab line, Phrase right, double width) {
    double baseline =
        line.items().stream()
            .filter(Placed.Text.class::isInstance)
            .mapToDouble(item -> ((Placed.Text) item).baseline())
            .max()
            .orElse(line.height());
    List<Placed> items = new ArrayList<>(line.items());
    items.addAll(right.placed(width - right.width(), baseline));
    return new Slab(line.before(), line.height(), items, line.keep(), line.heads(), line.mark());
  }

  /** Headings stay whole and with what follows. */
  private static List<Slab> all(List<Slab> slabs) {
    return slabs.stream().map(Slab::kept).toList();
  }
}
