package org.groma.editor.tool;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.table.FreshId;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Slug;
import org.groma.model.value.Tags;

/**
 * A place that a tool adds to the project.
 *
 * @param edit the one that adds its record
 */
record Newcomer(Place place, Edit edit) {

  static Newcomer province(Project project) {
    String name = name(project, Kinds.PROVINCES, "New province");
    return of(Province.named(FreshId.of(project, Kinds.PROVINCES, name), name));
  }

  static Newcomer sea(Project project) {
    String name = name(project, Kinds.SEAS, "New sea zone");
    return of(Sea.named(FreshId.of(project, Kinds.SEAS, name), name));
  }

  /** A place cut off from another, which it takes after; none where that has no record. */
  static Optional<Newcomer> cutOff(Project project, Place from) {
    return switch (from.kind()) {
      case PROVINCE -> project.provinces().find(from.slug()).map(old -> like(project, old));
      case SEA -> project.seas().find(from.slug()).map(old -> like(project, old));
      case AREA -> Optional.empty();
    };
  }

  private static Newcomer like(Project project, Province old) {
    String name = name(project, Kinds.PROVINCES, old.name());
    ProvinceId id = FreshId.of(project, Kinds.PROVINCES, name);
    return of(
        new Province(
            id,
            name,
            List.of(),
            old.area(),
            old.terrain(),
            Halves.ZERO, // an income counts once
            false,
            false,
            old.island(),
            old.extent(),
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED));
  }

  private static Newcomer like(Project project, Sea old) {
    String name = name(project, Kinds.SEAS, old.name());
    SeaId id = FreshId.of(project, Kinds.SEAS, name);
    return of(
        new Sea(
            id,
            name,
            List.of(),
            Halves.ZERO,
            old.extent(),
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED));
  }

  private static Newcomer of(Province province) {
    return new Newcomer(Place.of(province.id()), PutEntry.of(Kinds.PROVINCES, province));
  }

  private static Newcomer of(Sea sea) {
    return new Newcomer(Place.of(sea.id()), PutEntry.of(Kinds.SEAS, sea));
  }

  /** The name of a copy: the same where the original is gone, else "Thracia copy". */
  static String copyName(Project project, Kind<?, ?> kind, String name) {
    return isTaken(project, kind, name) ? name(project, kind, name + " copy") : name;
  }

  /** A name that no entry of the kind has: the given one, or with a number behind it. */
  static String name(Project project, Kind<?, ?> kind, String wanted) {
    String name = wanted;
    for (int i = 2; isTaken(project, kind, name); i++) {
      name = wanted + " " + i;
    }
    return name;
  }

  /**
   * Also by an id: what is called "New city" once more after the first was renamed has the id
   * new-city-2, and then nothing else may be called "New city 2".
   */
  private static boolean isTaken(Project project, Kind<?, ?> kind, String name) {
    return project.get(kind).contains(Slug.of(name))
        || project.get(kind).stream()
            .anyMatch(entry ->
                entry.name().equalsIgnoreCase(name)
                    || entry.aliases().stream().anyMatch(name::equalsIgnoreCase));
  }
}
