package org.groma.model.merge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Vocabulary;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;
import org.groma.model.sources.Edition;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;

/** Three states of a list whose parts are told apart by a key, in the same order in all three. */
final class KeyedLists {

  /** Merges one part. */
  interface PartMerge {
    Optional<Record> of(
        String key, Optional<Record> base, Optional<Record> mine, Optional<Record> theirs);
  }

  private final Map<String, Record> base;
  private final Map<String, Record> mine;
  private final Map<String, Record> theirs;

  private KeyedLists(
      Map<String, Record> base, Map<String, Record> mine, Map<String, Record> theirs) {
    this.base = base;
    this.mine = mine;
    this.theirs = theirs;
  }

  /** Nothing where parts have no keys, two have the same, or somebody has changed their order. */
  static Optional<KeyedLists> of(List<?> base, List<?> mine, List<?> theirs) {
    Optional<Map<String, Record>> was = byKey(base);
    Optional<Map<String, Record>> here = byKey(mine);
    Optional<Map<String, Record>> there = byKey(theirs);
    return was.isPresent()
            && here.isPresent()
            && there.isPresent()
            && sameOrder(was.get(), here.get())
            && sameOrder(was.get(), there.get())
            && sameOrder(here.get(), there.get())
        ? Optional.of(new KeyedLists(was.get(), here.get(), there.get()))
        : Optional.empty();
  }

  private static Optional<Map<String, Record>> byKey(List<?> parts) {
    Map<String, Record> byKey = new LinkedHashMap<>();
    for (Object part : parts) {
      Optional<String> key = key(part);
      if (key.isEmpty() || byKey.put(key.get(), (Record) part) != null) {
        return Optional.empty();
      }
    }
    return Optional.of(byKey);
  }

  private static Optional<String> key(Object part) {
    return switch (part) {
      case Setup setup -> Optional.of(setup.nation().slug());
      case Seat seat -> Optional.of(seat.player());
      case Nation.Pooled pooled -> Optional.of(pooled.unit().slug());
      case Vocabulary.Term term -> Optional.of(term.word());
      case Edition edition -> Optional.of(edition.id().slug());
      case Deck.Card card -> Optional.of(card.id().slug());
      case RuleTable.Row row -> Optional.of(row.key());
      default -> Optional.empty();
    };
  }

  private static boolean sameOrder(Map<String, Record> one, Map<String, Record> other) {
    List<String> here = new ArrayList<>(one.keySet());
    List<String> there = new ArrayList<>(other.keySet());
    here.retainAll(new HashSet<>(there));
    there.retainAll(new HashSet<>(here));
    return here.equals(there);
  }

  List<Record> merged(PartMerge merge) {
    List<Record> merged = new ArrayList<>();
    for (String key : order()) {
      merge.of(key, find(base, key), find(mine, key), find(theirs, key)).ifPresent(merged::add);
    }
    return merged;
  }

  private static Optional<Record> find(Map<String, Record> parts, String key) {
    return Optional.ofNullable(parts.get(key));
  }

  /**
   * The keys of all three; what they have added comes where they have put it, after what I have.
   */
  private List<String> order() {
    List<String> order = new ArrayList<>(mine.keySet());
    Set<String> placed = new HashSet<>(order);
    for (Map<String, Record> others : List.of(base, theirs)) {
      int next = 0;
      for (String key : others.keySet()) {
        if (placed.add(key)) {
          next = afterAdded(order, next);
          order.add(next, key);
        }
        next = order.indexOf(key) + 1;
      }
    }
    return order;
  }

  /** Beyond what I have added at the same place. */
  private int afterAdded(List<String> order, int from) {
    int next = from;
    while (next < order.size()
        && mine.containsKey(order.get(next))
        && !base.containsKey(order.get(next))
        && !theirs.containsKey(order.get(next))) {
      next++;
    }
    return next;
  }
}
