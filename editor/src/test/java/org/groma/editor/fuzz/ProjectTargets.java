package org.groma.editor.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.groma.editor.cli.Alps;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Project;
import org.groma.model.store.Journal;
import org.groma.model.store.JournalEvent;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.Recovery;
import org.groma.model.store.json.Unwritable;
import org.groma.validator.house.HouseChecks;
import org.groma.validator.run.Validation;

/** What lies in the folder of a project: its files, house checks, journal, interrupted save. */
final class ProjectTargets {

  private static final String CHECKS =
      """
      {"format": "groma.checks/1", "checks": [
        {"id": "rich", "name": "Rich", "of": "province",
         "where": {"all": [{"field": "terrain", "matches": "m*"}, {"any": [{"field": "income", "above": 1},
          {"not": {"neighbour": {"count": "aliases", "atLeast": 2}}}]}]},
         "message": "{name} yields {income}", "severity": "warning", "mend": "Compare",
         "matching": [{"terrain": "mountain", "income": 2}], "passing": [{"terrain": "clear"}]}]}
      """;

  private static final String MANIFEST =
      "groma.save/1\nput map/provinces.json\nput project.json\ndelete map/rivers.json\n";

  private static final Map<String, byte[]> FILES = files();

  private ProjectTargets() {}

  static List<FuzzTarget> all() throws IOException {
    List<Mutator> anyFile = new ArrayList<>();
    FILES.forEach((name, bytes) -> {
      anyFile.add(new Named(name, new TokenMutator(bytes)));
      anyFile.add(new Named(name, new ByteMutator(bytes)));
    });
    byte[] journal = journal();
    return List.of(
        new FuzzTarget("project", 4, anyFile, ProjectTargets::loads),
        ReaderTargets.text(
            "house-checks", 2, CHECKS.getBytes(StandardCharsets.UTF_8), ProjectTargets::checks),
        new FuzzTarget(
            "journal",
            2,
            List.of(new ByteMutator(journal), JournalMutator.of(journal)),
            ProjectTargets::recovers),
        ReaderTargets.text(
            "pending-save",
            2,
            MANIFEST.getBytes(StandardCharsets.UTF_8),
            ProjectTargets::finishes));
  }

  /** A file of a project and its name, which stands in the first line of the input. */
  private record Named(String name, Mutator content) implements Mutator {
    @Override
    public byte[] mutate(RandomGenerator random) {
      byte[] start = (name + "\n").getBytes(StandardCharsets.UTF_8);
      byte[] spoilt = content.mutate(random);
      byte[] both = new byte[start.length + spoilt.length];
      System.arraycopy(start, 0, both, 0, start.length);
      System.arraycopy(spoilt, 0, both, start.length, spoilt.length);
      return both;
    }
  }

  private static boolean loads(byte[] input, Path folder) throws IOException {
    int end = 0;
    while (end < input.length && input[end] != '\n') {
      end++;
    }
    String name = new String(input, 0, end, StandardCharsets.UTF_8);
    if (!FILES.containsKey(name)) {
      return false; // only while an input is made smaller
    }
    prepare(folder);
    byte[] content = new byte[Math.max(0, input.length - end - 1)];
    System.arraycopy(input, Math.min(input.length, end + 1), content, 0, content.length);
    Files.write(folder.resolve(name), content);
    try {
      return ProjectStore.load(folder) instanceof LoadResult.Loaded;
    } finally {
      Files.write(folder.resolve(name), FILES.get(name));
    }
  }

  private static boolean checks(byte[] input, Path folder) throws IOException {
    prepare(folder);
    Files.write(folder.resolve("checks.json"), input);
    if (!(ProjectStore.load(folder) instanceof LoadResult.Loaded loaded)) {
      return false;
    }
    return Validation.of(loaded.project(), List.of(new HouseChecks())).findings().stream()
        .noneMatch(finding -> finding.check().equals("house.malformed"));
  }

  private static boolean recovers(byte[] input, Path folder) throws IOException {
    prepare(folder);
    Path hidden = Files.createDirectories(folder.resolve(".groma"));
    Files.write(hidden.resolve("journal.jsonl"), input);
    Recovery recovery = Journal.recover(folder, loaded(folder).project(), Journal.Flush.SYSTEM);
    if (recovery instanceof Recovery.Recovered recovered) {
      recovered.journal().close();
    }
    expectTheFilesOf(folder);
    delete(hidden);
    return recovery instanceof Recovery.Recovered;
  }

  private static boolean finishes(byte[] input, Path folder) throws IOException {
    prepare(folder);
    Path ready = Files.createDirectories(folder.resolve(".groma/save.ready/files/map"));
    Files.write(ready.resolve("provinces.json"), FILES.get("map/provinces.json"));
    Files.write(ready.getParent().getParent().resolve("manifest"), input);
    LoadResult result = ProjectStore.load(folder);
    expectTheFilesOf(folder);
    delete(folder.resolve(".groma"));
    return result instanceof LoadResult.Loaded;
  }

  private static LoadResult.Loaded loaded(Path folder) {
    return (LoadResult.Loaded) ProjectStore.load(folder);
  }

  private static void prepare(Path folder) throws IOException {
    if (!Files.exists(folder.resolve("project.json"))) {
      for (Map.Entry<String, byte[]> file : FILES.entrySet()) {
        Path path = folder.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.write(path, file.getValue());
      }
    }
  }

  /** To read changes nothing of a project, whatever lies beside its files. */
  private static void expectTheFilesOf(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      List<String> found =
          paths
              .filter(Files::isRegularFile)
              .map(path -> folder.relativize(path).toString().replace('\\', '/'))
              .filter(name -> !name.startsWith(".groma"))
              .sorted()
              .toList();
      if (!found.equals(List.copyOf(FILES.keySet()))) {
        throw new IllegalStateException("files came or went: " + found);
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  private static Map<String, byte[]> files() {
    try {
      Map<String, byte[]> files = new TreeMap<>();
      ProjectStore.texts(Alps.project())
          .forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
      return files;
    } catch (Unwritable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static byte[] journal() throws IOException {
    Path folder = Files.createTempDirectory("groma-fuzz");
    try {
      prepare(folder);
      LoadResult.Loaded start = loaded(folder);
      Journal journal =
          Journal.begin(folder, start.project(), start.fingerprint(), Journal.Flush.SYSTEM);
      Project now = start.project();
      for (int i = 0; i < 3; i++) {
        PutEntry edit =
            new PutEntry("province", Province.named(new ProvinceId("new-" + i), "New " + i));
        now = ((Outcome.Applied) edit.apply(now)).project();
        journal.append(new JournalEvent.Did("Add", Optional.empty(), edit), now);
      }
      journal.close();
      return Files.readAllBytes(folder.resolve(".groma/journal.jsonl"));
    } finally {
      delete(folder);
    }
  }
}
