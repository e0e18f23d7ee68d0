package org.groma.exporters.picture;

import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * A picture of the map before it is written in any format.
 *
 * @param page what is shown, in map units
 * @param width the width in pixels that the picture is made for
 * @param looks by name; every look that an item names is here
 * @param sheets the layers that are shown, from the bottom up
 */
public record Scene(
    String title, Box page, int width, NavigableMap<String, Look> looks, List<Sheet> sheets) {

  public Scene {
    looks = Collections.unmodifiableNavigableMap(new TreeMap<>(looks));
    sheets = List.copyOf(sheets);
  }

  /** A rectangle in map units; y grows to the north. */
  public record Box(double west, double south, double east, double north) {
    public double width() {
      return east - west;
    }

    public double height() {
      return north - south;
    }
  }

  /** One layer and what is on it, from the bottom up. */
  public record Sheet(Layer layer, List<Item> items) {
    public Sheet {
      items = List.copyOf(items);
    }
  }

  /** What is on a layer; nothing if it is not shown. */
  public List<Item> items(Layer layer) {
    return sheets.stream()
        .filter(sheet -> sheet.layer() == layer)
        .findFirst()
        .map(Sheet::items)
        .orElse(List.of());
  }

  /** Map units a pixel. */
  public double pixel() {
    return page.width() / width;
  }

  public int height() {
    return heightAt(width);
  }

  /** How many pixels high a picture of this width is. */
  int heightAt(int pixelsWide) {
    return Math.max(1, (int) Math.round(pixelsWide * page.height() / page.width()));
  }
}
