package org.groma.validator.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.groma.engine.Rulesets;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.play.Playing;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Mistakes that only games show, by people who have not read the checks. Each is looked for as
 * {@code groma validate --games 50} does, but in one scenario: its own, or the one that the game is
 * mostly played by.
 *
 * <p>Games are slow, so a build plays only every so manieth mistake of a game. {@code
 * -Dgroma.corpus=FOLDER} plays them all and writes what was missed there; {@code
 * -Dgroma.only=WORDS} plays those whose name has these words in it.
 */
class PlayedCorpusTest {

  private static final int GAMES = 50;
  private static final int SEED = 1;
  private static final int THREADS = 2;

  @TempDir Path folder;

  private Project project;
  private Validation sound;
  private final Map<String, Set<String>> known = new HashMap<>();

  @ParameterizedTest
  @CsvSource({
    "invasions, 350-ad, 7, 0.9",
    "romanitas, 528-ad, 3, 0.9",
    "barbarian-kingdom-empire, open, 3, 0.9"
  })
  void nearlyAllAreFound(String game, String usual, int every, double least) throws IOException {
    Path sample = Path.of("..", "sample-data", game);
    project = ((LoadResult.Loaded) ProjectStore.load(sample)).project();
    sound = Validation.of(project, Catalogue.of(project));
    FaultyFolder faulty = new FaultyFolder(sample, folder, project);
    String to = System.getProperty("groma.corpus", "");
    String only = System.getProperty("groma.only", "");

    List<WrittenFault> faults =
        WrittenFault.of(game).stream()
            .filter(fault -> fault.isOfPlay() && fault.name().contains(only))
            .toList();
    StringBuilder told = new StringBuilder();
    int all = 0;
    int found = 0;
    for (int i = 0; i < faults.size(); i++) {
      if (to.isEmpty() && only.isEmpty() && i % every != 0) {
        continue;
      }
      WrittenFault fault = faults.get(i);
      List<Finding> brought = brought(fault, scenario(fault, usual), faulty);
      List<Finding> naming = brought.stream().filter(fault::isNamedBy).toList();
      all++;
      found += naming.isEmpty() ? 0 : 1;
      told.append(naming.isEmpty() ? "MISSED " : "found  ").append(fault.name()).append('\n');
      (naming.isEmpty() ? brought : naming)
          .stream()
              .limit(6)
              .forEach(finding ->
                  told.append("         ")
                      .append(finding.check() + ' ' + finding.subjects())
                      .append(' ')
                      .append(finding.message())
                      .append('\n'));
    }
    told.append(String.format(Locale.ROOT, "%d of %d%n", found, all));
    if (!to.isEmpty()) {
      Files.createDirectories(Path.of(to));
      Files.writeString(Path.of(to, game + "-play.txt"), told);
    }
    assertThat(found).as(told.toString()).isGreaterThanOrEqualTo((int) Math.ceil(least * all));
  }

  private static String scenario(WrittenFault fault, String usual) {
    String record = fault.line().path("in").asString("");
    return record.startsWith("scenario:") ? record.substring("scenario:".length()) : usual;
  }

  /** What is said of the project with the mistake and not of the one without. */
  private List<Finding> brought(WrittenFault fault, String scenario, FaultyFolder faulty) {
    Edit edit = faulty.edit(fault).orElseThrow();
    if (!(edit.apply(project) instanceof Outcome.Applied(Project changed, var reach))) {
      throw new AssertionError("the edit is refused: " + fault);
    }
    Set<String> before =
        known.computeIfAbsent(
            scenario,
            _ -> {
              Set<String> said = new HashSet<>();
              sound.findings().forEach(finding -> said.add(key(finding)));
              played(project, scenario).forEach(finding -> said.add(key(finding)));
              return said;
            });
    List<Finding> findings = new ArrayList<>(sound.after(changed, reach).findings());
    findings.addAll(played(changed, scenario));
    return findings.stream().filter(finding -> !before.contains(key(finding))).toList();
  }

  private static List<Finding> played(Project project, String id) {
    Scenario scenario = project.get(Kinds.SCENARIOS).find(id).orElseThrow();
    return Playing.run(
        project,
        scenario,
        Rulesets.find(project.settings().ruleset()).orElseThrow(),
        GAMES,
        SEED,
        THREADS,
        _ -> {});
  }

  /** How often something happened is no other finding when it happens once more. */
  private static String key(Finding finding) {
    return finding.check() + finding.subjects() + finding.message().replaceAll("\\d+", "0");
  }
}
