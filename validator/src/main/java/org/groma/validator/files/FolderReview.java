package org.groma.validator.files;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.open.DataShape;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Kind.Storage;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.store.StrangeFile;
import org.groma.validator.accept.IdleAcceptances;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;

/**
 * What is wrong with the folder of a project that could be loaded: files that are not read, and
 * files without which the rest makes no sense.
 */
public final class FolderReview {

  private static final String VOCABULARY = "rules/vocabulary.json";
  private static final String TOPOLOGY = "map/topology.json";

  /** Without these no game can be set up. */
  private static final List<Kind<?, ?>> ALWAYS =
      List.of(Kinds.PROVINCES, Kinds.UNITS, Kinds.NATIONS);

  private FolderReview() {}

  /**
   * What there is to say of a project and its folder, worst first. When a file is missing that the
   * rest stands on, everything else would only be told as its consequence and is left out.
   *
   * @param found what checks have found in the project
   */
  public static List<Finding> with(Path folder, Project project, List<Finding> found) {
    List<Finding> all = new ArrayList<>(of(folder, project));
    boolean incomplete = all.stream().anyMatch(FolderReview::leavesAHole);
    if (!incomplete) {
      all.addAll(found);
      all.addAll(IdleAcceptances.of(project, found));
    }
    all.sort(Finding.ORDER);
    return all;
  }

  private static boolean leavesAHole(Finding finding) {
    return finding.check().equals(FileProfiles.MISSING.id());
  }

  /** What is wrong with the folder alone. */
  public static List<Finding> of(Path folder, Project project) {
    List<Finding> findings = new ArrayList<>();
    Set<String> missing = new HashSet<>(missing(folder, project));
    for (StrangeFile strange : StrangeFile.in(folder)) {
      Optional<String> lost = strange.meant().filter(missing::remove);
      if (lost.isPresent()) {
        findings.add(
            file(
                FileProfiles.MISSING,
                String.format(
                    Locale.ROOT,
                    "There is no %s, which the game needs, but there is a file %s, which is not"
                        + " read; probably %s is meant.",
                    lost.get(),
                    strange.file(),
                    lost.get()),
                strange.file(),
                lost.get()));
      } else {
        findings.add(strange(strange));
      }
    }
    missing.forEach(file ->
        findings.add(
            file(
                FileProfiles.MISSING,
                String.format(
                    Locale.ROOT, "There is no %s, and the game cannot be played without it.", file),
                file)));
    return findings;
  }

  private static Finding strange(StrangeFile strange) {
    String file = strange.file();
    if (strange.meant().isEmpty()) {
      Profile profile = file.endsWith(".json") ? FileProfiles.STRAY : FileProfiles.UNKNOWN;
      return file(
          profile,
          String.format(Locale.ROOT, "The file %s is no part of a project and is not read.", file),
          file);
    }
    String meant = strange.meant().get();
    return strange.inPlace()
        ? file(
            FileProfiles.STRAY,
            String.format(
                Locale.ROOT,
                "The file %s is not read; %s is there as well, so it may be a copy left behind.",
                file,
                meant),
            file)
        : file(
            FileProfiles.MISNAMED,
            String.format(
                Locale.ROOT, "The file %s is not read; probably %s is meant.", file, meant),
            file,
            meant);
  }

  private static Finding file(Profile profile, String message, String... files) {
    List<Subject> subjects = new ArrayList<>();
    for (String file : files) {
      subjects.add(Subject.file(file));
    }
    return profile.finding(message, subjects).located(new Location(files[0], 0, 0, "$"));
  }

  /**
   * Files that are not there, and that the rest of the project needs: because records speak of what
   * should stand in them, or because there is a scenario, and the ruleset cannot play it without.
   */
  private static List<String> missing(Path folder, Project project) {
    Optional<DataShape> shape =
        Rulesets.find(project.settings().ruleset()).map(ruleset -> ruleset.dataShape());
    List<String> missing = new ArrayList<>();
    if (shape.isEmpty()) {
      return missing;
    }
    boolean isPlayed = !project.get(Kinds.SCENARIOS).isEmpty();
    if (isPlayed && project.vocabulary().equals(Vocabulary.EMPTY)) {
      missing.add(VOCABULARY);
    }
    if (project.map().arcCount() == 0
        && project.provinces().size() > 1
        && project.get(Kinds.OVERRIDES).isEmpty()) {
      missing.add(TOPOLOGY);
    }
    Set<Class<?>> read =
        shape.get().spots().keySet().stream().map(spot -> spot.owner()).collect(Collectors.toSet());
    Set<Kind<?, ?>> spokenOf = MissingKinds.of(project);
    for (Kind<?, ?> kind : Kinds.ALL) {
      if (kind.storage() instanceof Storage.OneFile(String file)
          && project.get(kind).isEmpty()
          && (spokenOf.contains(kind)
              || (isPlayed && (ALWAYS.contains(kind) || read.contains(kind.type()))))) {
        missing.add(file);
      }
    }
    if (isPlayed
        && project.get(Kinds.TABLES).isEmpty()
        && !shape.get().tables().isEmpty()
        && !missing.contains("rules/tables.json")) {
      missing.add("rules/tables.json");
    }
    missing.removeIf(file -> Files.exists(folder.resolve(file)));
    return missing;
  }
}
