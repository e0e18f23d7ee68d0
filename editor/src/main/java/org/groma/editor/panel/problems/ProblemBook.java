package org.groma.editor.panel.problems;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.groma.editor.live.Verdict;
import org.groma.editor.map.Dressing;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.KnownChecks;

/**
 * What the panel knows: all problems, which of them are listed and how, and which one is chosen.
 */
final class ProblemBook {

  private final KnownChecks checks;
  private final BiFunction<Project, Subject, String> naming;
  private final Set<String> folded = new HashSet<>();
  private Optional<Verdict> verdict = Optional.empty();
  private Optional<PlayedGames> played = Optional.empty();
  private ProblemRoll roll = ProblemRoll.EMPTY;

  private record Prepared(Verdict verdict, ProblemRoll roll) {}

  private volatile Optional<Prepared> prepared = Optional.empty();
  private Sieve sieve = Sieve.OPEN;
  private Grouping grouping = Grouping.SEVERITY;
  private Listing listing = Listing.EMPTY;
  private Optional<Problem> chosen = Optional.empty();

  /**
   * @param naming what people call a subject
   */
  ProblemBook(KnownChecks checks, BiFunction<Project, Subject, String> naming) {
    this.checks = checks;
    this.naming = naming;
  }

  // ---- what there is

  void judged(Verdict newest) {
    verdict = Optional.of(newest);
    collect();
  }

  void played(PlayedGames games) {
    played = Optional.of(games);
    collect();
  }

  Optional<PlayedGames> played() {
    return played;
  }

  /** Looks at a verdict before the window hears of it; on whatever thread it comes from. */
  void prepare(Verdict coming) {
    prepared = Optional.of(new Prepared(coming, ProblemRoll.of(coming, Optional.empty())));
  }

  @SuppressWarnings("ReferenceEquality") // a verdict is itself
  private void collect() {
    Optional<Prepared> ready =
        prepared.filter(each -> played.isEmpty() && each.verdict == verdict.orElse(null));
    roll =
        ready
            .map(Prepared::roll)
            .or(() -> verdict.map(newest -> ProblemRoll.of(newest, played)))
            .orElse(ProblemRoll.EMPTY);
    list();
  }

  /** Whether the checks have not said anything yet. */
  boolean isWaiting() {
    return verdict.isEmpty();
  }

  long open() {
    return roll.open().values().stream().mapToLong(Long::longValue).sum();
  }

  Map<Severity, Long> openBySeverity() {
    return roll.open();
  }

  long safelyFixable() {
    return roll.safe();
  }

  /** Where on the map to look, for all that can be seen there. */
  List<Dressing.Pin> pins() {
    return roll.pins();
  }

  // ---- how it is listed

  Listing listing() {
    return listing;
  }

  Sieve sieve() {
    return sieve;
  }

  void sieve(Sieve other) {
    sieve = other;
    list();
  }

  Grouping grouping() {
    return grouping;
  }

  void grouping(Grouping other) {
    grouping = other;
    list();
  }

  /** Folds a group, or unfolds it. */
  void fold(String group, boolean away) {
    if (away) {
      folded.add(group);
    } else {
      folded.remove(group);
    }
    list();
  }

  private void list() {
    int line = chosen.map(listing::lineOf).orElse(-1);
    Map<Subject, String> known = new HashMap<>();
    listing =
        Listing.of(
            roll.problems(),
            sieve,
            grouping,
            folded,
            checks,
            subject -> known.computeIfAbsent(subject, this::name));
    if (line >= 0) {
      // what is mended makes room for the next; what is folded away stays chosen
      Problem before = chosen.orElseThrow();
      int now = listing.lineOf(before);
      boolean hidden =
          now < 0 && listing.problems().stream().anyMatch(each -> each.key().equals(before.key()));
      chosen = hidden ? chosen : at(now >= 0 ? now : listing.nearest(line));
    }
  }

  private Optional<Problem> at(int line) {
    return line >= 0 && listing.lines().get(line) instanceof Listing.Line.Item(Problem problem)
        ? Optional.of(problem)
        : Optional.empty();
  }

  // ---- which one

  Optional<Problem> chosen() {
    return chosen;
  }

  int chosenLine() {
    return chosen.map(listing::lineOf).orElse(-1);
  }

  void choose(Optional<Problem> other) {
    chosen = other;
  }

  /** Goes to the next problem of the list, or the one before; unfolds its group. */
  Optional<Problem> step(int by) {
    Optional<Problem> next = listing.step(chosen, by);
    next.ifPresent(problem -> {
      chosen = next;
      fold(grouping.of(problem, checks).id(), false);
    });
    return next;
  }

  /**
   * Goes to a problem whose pin stands at a point, the worst first and the next each time; takes
   * away what keeps it from being listed.
   */
  Optional<Problem> goTo(Point pin) {
    List<Problem> there =
        roll.problems().stream()
            .filter(Problem::isOpen)
            .filter(problem -> problem.finding().at().filter(pin::equals).isPresent())
            .toList();
    if (there.isEmpty()) {
      return Optional.empty();
    }
    int before = chosen.map(there::indexOf).orElse(-1);
    Problem next = there.get((before + 1) % there.size());
    chosen = Optional.of(next);
    folded.remove(grouping.of(next, checks).id());
    if (!sieve.passes(next, this::name)) {
      sieve = Sieve.OPEN;
    }
    list();
    chosen = Optional.of(next);
    return chosen;
  }

  /** What people call a subject. */
  String name(Subject subject) {
    return verdict.map(known -> naming.apply(known.project(), subject)).orElse(subject.id());
  }

  Explanation explain(Problem problem, String folder) {
    return Explanation.of(problem, checks, folder);
  }

  String about(Problem problem, int most) {
    Function<Subject, String> names = this::name;
    return Explanation.about(problem.finding(), most, names);
  }
}
