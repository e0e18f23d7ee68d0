package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.exporters.generate.Cells.Cell;
import org.locationtech.jts.coverage.CoverageUnion;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * Joins cells of one place, and hands over pieces that are cut off from the place's main piece on
 * the same body of land or water: to the neighbour with the longest common border.
 */
final class Stray {

  /**
   * What is out of play may lie in many pieces, but specks of it between provinces are a nuisance.
   */
  private static final double SPECK_OF_VOID = 3000;

  private Stray() {}

  static List<Cell> settled(List<Cell> cells) {
    List<Cell> pieces = joined(cells);
    for (int round = 0; round < 8; round++) {
      List<Cell> handed = handOver(pieces);
      if (handed.equals(pieces)) {
        return pieces;
      }
      pieces = joined(handed);
    }
    return pieces;
  }

  /** One piece for each connected part of a place on a body. */
  private static List<Cell> joined(List<Cell> cells) {
    Map<String, List<Cell>> groups = new TreeMap<>();
    for (Cell cell : cells) {
      groups.computeIfAbsent(cell.body() + " " + cell.use(), _ -> new ArrayList<>()).add(cell);
    }
    List<Cell> pieces = new ArrayList<>();
    for (List<Cell> group : groups.values()) {
      Geometry whole =
          CoverageUnion.union(group.stream().map(Cell::shape).toArray(Geometry[]::new));
      for (Polygon part : Land.polygons(whole)) {
        pieces.add(
            new Cell((Polygon) part.norm(), group.getFirst().use(), group.getFirst().body()));
      }
    }
    pieces.sort((a, b) -> a.shape().compareTo(b.shape()));
    return pieces;
  }

  private static List<Cell> handOver(List<Cell> pieces) {
    Map<String, Cell> main = new LinkedHashMap<>();
    for (Cell piece : pieces) {
      main.merge(
          piece.body() + " " + piece.use(),
          piece,
          (a, b) -> a.shape().getArea() >= b.shape().getArea() ? a : b);
    }
    STRtree index = new STRtree();
    pieces.forEach(piece -> index.insert(piece.shape().getEnvelopeInternal(), piece));
    List<Cell> result = new ArrayList<>();
    for (Cell piece : pieces) {
      boolean isVoid = piece.use().place().isEmpty();
      boolean stray =
          isVoid
              ? piece.shape().getArea() < SPECK_OF_VOID
              : !main.get(piece.body() + " " + piece.use()).equals(piece);
      Optional<Cell> neighbour = stray ? longestNeighbour(piece, index, main) : Optional.empty();
      result.add(
          neighbour.map(to -> new Cell(piece.shape(), to.use(), piece.body())).orElse(piece));
    }
    return result;
  }

  @SuppressWarnings("unchecked") // JTS's index is untyped; only cells are put in
  private static Optional<Cell> longestNeighbour(
      Cell piece, STRtree index, Map<String, Cell> main) {
    return ((List<Cell>) index.query(piece.shape().getEnvelopeInternal()))
        .stream()
            .filter(other -> other.body() == piece.body() && !other.use().equals(piece.use()))
            .filter(other -> main.containsValue(other))
            .map(other -> Map.entry(other, common(piece.shape(), other.shape())))
            .filter(entry -> entry.getValue() > 0)
            .max(
                Map.Entry.<Cell, Double>comparingByValue()
                    .thenComparing(entry -> entry.getKey().use().toString()))
            .map(Map.Entry::getKey);
  }

  private static double common(Polygon a, Polygon b) {
    return a.getBoundary().intersection(b.getBoundary()).getLength();
  }
}
