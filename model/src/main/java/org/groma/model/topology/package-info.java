/**
 * The map as a planar subdivision with shared borders.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Node</b>: a point where borders meet, or the one fixed point of a closed border.
 *   <li><b>Arc</b>: a polyline from a node to a node (perhaps the same one). It is the border
 *       between the face on its left and the face on its right, and what kind of border it is lives
 *       on it.
 *   <li><b>Half-edge</b>: an arc walked in one direction, written as one int, see {@link Half}.
 *   <li><b>Face</b>: one <em>connected</em> region. Face 0 is the unbounded outside. A province
 *       that is several islands owns several faces.
 *   <li><b>Ring</b>: a closed walk of half-edges that keeps one face on its left and always takes
 *       the next turn on that side. The outer ring of a face runs counter-clockwise, the rings of
 *       its holes clockwise; the outside has only holes. A ring may pass a node more than once: a
 *       lake that touches the shore of its island is no hole but part of the outer ring. So two
 *       rings of one face have no point in common.
 * </ul>
 *
 * <p>A subdivision is <b>valid</b> when
 *
 * <ol>
 *   <li>arcs meet only at nodes, and no arc touches itself except where a closed one closes;
 *   <li>all half-edges of a ring have the same face on their left;
 *   <li>every face but the outside has exactly one outer ring, and its holes lie inside that ring
 *       and not inside each other;
 *   <li>Euler's relation holds: nodes − arcs + rings = 2 × connected components.
 * </ol>
 *
 * <p>Rings and the star of arcs round a node are derived from the arcs and never stored in files. A
 * {@link org.groma.model.topology.Topology} is immutable; {@link org.groma.model.topology.Draft}
 * makes the next one, sharing all that does not change. Coordinates are rounded to a decimal grid
 * ({@link org.groma.model.topology.Precision}), so that what is saved is exactly what was checked.
 */
package org.groma.model.topology;
