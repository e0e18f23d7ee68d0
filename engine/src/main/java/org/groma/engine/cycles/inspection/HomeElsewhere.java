package org.groma.engine.cycles.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;

/** Nations at home where nothing of theirs begins. */
final class HomeElsewhere implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.home-elsewhere",
          Severity.WARNING,
          "4.2",
          "Nation at home where nothing of it begins, or twice in one place",
          "The home of a nation is where it starts: its start position, its capital, cities or"
              + " units.",
          "France is at home in Germany, and nothing of it begins there in Viking, Magyar and"
              + " Saracen.",
          "Correct the home of the nation, or where it is set up.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      Set<Place> homes = Set.copyOf(nation.home());
      if (homes.size() < nation.home().size()) {
        object(ground, nation, nation.name() + " is at home twice in one place.", out);
      }
      int number = ground.setting().positionNamed(nation.id().slug());
      if (number >= 0 && !homes.isEmpty()) {
        Set<Integer> begins = begins(ground.setting().position(number));
        if (!begins.isEmpty() && homes.stream().noneMatch(home -> isAt(ground, home, begins))) {
          object(
              ground,
              nation,
              String.format(
                  Locale.ROOT,
                  "%s is at home in %s, and nothing of it begins there in %s.",
                  nation.name(),
                  nation.home().stream().map(Place::slug).collect(Collectors.joining(", ")),
                  ground.scenario().name()),
              out);
        }
      }
    }
  }

  /** A start position is more certain than what else a people has at the start. */
  private static Set<Integer> begins(Position position) {
    if (position.start() >= 0) {
      return Set.of(position.start());
    }
    Set<Integer> found = new TreeSet<>();
    position.units().forEach(stationed -> found.add(stationed.area()));
    position.placements().forEach(placement -> found.addAll(placement.areas()));
    position.budget().ifPresent(budget -> found.addAll(budget.areas()));
    if (position.capital() >= 0) {
      found.add(position.capital());
    }
    return found;
  }

  private static boolean isAt(Ground ground, Place home, Set<Integer> begins) {
    Board board = ground.board();
    List<String> slugs = List.of(home.slug());
    return begins.stream()
        .anyMatch(area ->
            home.isProvince()
                ? slugs.contains(board.id(area))
                : board.province(area) >= 0
                    && slugs.contains(board.provinceId(board.province(area))));
  }

  private static void object(
      Ground ground, Nation nation, String message, Consumer<Objection> out) {
    out.accept(Objection.of(ABOUT, message, "home", "nation:" + nation.id(), ground.subject()));
  }
}
