/**
 * Makes a shared-border topology out of loose polygons, such as a GeoJSON file holds, and says what
 * is wrong with them.
 *
 * <p>Polygons are taken at their word: two share a border where they have the very same edge. What
 * does not fit is reported with its place and size, and only repaired when asked:
 *
 * <ul>
 *   <li><b>Gap</b>: bounded space that no polygon covers. A lake left out on purpose is one, a
 *       vertex moved on one side only is another; narrow ones are called <b>slivers</b>.
 *   <li><b>Overlap</b>: space that two polygons cover.
 *   <li><b>Duplicate edge</b>: an edge on the same side of which two polygons lie; they overlap
 *       there.
 * </ul>
 *
 * <p>How it is found, in one pass each: corners are numbered by a hash of their coordinates; edges
 * are numbered by their two corners and remember which polygon lies on each side; corners where
 * other than two edges meet are nodes, chains between them arcs. Round every node the sides of
 * neighbouring arcs must name the same polygon, and no two arcs may touch elsewhere: then the arcs
 * bound a plane map. Walks along the sides that no polygon claimed give the outline of the map and
 * the gaps.
 */
package org.groma.model.soup;
