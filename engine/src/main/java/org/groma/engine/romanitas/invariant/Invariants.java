package org.groma.engine.romanitas.invariant;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.groma.engine.kernel.Invariant;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** All of them. */
public final class Invariants {

  private record Law(String id, String section, Function<Empire, List<String>> problems)
      implements Invariant<Empire> {

    @Override
    public List<String> broken(Empire empire) {
      return problems.apply(empire);
    }
  }

  private static final List<Invariant<Empire>> ALL =
      List.of(
          new Law("points.on-track", "3.1", Invariants::points),
          new Law("desolation.below-limit", "3.3", Invariants::desolation),
          new Law("capital.roman", "3.3", Invariants::capital),
          new Law("elites.improvable", "5.4", Invariants::elites),
          new Law("monuments.in-place", "5.6", Invariants::monuments),
          new Law("fleets.with-coast", "6.2.1", Invariants::fleets),
          new Law("conquest.of-barbarians", "6.4", Invariants::conquests));

  private Invariants() {}

  /** Those of a state. */
  static List<Invariant<Empire>> ofStates() {
    return ALL;
  }

  /** Those of a state and those of what happens. */
  public static List<Invariant<?>> all() {
    List<Invariant<?>> all = new ArrayList<>(ALL);
    all.addAll(CourseLaws.ALL);
    return all;
  }

  /** What is wrong in a state, as sentences. */
  public static List<String> broken(Empire empire) {
    return ALL.stream().flatMap(law -> law.broken(empire).stream()).toList();
  }

  private static List<String> points(Empire empire) {
    int most = empire.setting().figures().purse().most();
    return empire.points() < 0 || empire.points() > most
        ? List.of(empire.points() + " RP are off the track")
        : List.of();
  }

  private static List<String> desolation(Empire empire) {
    int limit = empire.setting().figures().purse().desolationLimit();
    return empire.desolations() > limit
        ? List.of(empire.desolations() + " Desolations, and the game goes on")
        : List.of();
  }

  private static List<String> capital(Empire empire) {
    List<String> wrong = new ArrayList<>();
    for (int space = 0; space < empire.setting().board().spaces().size(); space++) {
      if (empire.setting().board().space(space).capital()
          && (!empire.isRomanSpace(space) || empire.isDesolate(space))) {
        wrong.add(empire.setting().board().space(space).name() + " is lost, and the game goes on");
      }
    }
    return wrong;
  }

  private static List<String> elites(Empire empire) {
    List<String> wrong = new ArrayList<>();
    for (int unit = 0; unit < empire.setting().army().size(); unit++) {
      if (empire.isElite(unit) && !empire.setting().army().get(unit).improvable()) {
        wrong.add(empire.setting().army().get(unit).name() + " cannot be an elite");
      }
    }
    return wrong;
  }

  private static List<String> monuments(Empire empire) {
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < empire.setting().monuments().size(); i++) {
      int space = empire.monumentAt(i);
      if (space >= 0) {
        var city = empire.setting().board().space(space);
        MonumentKind kind = empire.setting().monuments().get(i).kind();
        if (!kind.suits(city) || !empire.isRomanSpace(space)) {
          wrong.add("a monument (" + kind.word() + ") stands in " + city.name());
        }
      }
    }
    return wrong;
  }

  private static List<String> fleets(Empire empire) {
    List<String> wrong = new ArrayList<>();
    for (int nation = 1; nation < empire.setting().nations(); nation++) {
      if (empire.fleetAt(nation) >= 0
          && !empire.hasCoast(nation)
          && !empire.setting().folk(nation).piracyFromAfar()) {
        wrong.add("the fleet of the " + empire.setting().nationName(nation) + " has no coast");
      }
    }
    return wrong;
  }

  /** Rome never holds what is Persia's or a client's, and nobody takes what never was theirs. */
  private static List<String> conquests(Empire empire) {
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < empire.setting().board().territories().size(); i++) {
      int before = empire.setting().holder(i);
      int now = empire.holder(i);
      boolean conquered = now == Setting.ROMANS && before > 0;
      boolean forbidden = conquered && !empire.setting().folk(before).barbarian();
      if (forbidden || (now != before && !conquered)) {
        wrong.add(
            empire.setting().board().territory(i).name() + " changed hands against the rules");
      }
    }
    return wrong;
  }
}
