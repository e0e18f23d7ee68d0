package org.groma.exporters.generate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.groma.exporters.generate.GeoFolder.Unusable;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.geography.LambertAzimuthal;
import org.groma.model.geography.MapProjection;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Topology;

/**
 * Generates the map of a project from input files. Records that the project has are kept; a site of
 * a place it does not know yet makes a record of that name.
 */
public final class ProjectGeneration {

  /**
   * What part of the Earth a map shows, and from above which point.
   *
   * @param projection a projection that {@link MapProjection} knows
   */
  public record View(Projection projection, Generator.Frame frame) {

    /** From the Atlantic to the Indus, from the Sahara to the Gulf of Bothnia. */
    public static final View EUROPE_AND_NEAR_EAST =
        new View(LambertAzimuthal.projection(32, 42), new Generator.Frame(-11.5, 78, 19, 65));
  }

  /** Where the inputs are; only sites and land must exist. */
  public record InputFiles(
      Path sites,
      Path land,
      Optional<Path> cuts,
      Optional<Path> rivers,
      Optional<Path> borders,
      Optional<Path> cities) {}

  /** The project with its map, or the faults that prevent one. */
  public record Result(Optional<Project> project, List<Fault> faults, List<String> notices) {}

  private ProjectGeneration() {}

  public static Result generate(Project project, InputFiles files, View view) throws Unusable {
    Generator.Inputs inputs =
        new Generator.Inputs(
            view.projection(),
            view.frame(),
            GeoFolder.sites(files.sites()),
            GeoFolder.land(files.land()),
            files.cuts().isPresent() ? GeoFolder.cuts(files.cuts().get()) : List.of(),
            files.rivers().isPresent() ? GeoFolder.rivers(files.rivers().get()) : Map.of(),
            files.borders().isPresent() ? GeoFolder.borders(files.borders().get()) : List.of());
    Generator.Generated generated = Generator.generate(inputs);
    List<String> notices = new ArrayList<>(generated.notices());
    if (generated.map().isEmpty()) {
      return new Result(Optional.empty(), generated.faults(), notices);
    }
    Topology map = generated.map().get();
    Project drawn = withRecords(project, map, slug -> slug).with(view.projection()).with(map);
    shapeless(drawn, notices);
    if (files.cities().isPresent()) {
      drawn =
          CityPlaces.place(
              drawn,
              GeoFolder.cities(files.cities().get()),
              MapProjection.of(view.projection()).orElseThrow(),
              notices);
    }
    return new Result(Optional.of(drawn), generated.faults(), notices);
  }

  /** The project with a record for each place of a map, under a name made of its id. */
  static Project withRecords(Project project, Topology map, UnaryOperator<String> naming) {
    List<Province> provinces = new ArrayList<>(project.provinces().toList());
    List<Sea> seas = new ArrayList<>(project.seas().toList());
    for (Place place : map.places().keySet()) {
      place
          .province()
          .filter(id -> !project.provinces().contains(id.slug()))
          .ifPresent(id -> provinces.add(Province.named(id, naming.apply(id.slug()))));
      place
          .sea()
          .filter(id -> !project.seas().contains(id.slug()))
          .ifPresent(id -> seas.add(Sea.named(id, naming.apply(id.slug()))));
    }
    return project.with(Kinds.PROVINCES, Ledger.of(provinces)).with(Kinds.SEAS, Ledger.of(seas));
  }

  private static void shapeless(Project project, List<String> notices) {
    for (Province province : project.provinces()) {
      if (project.map().facesOf(Place.of(province.id())).isEmpty()) {
        notices.add(province.name() + " has no site, so it is not on the map.");
      }
    }
    for (Sea sea : project.seas()) {
      if (project.map().facesOf(Place.of(sea.id())).isEmpty()) {
        notices.add(sea.name() + " has no site, so it is not on the map.");
      }
    }
  }

  /** The files of a folder by their usual names. */
  public static InputFiles in(Path folder) {
    return new InputFiles(
        folder.resolve("sites.tsv"),
        folder.resolve("land.geojson"),
        ifThere(folder.resolve("water-cuts.geojson")),
        ifThere(folder.resolve("rivers.geojson")),
        ifThere(folder.resolve("borders.tsv")),
        ifThere(folder.resolve("cities.tsv")));
  }

  private static Optional<Path> ifThere(Path file) {
    return Files.exists(file) ? Optional.of(file) : Optional.empty();
  }
}
