package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** Records for places that a file draws and the project does not know yet. */
final class PlaceRecords {

  private PlaceRecords() {}

  /** The project with a record for each of these places, under this name where it is new. */
  static Project in(Project project, Map<Place, String> names) {
    Project provinces = with(project, names, Kinds.PROVINCES, Place::province, Province::named);
    Project seas = with(provinces, names, Kinds.SEAS, Place::sea, Sea::named);
    return with(seas, names, Kinds.AREAS, Place::area, Area::named);
  }

  private static <I extends Id, E extends Entry<I>> Project with(
      Project project,
      Map<Place, String> names,
      Kind<I, E> kind,
      Function<Place, Optional<I>> id,
      BiFunction<I, String, E> named) {
    List<E> records = new ArrayList<>(project.get(kind).toList());
    names.forEach((place, name) ->
        id.apply(place)
            .filter(each -> !project.get(kind).contains(each.slug()))
            .ifPresent(each -> records.add(named.apply(each, name))));
    return project.with(kind, Ledger.of(records));
  }
}
