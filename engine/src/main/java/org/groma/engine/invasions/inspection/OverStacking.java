package org.groma.engine.invasions.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.invasions.setting.StackingFigures;
import org.groma.engine.invasions.setting.TimeTable;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;

/** More units in a province at the start than may stand together, friends counted with them. */
final class OverStacking implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.over-stacking",
          Severity.ERROR,
          "XVII.A",
          "Too many units in a province at the start",
          "The set-up breaks the limit that every later move has to keep.",
          "350 AD places 7 units of the Franks and their friends in Rhenus, where 6 may stand.",
          "Spread the units over more provinces, or place a leader with a stacking bonus.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      Setup setup = setups.get(i);
      List<Setup> friends =
          setups.stream()
              .filter(other -> ground.areFriends(setup.nation(), other.nation()))
              .toList();
      Set<Place> seen = new HashSet<>();
      for (int k = 0; k < setups.get(i).units().size(); k++) {
        Place place = setups.get(i).units().get(k).place();
        if (place.isProvince() && seen.add(place)) {
          look(ground, setup, friends, place, "setups[" + i + "].units[" + k + "]", out);
        }
      }
    }
  }

  private static void look(
      Ground ground,
      Setup setup,
      List<Setup> friends,
      Place place,
      String path,
      Consumer<Objection> out) {
    OptionalInt number = ground.board().number(place);
    if (number.isEmpty()) {
      return;
    }
    StackingFigures figures = ground.setting().figures().stacking();
    int base = figures.limit(ground.board().terrain(number.getAsInt()));
    int most =
        base
            + bonus(ground, friends, place)
            + (isInvading(ground, setup) ? figures.invasionBonus() : 0);
    int count = count(ground, friends, place);
    if (base > 0 && count > most) {
      out.accept(
          ground.object(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "%s places %d units of the %s and their friends in %s, where %d may stand.",
                  ground.scenario().name(),
                  count,
                  ground.name(setup.nation()),
                  ground.name(place),
                  most),
              path,
              place.toString(),
              "nation:" + setup.nation()));
    }
  }

  private static int count(Ground ground, List<Setup> friends, Place place) {
    return friends.stream()
        .flatMap(other -> other.units().stream())
        .filter(placed -> placed.place().equals(place) && ground.counter(placed).isPresent())
        .mapToInt(Setup.Placed::count)
        .sum();
  }

  /** The best single bonus of the friendly leaders there. */
  private static int bonus(Ground ground, List<Setup> friends, Place place) {
    return friends.stream()
        .flatMap(other -> other.leaders().stream())
        .filter(posted -> posted.place().equals(place))
        .flatMap(posted -> ground.project().get(Kinds.LEADERS).find(posted.leader()).stream())
        .mapToInt(leader -> leader.attributes().number("stacking").orElse(0))
        .max()
        .orElse(0);
  }

  private static boolean isInvading(Ground ground, Setup setup) {
    int nation = ground.number(setup.nation());
    return ground
        .setting()
        .timeTable()
        .entries(ground.scenario().firstTurn(), TimeTable.Kind.INVASION)
        .stream()
        .anyMatch(entry -> entry.atSetup() && entry.nation() == nation);
  }
}
