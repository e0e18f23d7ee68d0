package org.groma.editor.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.editor.cli.Alps;
import org.groma.editor.exchange.ImportPlan;
import org.groma.exporters.Export;
import org.groma.exporters.Exporters;
import org.groma.model.project.Project;

/** Every reader of files that are not Groma's own. */
final class ReaderTargets {

  private static final Project BEFORE = Alps.project();

  private ReaderTargets() {}

  static List<FuzzTarget> all() throws IOException {
    byte[] csv = exported("csv");
    byte[] tsv =
        new String(csv, StandardCharsets.UTF_8).replace(',', '\t').getBytes(StandardCharsets.UTF_8);
    byte[] xlsx = exported("xlsx");
    List<FuzzTarget> all = new ArrayList<>();
    all.add(text("geojson", 14, MapSeeds.GEOJSON, file("map.geojson")));
    all.add(text("topojson", 14, MapSeeds.TOPOJSON, file("map.topojson")));
    all.add(text("svg", 10, MapSeeds.SVG, file("map.svg")));
    all.add(text("triplea", 12, MapSeeds.TRIPLEA, file("polygons.txt")));
    all.add(
        new FuzzTarget(
            "png",
            6,
            List.of(new ByteMutator(MapSeeds.PNG), new PngMutator(MapSeeds.PNG)),
            (input, folder) -> painted(input, MapSeeds.COLOURS, folder)));
    all.add(
        text(
            "png-colours",
            6,
            MapSeeds.COLOURS,
            (input, folder) -> painted(MapSeeds.PNG, input, folder)));
    all.add(text("csv", 10, csv, file("provinces.csv")));
    all.add(text("tsv", 10, tsv, file("provinces.tsv")));
    all.add(
        new FuzzTarget(
            "xlsx",
            1,
            List.of(new ByteMutator(xlsx), new ZipMutator(xlsx)),
            file("gazetteer.xlsx")));
    all.addAll(ProjectTargets.all());
    all.addAll(GameTargets.all());
    return all;
  }

  /** A target whose seed is text; it is changed by bytes now and then, mostly by its parts. */
  static FuzzTarget text(String name, int share, byte[] seed, FuzzTarget.Reader reader) {
    Mutator parts = new TokenMutator(seed);
    return new FuzzTarget(name, share, List.of(new ByteMutator(seed), parts, parts, parts), reader);
  }

  private static byte[] exported(String format) {
    return Exporters.byWord(format).orElseThrow().artifacts(Export.of(BEFORE)).getFirst().bytes();
  }

  /** Imports an input that lies in a file of this name. */
  private static FuzzTarget.Reader file(String name) {
    return (input, folder) -> {
      Path file = folder.resolve(name);
      Files.write(file, input);
      return imported(file, Optional.empty());
    };
  }

  private static boolean painted(byte[] png, byte[] colours, Path folder) throws IOException {
    Path table = folder.resolve("colours.csv");
    Path file = folder.resolve("map.png");
    Files.write(table, colours);
    Files.write(file, png);
    return imported(file, Optional.of(table));
  }

  private static boolean imported(Path file, Optional<Path> colours) throws IOException {
    ImportPlan plan = ImportPlan.of(BEFORE, file, colours, new ImportPlan.Leave(true, true));
    int expected = colours.isPresent() ? 2 : 1;
    try (Stream<Path> files = Files.list(file.getParent())) {
      if (files.count() != expected) {
        throw new IllegalStateException("something was written");
      }
    }
    return plan instanceof ImportPlan.Proposed;
  }
}
