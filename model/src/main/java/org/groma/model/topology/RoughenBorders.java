package org.groma.model.topology;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;

/**
 * Bends the straight stretches of borders, so that they look drawn ({@link Bending}). Their corners
 * stay. A border that would touch another is bent less, or keeps the line it has.
 *
 * @param seed another number bends the same borders in another way
 * @param amount how far a stretch is bent at most, as a share of its length
 * @param finest shorter stretches are left straight
 * @param arcs which borders; all of them if none is named
 */
public record RoughenBorders(int seed, double amount, double finest, List<Integer> arcs)
    implements MapEdit, BorderRework {

  private static final List<Double> SHARES = List.of(1.0, 0.6, 0.3);

  public RoughenBorders {
    arcs = List.copyOf(arcs);
    Bending.check(amount, finest);
  }

  /** Borders that become like others. */
  public RoughenBorders(int seed, BorderTexture like, List<Integer> arcs) {
    this(seed, like.amount(), like.finest(), arcs);
  }

  @Override
  public Ruling apply(Topology map) {
    return rework(map).ruling();
  }

  @Override
  public Reworked rework(Topology map) {
    Bending whole = new Bending(seed, amount, finest);
    return EachBorder.where(arcs)
        .apply(
            map,
            SHARES.stream()
                .map(whole::times)
                .<Function<Line, Coordinate[]>>map(bending -> line -> bent(bending, line))
                .toList());
  }

  private static Coordinate[] bent(Bending bending, Line line) {
    List<Point> points = Stream.of(line.coordinates()).map(at -> new Point(at.x, at.y)).toList();
    return bending.through(points).stream().map(Point::coordinate).toArray(Coordinate[]::new);
  }
}
