package org.groma.validator.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever somebody puts into the files of a project, validating it ends, says something in plain
 * sentences and writes nothing. The seeds are fixed: a failure is found again by its name.
 */
class HostileProjectTest {

  /** How often each file is spoilt in each way; more with {@code -Dgroma.hostile.rounds=50}. */
  private static final int ROUNDS = Integer.getInteger("groma.hostile.rounds", 1);

  private static final Duration SAFETY_NET = Duration.ofMinutes(2);

  private static final Map<String, byte[]> SAMPLE = sample();

  @TempDir Path folder;

  /** The sample with files that it does not need itself. */
  private static Map<String, byte[]> sample() {
    Map<String, byte[]> files = Folders.sample();
    files.put(
        "checks.json",
        """
        {"format": "groma.checks/1", "checks": [{
          "id": "rich-desert", "name": "Rich desert", "of": "province",
          "where": {"all": [
            {"field": "terrain", "is": "desert"}, {"field": "area.status", "isNot": "off-map"},
            {"any": [{"field": "income", "above": 0.5}, {"count": "city", "atLeast": 2},
                     {"neighbour": {"not": {"field": "name", "matches": "A*"}}}]}]},
          "message": "{name} yields {income}", "severity": "note",
          "matching": [{"terrain": "desert", "income": 2}],
          "passing": [{"terrain": "clear", "neighbour": [{"name": "A"}]}]}]}
        """
            .getBytes(StandardCharsets.UTF_8));
    files.putIfAbsent(
        "accepted-findings.json",
        """
        {"format": "groma.accepted-findings/1", "accepted-findings": [{
          "id": "one", "check": "references.unused", "subjects": ["area:africa"],
          "field": "$.name", "reason": "it is so", "by": "A. B.", "on": "2026-11-16", "state": "0"}]}
        """
            .getBytes(StandardCharsets.UTF_8));
    return files;
  }

  @Test
  void theProjectIsSoundBeforeItIsSpoilt() throws IOException {
    Folders.write(folder, SAMPLE);

    assertThat(validate())
        .extracting(Finding::check)
        .noneMatch(check -> check.startsWith("files.") || check.equals("house.malformed"))
        .contains("house.rich-desert");
  }

  static Stream<Arguments> spoiltFiles() {
    return SAMPLE.keySet().stream()
        .filter(name -> !name.startsWith("sources/") || name.endsWith("huns-aid/areas.json"))
        .flatMap(name -> Stream.of(Spoiling.values()).map(way -> Arguments.of(name, way)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("spoiltFiles")
  void aSpoiltFileIsReportedAndNothingElse(String name, Spoiling way) throws IOException {
    Folders.write(folder, SAMPLE);
    for (int round = 0; round < ROUNDS; round++) {
      Random random = new Random((name + way + round).hashCode());
      Files.write(folder.resolve(name), way.spoil(SAMPLE.get(name), random));
      validate();
    }
  }

  @Test
  void areasInACircleAreReported() throws IOException {
    Folders.withFile(
        folder,
        "map/areas.json",
        text ->
            text.replaceFirst(
                    "\"name\": \"Africa\"", "\"name\": \"Africa\", \"parent\": \"italia\"")
                .replaceFirst(
                    "\"name\": \"Italia\"", "\"name\": \"Italia\", \"parent\": \"africa\""));

    assertThat(validate()).extracting(Finding::check).contains("references.cycle");
  }

  @Test
  void anAreaWithinItselfIsReported() throws IOException {
    Folders.withFile(
        folder,
        "map/areas.json",
        text ->
            text.replaceFirst(
                "\"name\": \"Africa\"", "\"name\": \"Africa\", \"parent\": \"africa\""));

    assertThat(validate()).extracting(Finding::check).contains("references.cycle");
  }

  @Test
  void aFileThatRefersToItselfForEverIsOnlyText() throws IOException {
    String bomb = "{\"format\": \"groma.decks/1\", \"decks\": " + "[".repeat(1_000_000);
    Folders.withFile(folder, "rules/decks.json", _ -> bomb);

    assertThat(validate()).extracting(Finding::check).containsOnly("files.syntax");
  }

  @Test
  void everyFileMayBeMissing() throws IOException {
    for (String name : SAMPLE.keySet()) {
      if (!name.startsWith("sources/")) {
        Folders.write(folder, SAMPLE);
        Files.delete(folder.resolve(name));
        assertThat(validate()).as(name).isNotEmpty();
      }
    }
  }

  /** Loads and validates the folder; gives what was found. */
  private List<Finding> validate() {
    Map<String, byte[]> before = Folders.contents(folder);
    List<Finding> findings =
        assertTimeoutPreemptively(
            SAFETY_NET,
            () ->
                switch (ProjectStore.load(folder)) {
                  case LoadResult.Loaded loaded -> validated(loaded.project());
                  case LoadResult.Unreadable unreadable -> LoadFindings.of(unreadable);
                });
    List<Finding> located = Locating.locate(findings, folder);
    assertThat(located).hasSameSizeAs(findings);
    assertThat(located)
        .allSatisfy(finding -> {
          assertThat(finding.message()).isNotBlank().hasSizeLessThanOrEqualTo(1_000);
          assertThat(finding.message().chars()).noneMatch(Character::isISOControl);
        });
    Map<String, byte[]> after = Folders.contents(folder);
    assertThat(after.keySet()).isEqualTo(before.keySet());
    after.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(before.get(name)));
    return located;
  }

  private static List<Finding> validated(Project project) {
    return Validation.of(project, Catalogue.of(project)).findings();
  }
}
