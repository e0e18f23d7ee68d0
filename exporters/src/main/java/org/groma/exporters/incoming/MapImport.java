package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.PolygonImport;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.topology.Fault;

/** A file with polygons, whatever its format, held against a project. */
public final class MapImport {

  private static final int NAMED = 12;

  /**
   * How to import.
   *
   * @param repair whether to mend overlaps and small gaps
   * @param largestGap see {@link PolygonImport.Options}
   * @param degrees how the coordinates are meant, if somebody said so
   * @param shapesOnly whether to leave the values alone that features give
   */
  public record Options(
      boolean repair, Optional<Double> largestGap, Optional<Degrees> degrees, boolean shapesOnly) {

    public static final Options PLAIN =
        new Options(false, Optional.empty(), Optional.empty(), false);
  }

  private final Project before;
  private final String name;
  private final GeoJson.Features file;
  private final Options options;
  private final Notices notices = new Notices();

  private MapImport(Project before, String name, GeoJson.Features file, Options options) {
    this.before = before;
    this.name = name;
    this.file = file;
    this.options = options;
  }

  /**
   * What the features of a file make of a project.
   *
   * @param name of the file, for messages
   */
  public static IncomingMap of(
      Project project, String name, GeoJson.Features file, Options options) {
    return new MapImport(project, name, file, options).run();
  }

  private IncomingMap run() {
    Projection projection = Degrees.projection(options.degrees(), file, before);
    OffTheGlobe.in(name, file, projection, notices);
    if (!notices.mistakes().isEmpty()) {
      return new IncomingMap.Refused(notices.mistakes());
    }
    PolygonImport.Result drawn =
        PolygonImport.into(
            before,
            file,
            new PolygonImport.Options(options.repair(), options.largestGap(), projection));
    if (drawn.project().filter(MapImport::hasShapes).isEmpty() || hasBadCoordinate(drawn)) {
      return new IncomingMap.Misfit(drawn.faults(), drawn.project().isPresent(), drawn.notices());
    }
    Project after = valued(drawn.project().get(), drawn.places());
    if (!notices.mistakes().isEmpty()) {
      return new IncomingMap.Refused(notices.mistakes());
    }
    List<CellChange> changes = CellChanges.between(before, after);
    List<String> remarks = new ArrayList<>(drawn.notices());
    remarks.addAll(notices.remarks());
    return new IncomingMap.Proposed(
        changes.isEmpty() ? before : after,
        MapChanges.isRedrawn(before, after),
        changes,
        drawn.faults(),
        remarks);
  }

  private static boolean hasShapes(Project project) {
    return project.map().faceCount() > 1;
  }

  private static boolean hasBadCoordinate(PolygonImport.Result result) {
    return result.faults().stream().anyMatch(fault -> fault.kind() == Fault.Kind.BAD_COORDINATE);
  }

  /** The project with the values that features give. */
  private Project valued(Project drawn, List<Optional<Place>> places) {
    if (options.shapesOnly() || file.drawn()) { // names of a drawing are often made of its ids
      return drawn;
    }
    Map<Place.Kind, List<FeatureValues.Placed>> saying = saying(places);
    tellSilent(places);
    if (saying.isEmpty()) {
      return drawn;
    }
    if (before.provinces().size() == 0 && before.seas().size() == 0) {
      boolean any =
          saying.values().stream()
              .flatMap(List::stream)
              .flatMap(each -> each.feature().properties().keySet().stream())
              .anyMatch(PlaceTable::isValue);
      if (!any) {
        return drawn;
      }
      notices.remark(
          "The values of features, such as income, were not taken: the project has no gazetteer"
              + " yet that could be held against them.");
      return drawn;
    }
    Project now = drawn;
    NavigableSet<String> unknown = new TreeSet<>();
    for (PlaceTable<?> table : PlaceTable.ALL) {
      List<FeatureValues.Placed> features = saying.get(table.kind());
      if (features != null) {
        FeatureValues<?> values = new FeatureValues<>(table, name, notices);
        now = values.into(now, features);
        unknown.addAll(values.unknown());
      }
    }
    if (!unknown.isEmpty()) {
      notices.remark(
          String.format(
              Locale.ROOT,
              "Not read: the %s %s%s.",
              unknown.size() == 1 ? "property" : "properties",
              String.join(", ", unknown.stream().limit(NAMED).toList()),
              unknown.size() > NAMED ? " and others" : ""));
    }
    return notices.mistakes().isEmpty()
        ? Edits.apply(List.of(Edits.between(drawn, now)), drawn)
        : drawn;
  }

  /**
   * Features that say themselves which record they are, by {@code id} and {@code kind}, as ours do.
   * In files from elsewhere {@code area} may be square miles and {@code level} anything.
   */
  private Map<Place.Kind, List<FeatureValues.Placed>> saying(List<Optional<Place>> places) {
    Map<Place.Kind, List<FeatureValues.Placed>> saying = new EnumMap<>(Place.Kind.class);
    for (int i = 0; i < places.size(); i++) {
      Feature feature = file.features().get(i);
      Optional<Place> place = places.get(i).filter(at -> names(feature, at));
      place.ifPresent(at ->
          saying
              .computeIfAbsent(at.kind(), _ -> new ArrayList<>())
              .add(new FeatureValues.Placed(feature, at)));
    }
    return saying;
  }

  /** Tells of values that features give which do not say which record they are. */
  private void tellSilent(List<Optional<Place>> places) {
    NavigableSet<String> values = new TreeSet<>();
    int count = 0;
    for (int i = 0; i < places.size(); i++) {
      Feature feature = file.features().get(i);
      if (places.get(i).filter(at -> !names(feature, at)).isPresent()) {
        List<String> its =
            feature.properties().keySet().stream().filter(PlaceTable::isValue).toList();
        values.addAll(its);
        count += its.isEmpty() ? 0 : 1;
      }
    }
    if (count > 0) {
      notices.remark(
          String.format(
                  Locale.ROOT,
                  "Of %s these properties were not read: %s. Values count only in features that say"
                      + " which",
                  count == 1 ? "one feature" : count + " features",
                  String.join(", ", values))
              + " record they are, by \"id\" and \"kind\".");
    }
  }

  private static boolean names(Feature feature, Place place) {
    return feature.property("id").filter(place.slug()::equals).isPresent()
        && feature.kind().equals(place.kind().word());
  }
}
