package org.groma.exporters.bitmap;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.GeoJson;

/** Reads a PNG in which every province is one colour, with a table of colours. */
public final class BitmapReader {

  private static final int NAMED = 10;
  private static final int OPAQUE = 0xFF;

  /**
   * A province lies in one patch or, with its islands, in some dozens. A picture with more is
   * dithered: each pixel would become a polygon.
   */
  private static final int PATCHES_A_COLOUR = 50;

  private static final int PATCHES = 1_000;

  /** Smoothed edges make some thousands; a photograph makes hundreds of thousands. */
  private static final int MOST_STRAYS = 50_000;

  /** A colour that the table lacks: how many pixels have it, and where the first is. */
  private record Stray(int colour, long pixels, int x, int y) {
    Stray more() {
      return new Stray(colour, pixels + 1, x, y);
    }
  }

  private final ColourTable table;
  private final String tableName;
  private final Map<Integer, Integer> labels = new HashMap<>();
  private final List<ColourTable.Row> rows = new ArrayList<>();
  private final Map<Integer, Stray> strays = new HashMap<>();
  private final List<String> notices = new ArrayList<>();

  private BitmapReader(ColourTable table, String tableName) {
    this.table = table;
    this.tableName = tableName;
    table
        .rows()
        .forEach((colour, row) -> {
          labels.put(colour, row.isNobodys() ? LabelGrid.NOBODY : rows.size());
          rows.add(row);
        });
  }

  public static GeoJson read(Path picture, Path colours) {
    try {
      ColourTable table = ColourTable.read(colours);
      BitmapReader reader = new BitmapReader(table, colours.getFileName().toString());
      return reader.features(picture.getFileName().toString(), reader.grid(Pixels.read(picture)));
    } catch (Unpaintable told) {
      return new GeoJson.Unreadable(told.getMessage());
    }
  }

  private LabelGrid grid(BufferedImage picture) {
    int width = picture.getWidth();
    int height = picture.getHeight();
    int[] grid = new int[width * height];
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      picture.getRGB(0, y, width, 1, row, 0, width);
      for (int x = 0; x < width; x++) {
        grid[(height - 1 - y) * width + x] = label(row[x], x, y);
      }
    }
    return new LabelGrid(width, height, grid);
  }

  private int label(int argb, int x, int y) {
    int alpha = argb >>> 24;
    if (alpha == 0) {
      return LabelGrid.NOBODY;
    }
    int colour = argb & 0xFFFFFF;
    Integer label = alpha == OPAQUE ? labels.get(colour) : null;
    if (label == null) {
      Stray before = strays.get(colour);
      if (before == null && strays.size() == MOST_STRAYS) {
        throw new Unpaintable(
            String.format(
                Locale.ROOT,
                "The picture has more than %,d colours that are not in %s. It is smoothed, or no"
                    + " map of plain colours: save it without anti-aliasing, every province in one"
                    + " colour.",
                MOST_STRAYS,
                tableName));
      }
      strays.put(colour, before == null ? new Stray(colour, 1, x, y) : before.more());
      return LabelGrid.NOBODY;
    }
    return label;
  }

  private GeoJson.Features features(String name, LabelGrid grid) {
    NavigableMap<Integer, List<List<double[]>>> polygons = polygons(name, grid);
    List<Feature> features = new ArrayList<>();
    polygons.forEach((label, shape) ->
        features.add(
            new Feature(
                Optional.empty(),
                rows.get(label).properties(),
                shape,
                (int) rows.get(label).line())));
    tellStrays();
    tellUnused(grid);
    return GeoJson.Features.drawn(features, 0, notices);
  }

  private NavigableMap<Integer, List<List<double[]>>> polygons(String name, LabelGrid grid) {
    int most = PATCHES + PATCHES_A_COLOUR * rows.size();
    try {
      return PixelOutlines.trace(grid, most);
    } catch (TooManyPatches dithered) {
      throw new Unpaintable(
          String.format(
              Locale.ROOT,
              "%s falls into %,d separate patches of %,d colours; a map has at most %,d. It is"
                  + " dithered, or its edges are smoothed: save it without dithering and"
                  + " anti-aliasing, every province in one plain colour.",
              name,
              dithered.count(),
              rows.size(),
              most));
    }
  }

  private void tellStrays() {
    if (strays.isEmpty()) {
      return;
    }
    long pixels = strays.values().stream().mapToLong(Stray::pixels).sum();
    List<Stray> most =
        strays.values().stream()
            .sorted(
                Comparator.comparingLong(Stray::pixels).reversed().thenComparingInt(Stray::colour))
            .toList();
    List<String> named =
        most.stream()
            .limit(NAMED)
            .map(stray ->
                String.format(
                    Locale.ROOT,
                    "%s (%d, the first at %d, %d)",
                    hex(stray.colour),
                    stray.pixels,
                    stray.x,
                    stray.y))
            .toList();
    notices.add(
        String.format(
            Locale.ROOT,
            "%s of %s that %s not in %s belong to nobody: %s%s.",
            pixels == 1 ? "One pixel" : pixels + " pixels",
            most.size() == 1 ? "a colour" : most.size() + " colours",
            most.size() == 1 ? "is" : "are",
            tableName,
            String.join(", ", named),
            most.size() > NAMED ? " and others" : ""));
  }

  private void tellUnused(LabelGrid grid) {
    boolean[] used = new boolean[rows.size()];
    Arrays.stream(grid.labels()).filter(label -> label >= 0).forEach(label -> used[label] = true);
    List<String> unused = new ArrayList<>();
    int number = 0;
    for (Map.Entry<Integer, ColourTable.Row> row : table.rows().entrySet()) {
      if (!used[number++] && !row.getValue().isNobodys()) {
        unused.add("row " + row.getValue().line() + ", " + hex(row.getKey()));
      }
    }
    if (!unused.isEmpty()) {
      notices.add(
          String.format(
              Locale.ROOT,
              "%s no pixel in the picture: %s%s.",
              unused.size() == 1 ? "One colour has" : unused.size() + " colours have",
              String.join("; ", unused.subList(0, Math.min(NAMED, unused.size()))),
              unused.size() > NAMED ? " and others" : ""));
    }
  }

  private static String hex(int colour) {
    return String.format(Locale.ROOT, "#%06x", colour);
  }
}
