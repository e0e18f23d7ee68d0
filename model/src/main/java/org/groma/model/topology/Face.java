package org.groma.model.topology;

import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.model.id.Place;

/**
 * One connected region of the map.
 *
 * @param rings closed walks of half-edges with this face on their left; the outer ring first, then
 *     the holes by their lowest half-edge. The outside has holes only.
 */
@SuppressWarnings(
    "ArrayRecordComponent") // identity is the number; int arrays keep large maps small
public record Face(int id, Use use, int[][] rings) {

  /** The unbounded region round the map. */
  public static final int OUTSIDE = 0;

  public Optional<Place> place() {
    return use.place();
  }

  Face withUse(Use other) {
    return new Face(id, other, rings);
  }

  /** All half-edges that have this face on their left. */
  public IntStream halves() {
    return IntStream.range(0, rings.length).flatMap(i -> IntStream.of(rings[i]));
  }
}
