package org.groma.editor.panel.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.editor.live.Verdict;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Point;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.KnownChecks;
import org.junit.jupiter.api.Test;

class ProblemBookTest {

  private static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();

  private static final Finding SLIVER =
      Finding.of("topology.sliver", Severity.WARNING, "A sliver.", Subject.parse("province:dacia"));
  private static final Finding GAP =
      Finding.of("topology.gap", Severity.ERROR, "A gap.", Subject.parse("province:hijaz"));
  private static final Finding LONE =
      Finding.of("gazetteer.lone-terrain", Severity.NOTE, "Alone.", Subject.parse("province:thar"));

  private final ProblemBook book =
      new ProblemBook(
          KnownChecks.of(Catalogue.profiles()), (_, subject) -> "Name of " + subject.id());

  private void judge(Finding... findings) {
    judge(SAMPLE, findings);
  }

  private void judge(Project project, Finding... findings) {
    List<Finding> sorted = new ArrayList<>(List.of(findings));
    sorted.sort(Finding.ORDER);
    book.judged(new Verdict(project, 1, Acceptances.judge(project, sorted)));
  }

  private List<String> lines() {
    return book.listing().lines().stream()
        .map(line ->
            switch (line) {
              case Listing.Line.Heading(var group, int count, boolean folded) ->
                  group.title() + " " + count + (folded ? " folded" : "");
              case Listing.Line.Item(Problem problem) -> "  " + problem.finding().message();
            })
        .toList();
  }

  private void choose(Finding finding) {
    book.choose(
        book.listing().problems().stream()
            .filter(problem -> problem.finding().key().equals(finding.key()))
            .findFirst());
  }

  private Optional<String> chosen() {
    return book.chosen().map(problem -> problem.finding().message());
  }

  @Test
  void whatWasPreparedForOneVerdictIsNotShownForAnother() {
    Verdict first = new Verdict(SAMPLE, 1, Acceptances.judge(SAMPLE, List.of(GAP)));
    Verdict second = new Verdict(SAMPLE, 2, Acceptances.judge(SAMPLE, List.of(GAP, SLIVER)));
    book.prepare(first);
    book.prepare(second);
    book.judged(first);
    assertThat(lines()).containsExactly("Errors 1", "  A gap.");
    book.judged(second);
    assertThat(lines()).containsExactly("Errors 1", "  A gap.", "Warnings 1", "  A sliver.");
    assertThat(book.openBySeverity()).containsEntry(Severity.WARNING, 1L);
  }

  @Test
  void problemsStandUnderTheirSeverityWorstFirstWithCounts() {
    judge(LONE, SLIVER, GAP);

    assertThat(lines())
        .containsExactly(
            "Errors 1", "  A gap.", "Warnings 1", "  A sliver.", "Notes 1", "  Alone.");
    assertThat(book.open()).isEqualTo(3);
  }

  @Test
  void problemsStandUnderWhatTheirCheckIsCalled() {
    judge(LONE, SLIVER, GAP);
    book.grouping(Grouping.CHECK);

    String sliver =
        KnownChecks.of(Catalogue.profiles()).find("topology.sliver").orElseThrow().title();
    assertThat(lines()).contains(sliver + " 1").doesNotContain("Errors 1");
  }

  @Test
  void wordsAreSoughtInSentenceCheckAndNames() {
    judge(LONE, SLIVER, GAP);

    book.sieve(Sieve.OPEN.text("NAME dacia"));
    assertThat(lines()).containsExactly("Warnings 1", "  A sliver.");
    book.sieve(Sieve.OPEN.text("gazetteer. alone"));
    assertThat(lines()).containsExactly("Notes 1", "  Alone.");
    book.sieve(Sieve.OPEN.text("alone dacia"));
    assertThat(lines()).isEmpty();
  }

  @Test
  void severitiesCanBeLeftOutWithoutChangingTheCount() {
    judge(LONE, SLIVER, GAP);
    book.sieve(Sieve.OPEN.severities(EnumSet.of(Severity.ERROR)));

    assertThat(lines()).containsExactly("Errors 1", "  A gap.");
    assertThat(book.open()).isEqualTo(3);
  }

