package org.groma.editor.panel.proofread;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.model.id.EditionId;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.Proof;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.Row;

/**
 * The rows that somebody wants to see, as lines of a table.
 *
 * @param editions one column for each
 */
record Sheet(List<EditionId> editions, List<Entry> entries) {

  static final Sheet EMPTY = new Sheet(List.of(), List.of());

  /**
   * One line: one value of a row.
   *
   * @param line nothing for a row of which nothing is printed at all
   * @param first whether it is the first line of its row
   */
  record Entry(Row row, Optional<Line> line, boolean first) {

    String field() {
      return line.map(Line::field).orElse("");
    }

    boolean differs() {
      return line.map(Line::differs).orElse(true);
    }

    /** What an edition prints of the value. */
    List<Reading> readings(EditionId edition) {
      return line.map(Line::readings).orElse(List.of()).stream()
          .filter(reading -> reading.edition().equals(edition))
          .toList();
    }

    /** What an edition prints otherwise. */
    Optional<Reading> differing(EditionId edition) {
      return readings(edition).stream().filter(Reading::differs).findFirst();
    }

    boolean isAbsentFrom(EditionId edition) {
      return row.absentFrom().contains(edition);
    }
  }

  /** A cell: a line, and the edition of the column. */
  record Spot(int line, EditionId edition) {}

  Sheet {
    editions = List.copyOf(editions);
    entries = List.copyOf(entries);
  }

  static Sheet of(Proof proof, Wanted wanted) {
    Proof compared = wanted.edition().map(proof::of).orElse(proof);
    Set<EditionId> editions = new TreeSet<>();
    List<Entry> entries = new ArrayList<>();
    for (Row row : compared.rows()) {
      row.lines()
          .forEach(line -> line.readings().forEach(reading -> editions.add(reading.edition())));
      editions.addAll(row.absentFrom());
      if (wanted.wants(row)) {
        add(row, entries);
      }
    }
    return new Sheet(List.copyOf(editions), entries);
  }

  private static void add(Row row, List<Entry> entries) {
    boolean first = true;
    for (Line line : row.lines()) {
      entries.add(new Entry(row, Optional.of(line), first));
      first = false;
    }
    if (row.lines().isEmpty()) {
      entries.add(new Entry(row, Optional.empty(), true));
    }
  }

  /** The line of a value; else the first of its row; -1 if the row is not here. */
  int lineOf(Subject subject, String field) {
    int row = -1;
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      if (entry.row().subject().equals(subject)) {
        if (entry.field().equals(field)) {
          return i;
        }
        row = row < 0 ? i : row;
      }
    }
    return row;
  }

  /** The first line of the next row, or of the one before; where there is none, the same line. */
  int stepRow(int from, int by) {
    int first = by < 0 ? firstLine(from) : from;
    for (int i = first + by; i >= 0 && i < entries.size(); i += by) {
      if (entries.get(i).first()) {
        return i;
      }
    }
    return Math.clamp(from, 0, Math.max(0, entries.size() - 1));
  }

  private int firstLine(int line) {
    int first = Math.min(line, entries.size() - 1);
    while (first > 0 && !entries.get(first).first()) {
      first--;
    }
    return first;
  }

  /** The first line of the next row that is still to be signed, round and round; -1 for none. */
  int nextOpen(int from) {
    for (int i = 1; i <= entries.size(); i++) {
      int at = Math.floorMod(from + i, entries.size());
      if (entries.get(at).first() && entries.get(at).row().isOpen()) {
        return at;
      }
    }
    return -1;
  }

  /**
   * The next cell that says something else, or the one before, in the order of reading.
   *
   * @param edition where to start in the line; nothing before its first cell
   */
  Optional<Spot> stepDifference(int from, Optional<EditionId> edition, int by) {
    List<Spot> all = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      for (EditionId each : editions) {
        if (entries.get(i).differing(each).isPresent()) {
          all.add(new Spot(i, each));
        }
      }
    }
    if (all.isEmpty()) {
      return Optional.empty();
    }
    int here = edition.map(editions::indexOf).orElse(-1);
    int before = 0; // how many differences are read before this cell, and with it
    int with = 0;
    for (Spot spot : all) {
      int line = Integer.compare(spot.line(), from);
      int order = line != 0 ? line : Integer.compare(editions.indexOf(spot.edition()), here);
      before += order < 0 ? 1 : 0;
      with += order <= 0 ? 1 : 0;
    }
    int next = by > 0 ? with : before - 1;
    return Optional.of(all.get(Math.floorMod(next, all.size())));
  }
}
