package org.groma.exporters.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.GeoJsonReader;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.soup.LoosePolygon;
import org.groma.model.soup.Soup;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Use;

/**
 * Times how long the polygons of a GeoJSON file take to become a map with shared borders (topology)
 * and that map to become a graph (adjacency). Reading the file is not counted.
 *
 * <p>It runs ten rounds to warm up and then twenty that count, and prints the median and the best
 * of each in milliseconds, how many faults were found and how many pairs of places touch. Every
 * feature counts as one province.
 */
public final class ImportBenchmark {

  private static final int WARM_UP = 10;
  private static final int ROUNDS = 20;

  /** What one round took, in nanoseconds, and what it found. */
  private record Round(long topology, long adjacency, int faults, int neighbours) {}

  private final List<LoosePolygon> polygons = new ArrayList<>();
  private final Project project;

  private ImportBenchmark(List<Feature> features) {
    List<Province> provinces = new ArrayList<>();
    for (Feature feature : features) {
      ProvinceId id = new ProvinceId("p" + provinces.size());
      String name = feature.property("name").orElse(id.slug());
      provinces.add(Province.named(id, name));
      for (List<double[]> rings : feature.polygons()) {
        polygons.add(new LoosePolygon(name, Use.of(Place.of(id)), rings));
      }
    }
    Settings settings = new Settings("Benchmark", "none", Optional.empty(), List.of());
    this.project = Project.empty(settings).with(Kinds.PROVINCES, Ledger.of(provinces));
  }

  /** Takes the name of a GeoJSON file. */
  public static void main(String[] args) {
    if (args.length != 1) {
      System.err.println("Usage: ImportBenchmark FILE.geojson");
      System.exit(2);
    }
    switch (GeoJsonReader.read(Path.of(args[0]))) {
      case GeoJson.Unreadable(String reason) -> {
        System.err.println(reason);
        System.exit(2);
      }
      case GeoJson.Features found -> new ImportBenchmark(found.features()).run();
    }
  }

  private void run() {
    for (int i = 0; i < WARM_UP; i++) {
      round();
    }
    List<Round> rounds = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      rounds.add(round());
    }
    System.out.printf(Locale.ROOT, "%d polygons%n", polygons.size());
    System.out.printf(Locale.ROOT, "%-10s %10s %10s%n", "", "median ms", "best ms");
    print("topology", rounds.stream().mapToLong(Round::topology).toArray());
    print("adjacency", rounds.stream().mapToLong(Round::adjacency).toArray());
    print("total", rounds.stream().mapToLong(round -> round.topology + round.adjacency).toArray());
    System.out.printf(
        Locale.ROOT,
        "%d faults, %d pairs of neighbours%n",
        rounds.getLast().faults,
        rounds.getLast().neighbours / 2);
  }

  private Round round() {
    long start = System.nanoTime();
    Soup.Built built = Soup.build(polygons, Precision.STANDARD);
    long walked = System.nanoTime();
    int neighbours = 0;
    if (built.topology().isPresent()) {
      MapGraph graph = MapGraph.of(project.with(built.topology().get()));
      for (int i = 0; i < graph.size(); i++) {
        neighbours += graph.degree(i);
      }
    }
    long done = System.nanoTime();
    return new Round(walked - start, done - walked, built.faults().size(), neighbours);
  }

  private static void print(String what, long[] nanos) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    long median = (sorted[sorted.length / 2] + sorted[(sorted.length - 1) / 2]) / 2;
    System.out.printf(Locale.ROOT, "%-10s %10.1f %10.1f%n", what, median / 1e6, sorted[0] / 1e6);
  }
}
