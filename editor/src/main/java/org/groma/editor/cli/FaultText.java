package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.groma.editor.cli.TextTable.Side;
import org.groma.model.topology.Fault;

/** Faults of polygons as text: grouped by kind, each with its place, its size and names. */
final class FaultText {

  private static final int NAMES = 4;

  private FaultText() {}

  /**
   * Prints all faults.
   *
   * @param most how many of each kind at most
   */
  static void print(List<Fault> faults, int most, PrintWriter out) {
    byKind(faults)
        .forEach((kind, group) -> {
          out.println(count(kind, group) + ": " + meaning(kind));
          TextTable table = TextTable.of(Side.LEFT, Side.LEFT, Side.LEFT);
          group.stream()
              .limit(most)
              .forEach(fault ->
                  table.row(
                      "at " + Figures.place(fault.at().x, fault.at().y),
                      fault.size() == 0 ? "" : measure(kind) + " " + Figures.size(fault.size()),
                      subject(fault)));
          table.print(out);
          if (group.size() > most) {
            out.println("  … and " + (group.size() - most) + " more; --all lists them");
          }
        });
  }

  /** {@code 3 overlaps and 1 crossing}. */
  static String counts(List<Fault> faults) {
    List<String> counts =
        byKind(faults).entrySet().stream()
            .map(group -> count(group.getKey(), group.getValue()))
            .toList();
    int last = counts.size() - 1;
    return last < 1
        ? String.join("", counts)
        : String.join(", ", counts.subList(0, last)) + " and " + counts.get(last);
  }

  private static Map<Fault.Kind, List<Fault>> byKind(List<Fault> faults) {
    return faults.stream()
        .collect(Collectors.groupingBy(Fault::kind, TreeMap::new, Collectors.toList()));
  }

  private static String count(Fault.Kind kind, List<Fault> group) {
    return Figures.count(group.size(), one(kind), many(kind));
  }

  private static String one(Fault.Kind kind) {
    return switch (kind) {
      case GAP -> "gap";
      case SLIVER -> "sliver";
      case OVERLAP -> "overlap";
      case CROSSING -> "crossing";
      case DUPLICATE_EDGE -> "duplicate edge";
      case INVALID_RING -> "invalid ring";
      case BAD_COORDINATE -> "bad coordinate";
      case INCONSISTENT -> "inconsistency";
    };
  }

  private static String many(Fault.Kind kind) {
    return kind == Fault.Kind.INCONSISTENT ? "inconsistencies" : one(kind) + "s";
  }

  private static String meaning(Fault.Kind kind) {
    return switch (kind) {
      case GAP -> "space between polygons that belongs to none; perhaps a lake";
      case SLIVER -> "a gap too thin to be meant";
      case OVERLAP -> "space that two polygons claim";
      case CROSSING -> "borders that cross or touch between their corners";
      case DUPLICATE_EDGE -> "an edge with two polygons on the same side";
      case INVALID_RING -> "an outline that encloses nothing or runs into itself";
      case BAD_COORDINATE -> "a coordinate that is no number or off any map";
      case INCONSISTENT -> "parts that do not fit together";
    };
  }

  private static String measure(Fault.Kind kind) {
    return switch (kind) {
      case GAP, SLIVER, OVERLAP -> "area";
      default -> "length";
    };
  }

  /** The names alone where the heading says the rest. */
  private static String subject(Fault fault) {
    return switch (fault.kind()) {
      case GAP, SLIVER, OVERLAP, DUPLICATE_EDGE -> names(fault.faces());
      default -> fault.message();
    };
  }

  private static String names(List<String> names) {
    String first = String.join(", ", names.subList(0, Math.min(NAMES, names.size())));
    return names.size() <= NAMES ? first : first + " and " + (names.size() - NAMES) + " more";
  }
}
