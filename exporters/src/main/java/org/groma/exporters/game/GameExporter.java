package org.groma.exporters.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.model.entry.Kind;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.BrokenReference;
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

  /** Nothing is written that could not be read; a test reads whatever has no obstacle. */
  @Override
  public Optional<String> obstacle(Export export) {
    Project project = export.project();
    return broken(project).or(() -> astray(project)).or(() -> unwritable(project));
  }

  private static Optional<String> broken(Project project) {
    return References.in(project).stream()
        .filter(GameExporter::matters)
        .findFirst()
        .map(broken ->
            String.format(
                Locale.ROOT,
                "in %s %s, %s. Mend it first; groma validate finds all of these.",
                broken.kind(),
                broken.entry(),
                broken.message()));
  }

  /** Borders are between places of the map, so only a link can lead elsewhere. */
  private static Optional<String> astray(Project project) {
    MapGraph graph = MapGraph.of(project);
    return project.links().stream()
        .flatMap(link ->
            Stream.of(link.from(), link.to())
                .filter(place -> graph.number(place).isEmpty())
                .map(place ->
                    String.format(
                        Locale.ROOT, "in link %s, %s.", link.id(), Connections.noPlace(place))))
        .findFirst();
  }

  private static Optional<String> unwritable(Project project) {
    try {
      GameText.json(project);
      return Optional.empty();
    } catch (Unwritable reason) {
      return Optional.of(
          String.format(Locale.ROOT, "it cannot be written: %s.", reason.getMessage()));
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
