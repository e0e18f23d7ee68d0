package org.groma.editor.scan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The pictures that a map is traced from.
 *
 * @param scans the lowest first
 * @param choice the number of the one that is worked on
 * @param draft the one that is being placed; it is none of the others as long as it is new
 */
public record ScanShelf(
    List<TracedScan> scans, Optional<Integer> choice, Optional<CalibrationDraft> draft) {

  public static final ScanShelf EMPTY =
      new ScanShelf(List.of(), Optional.empty(), Optional.empty());

  public ScanShelf {
    scans = List.copyOf(scans);
  }

  public static ScanShelf of(List<TracedScan> scans) {
    return new ScanShelf(scans, Optional.empty(), Optional.empty());
  }

  public Optional<TracedScan> find(int number) {
    return scans.stream().filter(scan -> scan.number() == number).findFirst();
  }

  /** The one that is worked on: the topmost if nobody has chosen. */
  public Optional<TracedScan> chosen() {
    return choice
        .flatMap(this::find)
        .or(() -> scans.isEmpty() ? Optional.empty() : Optional.of(scans.getLast()));
  }

  /** Those that lie under the map: the one that is being placed lies over it. */
  public List<TracedScan> lying() {
    return scans.stream()
        .filter(TracedScan::visible)
        .filter(scan -> draft.filter(each -> each.scan().number() == scan.number()).isEmpty())
        .toList();
  }

  public int nextNumber() {
    return scans.stream().mapToInt(TracedScan::number).max().orElse(0) + 1;
  }

  public ScanShelf choosing(int number) {
    return new ScanShelf(scans, Optional.of(number), draft);
  }

  public ScanShelf drafting(CalibrationDraft now) {
    return new ScanShelf(scans, Optional.of(now.scan().number()), Optional.of(now));
  }

  /** Begins to place the one that is chosen, unless it is locked or cannot be seen. */
  public ScanShelf calibrating() {
    return chosen()
        .filter(scan -> !scan.locked() && scan.picture().isPresent())
        .map(scan -> drafting(CalibrationDraft.of(scan)))
        .orElse(this);
  }

  /** What was being placed lies where it was brought. */
  public ScanShelf accepted() {
    if (draft.isEmpty()) {
      return this;
    }
    TracedScan brought = draft.get().scan();
    // whoever takes its points away some other day finds it where it lies now
    TracedScan placed = brought.at(brought.placing(), brought.matches());
    ScanShelf without = new ScanShelf(scans, choice, Optional.empty());
    return find(placed.number()).isPresent()
        ? without.changing(placed.number(), _ -> placed)
        : without.with(scans.size(), placed);
  }

  /** What was being placed lies as it did before, or is gone if it was new. */
  public ScanShelf givenUp() {
    return new ScanShelf(scans, choice, Optional.empty());
  }

  /** With a picture put between the others. */
  public ScanShelf with(int place, TracedScan scan) {
    List<TracedScan> all = new ArrayList<>(scans);
    all.add(Math.min(place, all.size()), scan);
    return new ScanShelf(all, Optional.of(scan.number()), draft);
  }

  public ScanShelf without(int number) {
    return new ScanShelf(
        scans.stream().filter(scan -> scan.number() != number).toList(),
        choice.filter(each -> each != number),
        draft.filter(each -> each.scan().number() != number));
  }

  /** Changes one of them, and its draft too. */
  public ScanShelf changing(int number, UnaryOperator<TracedScan> how) {
    return new ScanShelf(
        scans.stream().map(scan -> scan.number() == number ? how.apply(scan) : scan).toList(),
        choice,
        draft.map(now ->
            now.scan().number() == number
                ? new CalibrationDraft(how.apply(now.scan()), now.way(), now.picked())
                : now));
  }

  /** Brings one so many places up. */
  public ScanShelf raised(int number, int by) {
    List<TracedScan> all = new ArrayList<>(scans);
    int from = find(number).map(all::indexOf).orElse(-1);
    int to = from + by;
    if (from < 0 || to < 0 || to >= all.size()) {
      return this;
    }
    Collections.swap(all, from, to);
    return new ScanShelf(all, choice, draft);
  }
}
