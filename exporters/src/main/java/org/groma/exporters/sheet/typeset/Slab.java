package org.groma.exporters.sheet.typeset;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a column that is never cut.
 *
 * @param before room above it, dropped at the top of a column
 * @param items from the top left corner of the slab
 * @param keep whether the next slab belongs into the same column
 * @param heads what is set again above it where a column begins with it
 * @param mark the word that running heads and bookmarks know the place by; empty for none
 */
public record Slab(
    double before, double height, List<Placed> items, boolean keep, List<Slab> heads, String mark) {

  public Slab {
    items = List.copyOf(items);
    heads = List.copyOf(heads);
  }

  public static Slab of(double height, List<Placed> items) {
    return new Slab(0, height, items, false, List.of(), "");
  }

  /** Room that vanishes at the top of a column. */
  public static Slab space(double height) {
    return new Slab(height, 0, List.of(), false, List.of(), "");
  }

  public Slab after(double room) {
    return new Slab(before + room, height, items, keep, heads, mark);
  }

  public Slab kept() {
    return new Slab(before, height, items, true, heads, mark);
  }

  public Slab under(List<Slab> more) {
    List<Slab> all = new ArrayList<>(more);
    all.addAll(heads);
    return new Slab(before, height, items, keep, all, mark);
  }

  public Slab marked(String word) {
    return new Slab(before, height, items, keep, heads, word);
  }

  /** The same, this many times as large. */
  public Slab scaled(double times) {
    return new Slab(
        before * times,
        height * times,
        items.stream().map(item -> item.scaled(times)).toList(),
        keep,
        heads.stream().map(head -> head.scaled(times)).toList(),
        mark);
  }

  /** All of these together or none: for what is read at one glance. */
  public static List<Slab> together(List<Slab> slabs) {
    List<Slab> kept = new ArrayList<>(slabs);
    for (int i = 0; i < kept.size() - 1; i++) {
      kept.set(i, kept.get(i).kept());
    }
    return kept;
  }

  /** These with heads that go above any of them that begins a column, save the first. */
  public static List<Slab> headed(List<Slab> heads, List<Slab> slabs) {
    return slabs.stream().map(slab -> slab.under(heads)).toList();
  }

  public static double height(List<Slab> slabs) {
    double height = 0;
    for (int i = 0; i < slabs.size(); i++) {
      height += slabs.get(i).height() + (i == 0 ? 0 : slabs.get(i).before());
    }
    return height;
  }
}
