package org.groma.exporters.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.GeoJsonReader;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.*;
import org.groma.model.soup.*;
import org.groma.model.topology.*;

public final class ImportBenchmark {
  public static void main(String[] args) {
    GeoJson json = GeoJsonReader.read(Path.of(args[0]));
    List<Feature> features = ((GeoJson.Features) json).features();
    List<LoosePolygon> polygons = new ArrayList<>();
    List<Province> provinces = new ArrayList<>();
    for (Feature f : features) {
      ProvinceId id = new ProvinceId(f.property("id").orElseThrow());
      provinces.add(Province.named(id, f.property("name").orElse("")));
      for (var rings : f.polygons())
        polygons.add(new LoosePolygon(id.slug(), Use.of(Place.of(id)), rings));
    }
    Project base =
        Project.empty(new Settings("b", "none", java.util.Optional.empty(), List.of()))
            .with(Kinds.PROVINCES, Ledger.of(provinces));
    for (int i = 0; i < 15; i++) {
      long t0 = System.nanoTime();
      Soup.Built built = Soup.build(polygons, new Precision(3));
      long t1 = System.nanoTime();
      int edges = 0;
      if (built.topology().isPresent()) {
        MapGraph g = MapGraph.of(base.with(built.topology().get()));
        for (int k = 0; k < g.size(); k++) edges += g.degree(k);
      }
      long t2 = System.nanoTime();
      System.out.printf(
          "build %.1f ms, graph %.1f ms, faults %d, edges %d%n",
          (t1 - t0) / 1e6, (t2 - t1) / 1e6, built.faults().size(), edges);
    }
  }
}
