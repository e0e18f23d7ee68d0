package org.groma.exporters.sheet.typeset;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines of text, even on the left.
 *
 * @param before room above it
 * @param indent how far the first line begins from the left
 * @param hang how far the others do
 */
public record Paragraph(Phrase phrase, double before, double indent, double hang) implements Block {

  public static Paragraph of(Phrase phrase) {
    return new Paragraph(phrase, 0, 0, 0);
  }

  public Paragraph after(double room) {
    return new Paragraph(phrase, room, indent, hang);
  }

  public Paragraph hanging(double by) {
    return new Paragraph(phrase, before, indent, by);
  }

  /** The lines; the first two stay together, and so do the last two. */
  @Override
  public List<Slab> slabs(double width) {
    List<Line> lines = LineBreaks.of(phrase, width - indent, width - hang);
    List<Slab> slabs = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      double height = line.leading();
      boolean keep = i < lines.size() - 1 && (i == 0 || i == lines.size() - 2);
      slabs.add(
          new Slab(
              i == 0 ? before : 0,
              height,
              line.at(i == 0 ? indent : hang, height * 0.76),
              keep,
              List.of(),
              ""));
    }
    return slabs;
  }
}
