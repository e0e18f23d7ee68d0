package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.groma.model.topology.Arc;
import org.groma.model.topology.BorderTexture;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.RoughenBorders;
import org.groma.model.topology.SimplifyBorders;
import org.groma.model.topology.SmoothBorders;
import org.groma.model.topology.Topology;

/** What can be done to the course of borders that are there. */
public enum BorderFinish {
  ROUGHEN("Roughen", "fth-activity", "Straight stretches longer than"),
  SMOOTH("Smooth", "fth-wind", "Detail smaller than"),
  SIMPLIFY("Simplify", "fth-minus", "Corners that matter less than");

  /** So often corners are cut until a border looks round on screen and paper. */
  private static final int ROUNDS = 3;

  /** A map without texture is taken to be drawn with about so many stretches across. */
  private static final double ACROSS = 400;

  private final String title;
  private final String icon;
  private final String measure;

  BorderFinish(String title, String icon, String measure) {
    this.title = title;
    this.icon = icon;
    this.measure = measure;
  }

  /**
   * How it is done.
   *
   * @param length what {@link #measure} names, in map units
   * @param amount how far a stretch is bent at most, as a share of its length
   * @param seed another number bends in another way
   */
  public record Figures(double length, double amount, int seed) {}

  public String title() {
    return title;
  }

  /** The icon, as the icon font names it. */
  public String icon() {
    return icon;
  }

  /** What the length among the figures is. */
  public String measure() {
    return measure;
  }

  /** Figures that fit: borders are roughened as rough as those round them. */
  public Figures usual(Topology map, List<Integer> arcs) {
    double otherwise =
        Math.max(map.precision().step(), map.extent().getDiameter() / ACROSS); // nothing drawn yet
    BorderTexture texture = BorderTexture.of(around(map, arcs), otherwise);
    double length =
        switch (this) {
          case ROUGHEN -> texture.finest();
          case SMOOTH -> texture.finest() / 2;
          case SIMPLIFY -> texture.finest() / 4;
        };
    return new Figures(Math.max(length, map.precision().step()), texture.amount(), 1);
  }

  /** The borders round those that are to be changed; themselves if there are no others. */
  private List<Arc> around(Topology map, List<Integer> arcs) {
    Set<Integer> near = new LinkedHashSet<>();
    if (this == ROUGHEN) {
      for (int arc : arcs) {
        map.arcsOf(map.arc(arc).left()).forEach(near::add);
        map.arcsOf(map.arc(arc).right()).forEach(near::add);
      }
      arcs.forEach(near::remove);
    }
    List<Arc> found = new ArrayList<>();
    (near.isEmpty() ? arcs : near).forEach(arc -> found.add(map.arc(arc)));
    return found;
  }

  MapEdit edit(Figures figures, List<Integer> arcs) {
    return switch (this) {
      case ROUGHEN -> new RoughenBorders(figures.seed, figures.amount, figures.length, arcs);
      case SMOOTH -> new SmoothBorders(ROUNDS, figures.length, arcs);
      case SIMPLIFY -> new SimplifyBorders(figures.length, arcs);
    };
  }
}
