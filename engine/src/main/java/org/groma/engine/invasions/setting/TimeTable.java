package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/** What the calendar of the game brings, turn by turn, each kind in the order it is printed in. */
@Rule("IX.A")
public final class TimeTable {

  /** What an entry brings. */
  public enum Kind {
    TURN,
    RULE,
    INVASION,
    ARRIVAL,
    REINFORCEMENT,
    LEADER,
    RAID;

    static Optional<Kind> of(String word) {
      return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** So many units of a kind, by its id. */
  public record Wanted(String kind, int count) {}

  /**
   * One line of the table.
   *
   * @param nation whom it is about; -1 when it is about nobody in particular
   * @param units what comes, where the kinds are given
   * @param count how many units come or raid, where the kinds are not given
   * @param places where it happens, unless at the horde
   * @param atSetup whether the scenario has put it on the map already
   * @param leader who comes; -1 without a leader
   * @param byRuleOnly whether the leader waits for a special rule to call him
   * @param founding what a nation that arrives finds besides its units
   * @param attributes all that the data say, for chapters with words of their own
   */
  public record Entry(
      String id,
      int turn,
      Kind kind,
      int nation,
      List<Wanted> units,
      int count,
      List<Integer> places,
      boolean atHorde,
      boolean atSetup,
      int leader,
      boolean byRuleOnly,
      Founding founding,
      Attributes attributes) {

    public Entry {
      units = List.copyOf(units);
      places = List.copyOf(places);
    }
  }

  /**
   * What a nation begins with when it arrives.
   *
   * @param seat the province of its capital; -1 without
   * @param gold its treasury, in halves
   * @param patron whose client it is; -1 of nobody
   * @param city the province in which a city is founded for it; -1 for none
   * @param condition what must hold, or it does not come
   */
  public record Founding(int seat, int gold, int patron, int city, Optional<Datum> condition) {}

  private final List<Map<Kind, List<Entry>>> entries = new ArrayList<>();
  private final Map<Integer, List<Entry>> leaders = new HashMap<>();

  TimeTable(List<Entry> sorted, int lastTurn) {
    for (int turn = 0; turn <= lastTurn; turn++) {
      Map<Kind, List<Entry>> ofTurn = new EnumMap<>(Kind.class);
      for (Kind kind : Kind.values()) {
        ofTurn.put(kind, new ArrayList<>());
      }
      entries.add(ofTurn);
    }
    for (Entry entry : sorted) {
      if (entry.turn() <= lastTurn) {
        entries.get(entry.turn()).get(entry.kind()).add(entry);
      }
    }
    entries.forEach(ofTurn -> ofTurn.replaceAll((_, lines) -> List.copyOf(lines)));
    for (int turn = 1; turn <= lastTurn; turn++) {
      for (Entry entry : entries(turn, Kind.LEADER)) {
        leaders.computeIfAbsent(entry.nation(), _ -> new ArrayList<>()).add(entry);
      }
    }
  }

  /** The entries of a kind in a turn, in order. */
  public List<Entry> entries(int turn, Kind kind) {
    return turn < entries.size() ? entries.get(turn).get(kind) : List.of();
  }

  /** The leaders of a nation that the calendar calls, the earliest first. */
  public List<Entry> leaders(int nation) {
    return leaders.getOrDefault(nation, List.of());
  }
}
