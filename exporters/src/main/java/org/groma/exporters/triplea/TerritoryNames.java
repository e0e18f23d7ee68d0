package org.groma.exporters.triplea;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.project.Project;

/**
 * What TripleA calls each place. Names are all it has to tell territories apart, so each is made
 * unique, and free of the characters that its files are made with.
 */
final class TerritoryNames {

  static final String WATER = "Sea Zone";

  private TerritoryNames() {}

  static NavigableMap<Place, String> of(Project project) {
    NavigableMap<Place, String> names = new TreeMap<>();
    Set<String> used = new HashSet<>();
    for (Place place : project.map().places().keySet()) {
      String plain = plain(name(project, place));
      if (plain.isEmpty()) {
        plain = place.slug();
      }
      if (!place.isSea() && isWater(plain)) {
        plain = plain.replace(WATER, "Sea-Zone");
      }
      String ending = place.isSea() && !isWater(plain) ? " " + WATER : "";
      String name = plain + ending;
      for (int number = 2; !used.add(name.toLowerCase(Locale.ROOT)); number++) {
        name = plain + " " + number + ending;
      }
      names.put(place, name);
    }
    return names;
  }

  /** Whether TripleA takes a territory of this name for water. */
  static boolean isWater(String name) {
    return name.startsWith(WATER) || name.endsWith(WATER);
  }

  private static String plain(String name) {
    return name.replaceAll("[<>()|\\p{Cntrl}]", " ").replaceAll("\\s+", " ").strip();
  }

  private static String name(Project project, Place place) {
    return place
        .province()
        .flatMap(project.provinces()::find)
        .map(Province::name)
        .or(() -> place.sea().flatMap(project.seas()::find).map(Sea::name))
        .or(() -> place.area().flatMap(project.areas()::find).map(Area::name))
        .orElse(place.slug());
  }

  /** Names that are not those of the project, new by old. */
  static Map<String, String> changed(Project project, NavigableMap<Place, String> names) {
    Map<String, String> changed = new TreeMap<>();
    names.forEach((place, name) -> {
      if (!place.isSea() && !name.equals(name(project, place))) {
        changed.put(name(project, place), name);
      }
    });
    return changed;
  }
}
