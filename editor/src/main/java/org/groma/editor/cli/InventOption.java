package org.groma.editor.cli;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.generate.Generator;
import org.groma.exporters.generate.InventedCoast;
import org.groma.exporters.generate.InventedSites;
import org.groma.exporters.generate.SheetGeneration;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import picocli.CommandLine.Option;

/** {@code --provinces}, {@code --seas}, {@code --coast} and {@code --seed}: an invented map. */
final class InventOption {

  private static final int MOST = 5000;

  @Option(
      names = "--provinces",
      paramLabel = "NUMBER",
      description = "Begin with an invented map of so many provinces.")
  private Optional<Integer> provinces = Optional.empty();

  @Option(
      names = "--seas",
      paramLabel = "NUMBER",
      description = "With --provinces: how many sea zones; 3 if not given.")
  private int seas = 3;

  @Option(
      names = "--coast",
      paramLabel = "island|archipelago|continent|land",
      description = "With --provinces: the lie of the land; an island if not given.")
  private InventedCoast coast = InventedCoast.ISLAND;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "With --provinces: the same seed gives the same map; 1 if not given.")
  private long seed = 1;

  boolean isWanted() {
    return provinces.isPresent();
  }

  Topology map(Envelope sheet) {
    int count = provinces.orElse(0);
    if (count < 1 || count > MOST || seas < 0 || seas > MOST) {
      throw Stop.cannotRun(
          "--provinces is a number from 1 to " + MOST + ", --seas one from 0 to " + MOST + ".");
    }
    List<Geometry> land = coast.on(sheet, seed);
    Generator.Generated made =
        SheetGeneration.generate(
            new SheetGeneration.Inputs(
                sheet, InventedSites.on(sheet, land, count, seas, seed), land),
            _ -> {});
    return made.map()
        .orElseThrow(
            () -> Stop.refused("No map came of this seed; try another one: --seed " + (seed + 1)));
  }
}