  @Test
  void acceptedProblemsAreListedOnlyWhenAskedFor() {
    Project accepted =
        ((org.groma.model.edit.Outcome.Applied)
                Acceptances.accept(SAMPLE, SLIVER, "Meant so.", "AB", "2026-11-16").apply(SAMPLE))
            .project();
    judge(accepted, SLIVER, GAP);

    assertThat(lines()).containsExactly("Errors 1", "  A gap.");
    assertThat(book.open()).isEqualTo(1);
    book.sieve(Sieve.OPEN.standing(Sieve.Standing.ACCEPTED));
    assertThat(lines()).containsExactly("Warnings 1", "  A sliver.");
    book.sieve(Sieve.OPEN.standing(Sieve.Standing.ALL));
    assertThat(lines()).hasSize(4);
  }

  @Test
  void theChosenProblemStaysChosenWhenItsWordsAndItsPlaceChange() {
    judge(LONE, SLIVER);
    choose(SLIVER);
    Finding reworded =
        Finding.of(
            "topology.sliver", Severity.WARNING, "Thinner.", Subject.parse("province:dacia"));
    judge(LONE, reworded, GAP);

    assertThat(chosen()).hasValue("Thinner.");
    assertThat(book.chosenLine()).isEqualTo(3);
  }

  @Test
  void whatIsMendedMakesRoomForTheNext() {
    judge(LONE, SLIVER, GAP);
    choose(SLIVER);
    judge(LONE, GAP);
    assertThat(chosen()).hasValue("Alone.");

    judge(GAP);
    assertThat(chosen()).hasValue("A gap.");
    judge();
    assertThat(chosen()).isEmpty();
  }

  @Test
  void stepsGoRoundAndUnfoldWhatIsFolded() {
    judge(LONE, SLIVER, GAP);
    book.fold("CHECKS note", true);
    assertThat(lines()).endsWith("Notes 1 folded");

    assertThat(book.step(-1).map(problem -> problem.finding().message())).hasValue("Alone.");
    assertThat(lines()).endsWith("  Alone.");
    assertThat(book.step(1).map(problem -> problem.finding().message())).hasValue("A gap.");
    assertThat(book.step(1).map(problem -> problem.finding().message())).hasValue("A sliver.");
  }

  @Test
  void whatIsFoldedAwayStaysChosen() {
    judge(LONE, SLIVER, GAP);
    choose(LONE);
    book.fold("CHECKS note", true);

    assertThat(chosen()).hasValue("Alone.");
    assertThat(book.chosenLine()).isEqualTo(-1);
  }

  @Test
  void findingsOfPlayAreASourceOfTheirOwnUntilTheNextRun() {
    judge(GAP);
    book.played(new PlayedGames(200, List.of("Attila"), 1, List.of(SLIVER)));
    assertThat(lines())
        .containsExactly("Errors 1", "  A gap.", "By play: Warnings 1", "  A sliver.");
    judge();
    assertThat(lines()).containsExactly("By play: Warnings 1", "  A sliver.");

    book.played(new PlayedGames(200, List.of("Attila"), 2, List.of()));
    assertThat(lines()).isEmpty();
  }

  @Test
  void pinsStandWhereFindingsAre() {
    judge(GAP.at(new Point(3, 4)), SLIVER);

    assertThat(book.pins())
        .containsExactly(
            new org.groma.editor.map.Dressing.Pin(new Point(3, 4), Severity.ERROR, false));
  }

  @Test
  void thousandsAreListedAndTheChosenOneIsKept() {
    Finding[] many =
        IntStream.range(0, 5_000)
            .mapToObj(i ->
                Finding.of(
                    "topology.sliver", Severity.WARNING, "No. " + i, Subject.parse("arc:" + i)))
            .toArray(Finding[]::new);
    judge(many);
    choose(many[4_321]);
    judge(many);

    assertThat(lines()).hasSize(5_001);
    assertThat(chosen()).hasValue("No. 4321");
  }

  @Test
  void anExplanationSaysWhyItMattersAndHowToMendIt() {
    judge(GAP);
    Explanation explanation = book.explain(book.listing().problems().getFirst(), "maps/mine");

    assertThat(explanation.sections())
        .extracting(Explanation.Section::heading)
        .contains("Why it matters", "How to mend it", "Check");
  }
}
