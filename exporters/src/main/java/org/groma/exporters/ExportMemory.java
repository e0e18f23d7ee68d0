package org.groma.exporters;

import java.util.Map;
import java.util.Optional;
import org.groma.model.limit.HeapRoom;
import org.groma.model.limit.MapBulk;

/**
 * The memory that writing a project in some format needs, by the size of its map. The figures fit
 * what was measured; see docs/reliability.md.
 */
final class ExportMemory {

  private static final long BYTES_A_CORNER = 150;

  /** What a format takes for each face. */
  private static final Map<String, Long> BYTES_A_FACE =
      Map.ofEntries(
          Map.entry("csv", 2_500L),
          Map.entry("json", 6_000L),
          Map.entry("geojson", 2_500L),
          Map.entry("topojson", 2_500L),
          Map.entry("svg", 5_000L),
          Map.entry("png", 6_000L),
          Map.entry("pdf", 6_000L),
          Map.entry("poster", 6_000L),
          Map.entry("xlsx", 5_000L),
          Map.entry("html", 10_000L),
          Map.entry("sheets", 8_000L),
          Map.entry("record", 2_500L),
          Map.entry("triplea", 6_000L));

  private ExportMemory() {}

  /** Why a project cannot be written so here; nothing where there is room for it. */
  static Optional<String> lack(Exporter exporter, Export export, HeapRoom room) {
    MapBulk bulk = MapBulk.of(export.project().map());
    return room.lack(
        "To write " + exporter.word() + " of a map of " + bulk,
        bulk.bytes(BYTES_A_FACE.get(exporter.word()), BYTES_A_CORNER),
        "make the map simpler");
  }
}
