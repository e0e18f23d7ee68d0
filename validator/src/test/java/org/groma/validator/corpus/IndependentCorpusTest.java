package org.groma.validator.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.files.FolderReview;
import org.groma.validator.files.LoadFindings;
import org.groma.validator.finding.Finding;
import org.groma.validator.report.Report;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Mistakes by people who have not read the checks, one at a time in each sample: nearly all are
 * found, with the record that is wrong; and edits that are right, of which nothing is said.
 *
 * <p>{@code -Dgroma.corpus=FOLDER} writes what was missed there; {@code
 * -Dgroma.families=tables,units} tries only these families.
 */
class IndependentCorpusTest {

  private static final double LEAST = 0.97;
  private static final double LEAST_OF_A_FAMILY = 0.9;

  @TempDir Path folder;

  private Project project;
  private Validation sound;
  private Set<String> known;

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "romanitas", "barbarian-kingdom-empire"})
  void mistakesAreFoundAndHarmlessEditsLeftAlone(String game) throws IOException {
    Path sample = Path.of("..", "sample-data", game);
    project = ((LoadResult.Loaded) ProjectStore.load(sample)).project();
    sound = Validation.of(project, Catalogue.of(project));
    known = said(sound, project);
    FaultyFolder faulty = new FaultyFolder(sample, folder, project);

    Map<String, int[]> counts = new TreeMap<>();
    List<String> missed = new ArrayList<>();
    List<String> alarms = new ArrayList<>();
    for (WrittenFault fault : WrittenFault.of(game)) {
      if (fault.isOfPlay() || !isAsked(fault)) {
        continue;
      }
      List<Finding> brought = brought(fault, faulty);
      if (fault.isHarmless()) {
        brought.stream()
            .filter(finding -> finding.severity() != Severity.NOTE)
            .forEach(
                finding -> alarms.add(fault + " -> " + finding.check() + ": " + finding.message()));
        continue;
      }
      boolean isFound = brought.stream().anyMatch(fault::isNamedBy);
      int[] count = counts.computeIfAbsent(fault.family(), _ -> new int[2]);
      count[0] += isFound ? 1 : 0;
      count[1]++;
      if (!isFound) {
        missed.add(
            fault
                + " "
                + fault.line()
                + " -> "
                + brought.stream()
                    .map(each -> each.check() + " " + each.subjects())
                    .distinct()
                    .limit(4)
                    .toList());
      }
    }
    report(game, counts, missed, alarms);
    int all = counts.values().stream().mapToInt(count -> count[1]).sum();
    assertThat(missed).hasSizeLessThanOrEqualTo((int) ((1 - LEAST) * all));
    assertThat(counts)
        .allSatisfy((family, count) ->
            assertThat((double) count[0] / count[1])
                .as(family)
                .isGreaterThanOrEqualTo(LEAST_OF_A_FAMILY));
    assertThat(alarms).isEmpty();
  }

  private static boolean isAsked(WrittenFault fault) {
    String families = System.getProperty("groma.families", "");
    return families.isEmpty() || List.of(families.split(",", -1)).contains(fault.family());
  }

  private static void report(
      String game, Map<String, int[]> counts, List<String> missed, List<String> alarms)
      throws IOException {
    String to = System.getProperty("groma.corpus", "");
    if (to.isEmpty()) {
      return;
    }
    StringBuilder text = new StringBuilder();
    int found = 0;
    int all = 0;
    for (var family : counts.entrySet()) {
      int[] count = family.getValue();
      found += count[0];
      all += count[1];
      text.append(
          String.format(
              Locale.ROOT,
              "%-20s %4d of %4d %6.1f %%%n",
              family.getKey(),
              count[0],
              count[1],
              100.0 * count[0] / count[1]));
    }
    text.append(
        String.format(
            Locale.ROOT,
            "%-20s %4d of %4d %6.1f %%%n%nMissed%n",
            "all",
            found,
            all,
            100.0 * found / all));
    missed.forEach(line -> text.append(line).append('\n'));
    text.append("\nFalse alarms\n");
    alarms.forEach(line -> text.append(line).append('\n'));
    Files.createDirectories(Path.of(to));
    Files.writeString(Path.of(to, game + ".txt"), text);
  }

  private List<Finding> brought(WrittenFault fault, FaultyFolder faulty) {
    Optional<Edit> edit = faulty.edit(fault);
    List<Finding> findings;
    if (edit.isPresent()
        && edit.get().apply(project) instanceof Outcome.Applied(Project changed, var reach)) {
      findings = unaccepted(sound.after(changed, reach).findings(), changed);
    } else {
      Runnable undo = faulty.make(fault);
      try {
        LoadResult loaded = ProjectStore.load(faulty.folder());
        findings =
            loaded instanceof LoadResult.Loaded ok
                ? unaccepted(
                    FolderReview.with(
                        faulty.folder(),
                        ok.project(),
                        Validation.of(ok.project(), Catalogue.of(ok.project())).findings()),
                    ok.project())
                : LoadFindings.of(loaded);
      } finally {
        undo.run();
      }
    }
    return findings.stream().filter(finding -> !known.contains(key(finding))).toList();
  }

  private static List<Finding> unaccepted(List<Finding> findings, Project project) {
    return Acceptances.judge(project, findings).stream()
        .filter(entry -> entry.acceptance().isEmpty())
        .map(Report.Entry::finding)
        .toList();
  }

  private static Set<String> said(Validation validation, Project project) {
    Set<String> said = new HashSet<>();
    unaccepted(validation.findings(), project).forEach(finding -> said.add(key(finding)));
    return said;
  }

  private static String key(Finding finding) {
    return finding.check() + finding.subjects() + finding.message();
  }
}
