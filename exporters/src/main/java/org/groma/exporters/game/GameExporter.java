package org.groma.exporters.game;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.BrokenReference;
import org.groma.model.store.LoadProblem;
import org.groma.model.store.References;
import org.groma.model.store.json.Unwritable;

/** The document that a game reads, and its schema. */
public final class GameExporter implements Exporter {

  static final String FILE = "game.json";
  static final String SCHEMA = "game.schema.json";

  /** Kinds that games know nothing of. */
  private static final Set<Kind<?, ?>> UNPLAYED =
      Set.of(Kinds.SOURCES, Kinds.HOUSE_CHECKS, Kinds.ACCEPTANCES, Kinds.SIGN_OFFS);

  @Override
  public String word() {
    return "json";
  }

  @Override
  public String summary() {
    return "all that a game reads, as one document, and the JSON Schema of it";
  }

  /** Nothing is written that could not be read: so it is read, before anybody relies on it. */
  @Override
  public Optional<String> obstacle(Export export) {
    Project project = export.project();
    Optional<BrokenReference> broken =
        References.in(project).stream().filter(GameExporter::matters).findFirst();
    if (broken.isPresent()) {
      return Optional.of(
          "in %s %s, %s. Mend it first; groma validate finds all of these."
              .formatted(broken.get().kind(), broken.get().entry(), broken.get().message()));
    }
    try {
      byte[] text = GameText.of(project).getBytes(StandardCharsets.UTF_8);
      return switch (GameReader.read(FILE, text)) {
        case GameReading.Whole _ -> Optional.empty();
        case GameReading.Refused(List<LoadProblem> problems) ->
            Optional.of("a game could not read it: %s.".formatted(problems.getFirst()));
      };
    } catch (Unwritable reason) {
      return Optional.of("it cannot be written: %s.".formatted(reason.getMessage()));
    }
  }

  private static boolean matters(BrokenReference broken) {
    return broken.sort() != BrokenReference.Sort.EDITION
        && UNPLAYED.stream().map(Kind::word).noneMatch(broken.kind()::equals);
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    try {
      return List.of(
          Artifact.of(FILE, GameText.of(export.project())), Artifact.of(SCHEMA, GameSchema.text()));
    } catch (Unwritable obstacle) {
      throw new IllegalArgumentException(obstacle.getMessage(), obstacle);
    }
  }
}
