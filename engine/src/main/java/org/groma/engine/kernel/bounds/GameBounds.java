package org.groma.engine.kernel.bounds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.tables.Deck;

/**
 * How large the numbers of a game may be.
 *
 * @param ranges by the name of the field that holds a number
 * @param otherwise of all other numbers
 */
public record GameBounds(Map<String, NumberRange> ranges, NumberRange otherwise) {

  private static final int MOST_TURNS = 400;
  private static final int MOST_CARDS = 2_000;

  /** In the force pool of one nation, and of all. */
  private static final int MOST_PIECES = 5_000;

  private static final int MOST_PIECES_IN_ALL = 50_000;

  /** What any game keeps to; far beyond all that was ever printed. */
  public static final GameBounds USUAL =
      new GameBounds(Map.of(), new NumberRange(-10_000, 10_000))
          .with("count", -100, MOST_PIECES)
          .with("copies", 1, MOST_CARDS)
          .with("treasury", -10_000, 100_000)
          .with("cost", -100, 10_000)
          .with("income", -100, 1_000)
          .with("points", -1_000, 1_000)
          .with("movement", -100, 100)
          .with("firstTurn", -1_000, 1_000)
          .with("lastTurn", -1_000, 1_000);

  /** What no game reads: how names lie, what was printed, what was looked through. */
  private static final List<Kind<?, ?>> UNREAD =
      List.of(Kinds.LABELS, Kinds.SOURCES, Kinds.HOUSE_CHECKS, Kinds.ACCEPTANCES, Kinds.SIGN_OFFS);

  public GameBounds {
    ranges = Map.copyOf(ranges);
  }

  /** The same with another range for the numbers in fields of a name. */
  public GameBounds with(String field, long lowest, long highest) {
    Map<String, NumberRange> more = new HashMap<>(ranges);
    more.put(field, new NumberRange(lowest, highest));
    return new GameBounds(more, otherwise);
  }

  /** All that is beyond bounds and matters to a scenario. */
  public List<Shortfall> exceeded(Project project, Scenario scenario) {
    List<Shortfall> found = new ArrayList<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      for (Entry<?> entry : project.get(kind)) {
        if (kind != Kinds.SCENARIOS || entry.id().equals(scenario.id())) {
          found.addAll(exceeded(project, kind, entry));
        }
      }
    }
    return List.copyOf(found);
  }

  /** All that is beyond bounds in a project. */
  public List<Shortfall> exceeded(Project project) {
    List<Shortfall> found = new ArrayList<>();
    for (Kind<?, ?> kind : Kinds.ALL) {
      project.get(kind).forEach(entry -> found.addAll(exceeded(project, kind, entry)));
    }
    return List.copyOf(found);
  }

  /** What is beyond bounds in an entry, alone and with others of its kind. */
  public List<Shortfall> exceeded(Project project, Kind<?, ?> kind, Entry<?> entry) {
    if (UNREAD.contains(kind)) {
      return List.of();
    }
    List<Shortfall> found = new ArrayList<>();
    String subject = kind.word() + ":" + entry.id();
    String where = kind.word() + " " + entry.id();
    NumberWalk.over(
        entry,
        (field, number, path) -> {
          NumberRange range = ranges.getOrDefault(field, otherwise);
          if (!range.holds(number)) {
            String problem =
                field + " is " + brief(number.toPlainString()) + "; it may be " + range;
            found.add(new Shortfall(where, problem).of(subject).in(path.toString()));
          }
        });
    if (found.isEmpty()) { // a sum of numbers of which one is too large says nothing new
      size(project, entry, where).forEach(each -> found.add(each.of(subject)));
    }
    return found.isEmpty() ? Collections.emptyList() : found;
  }

  private static List<Shortfall> size(Project project, Entry<?> entry, String where) {
    List<Shortfall> found = new ArrayList<>();
    switch (entry) {
      case Scenario scenario -> {
        long turns = (long) scenario.lastTurn() - scenario.firstTurn() + 1;
        most(where, "turns", turns, MOST_TURNS, "$.lastTurn", found);
      }
      case Nation nation -> {
        most(where, "units in its force pool", pieces(nation), MOST_PIECES, "$.pool", found);
        if (found.isEmpty() && isTheLargest(nation, project)) {
          long all = project.get(Kinds.NATIONS).stream().mapToLong(GameBounds::pieces).sum();
          String together = "units in its force pool and those of the others";
          most(where, together, all, MOST_PIECES_IN_ALL, "$.pool", found);
        }
      }
      case Deck deck -> {
        long cards = deck.cards().stream().mapToLong(Deck.Card::copies).sum();
        most(where, "cards", cards, MOST_CARDS, "$.cards", found);
      }
      default -> {}
    }
    return found;
  }

  private static void most(
      String where, String what, long number, int most, String path, List<Shortfall> found) {
    if (number > most) {
      String problem =
          String.format(Locale.ROOT, "it has %d %s; the most are %d", number, what, most);
      found.add(new Shortfall(where, problem).in(path));
    }
  }

  private static long pieces(Nation nation) {
    return nation.pool().stream().mapToLong(Nation.Pooled::count).sum();
  }

  /** Of several that are equally large, the first. */
  private static boolean isTheLargest(Nation nation, Project project) {
    return project.get(Kinds.NATIONS).stream()
        .filter(each -> pieces(each) >= pieces(nation))
        .allMatch(each ->
            pieces(each) == pieces(nation) && each.id().slug().compareTo(nation.id().slug()) >= 0);
  }

  private static String brief(String number) {
    int longest = 20;
    return number.length() <= longest ? number : number.substring(0, longest) + "…";
  }
}
