package org.groma.engine.romanitas.invariant;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Invariant;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.Phase;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** Invariants of what happens, where the state alone does not show it. */
final class CourseLaws {

  private record Law(String id, String section, Function<EmpireCourse, Optional<String>> problem)
      implements Invariant<EmpireCourse> {

    @Override
    public List<String> broken(EmpireCourse course) {
      return problem.apply(course).stream().toList();
    }
  }

  static final List<Invariant<EmpireCourse>> ALL =
      List.of(
          new Law("grade.of-organisation", "3.3", CourseLaws::grade),
          new Law("points.left-after-organisation", "3.3", CourseLaws::points),
          new Law("piracy.fleet-stays", "6.2.1", CourseLaws::piracy),
          new Law("reconquest.tried", "6.2.5", CourseLaws::reconquest),
          new Law("expedition.once", "6.3", CourseLaws::expedition),
          new Law("landing.under-magister", "6.4", CourseLaws::landing));

  private CourseLaws() {}

  private static Optional<String> grade(EmpireCourse course) {
    if (!(course.last() instanceof TurnEvent.Ended(var grade, var ending))
        || ending != Ending.LAST_TURN) {
      return Optional.empty();
    }
    int points = course.organised();
    return when(
        !course.empire().setting().chances().grades().find(points).equals(Optional.of(grade)),
        String.format(
            Locale.ROOT,
            "%d RP in the last Organisation Phase were graded %s",
            points,
            grade.word()));
  }

  private static Optional<String> points(EmpireCourse course) {
    return when(
        isPhase(course, Phase.ACTIONS) && course.empire().points() == 0,
        "0 RP in the Organisation Phase, and the game goes on");
  }

  private static Optional<String> piracy(EmpireCourse course) {
    return course.last() instanceof NationEvent.FleetCame(int nation, _)
        ? when(
            course.hasPirated(nation),
            String.format(
                Locale.ROOT,
                "the fleet of the %s left the zone that it pirates",
                course.empire().setting().nationName(nation)))
        : Optional.empty();
  }

  private static Optional<String> reconquest(EmpireCourse course) {
    Empire empire = course.empire();
    Setting setting = empire.setting();
    if (!isPhase(course, Phase.MANAGEMENT)) {
      return Optional.empty();
    }
    return IntStream.range(1, setting.nations())
        .filter(nation -> setting.folk(nation).reconquers() && empire.lostBefore(nation) >= 0)
        .filter(nation -> !setting.folk(nation).neverRetakes().contains(empire.lostBefore(nation)))
        .filter(nation -> !course.hasReconquered(nation))
        .mapToObj(nation ->
            String.format(Locale.ROOT, "the %s want nothing back", setting.nationName(nation)))
        .findFirst();
  }

  private static Optional<String> expedition(EmpireCourse course) {
    return when(course.expeditions() > 1, "Persia was invaded twice in a turn");
  }

  private static Optional<String> landing(EmpireCourse course) {
    return when(
        course.last() instanceof DeedTold.AttackBegan(_, boolean bySea)
            && bySea
            && !course.isUnderMagister(),
        "a force landed without a Magister Militum");
  }

  private static boolean isPhase(EmpireCourse course, Phase phase) {
    return course.last() instanceof TurnEvent.PhaseBegan(Phase began) && began == phase;
  }

  private static Optional<String> when(boolean broken, String sentence) {
    return broken ? Optional.of(sentence) : Optional.empty();
  }
}
