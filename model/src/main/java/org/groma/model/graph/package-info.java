/**
 * The map as a graph: which places touch, across what, and how far apart they are.
 *
 * <p>Adjacency is derived from arcs: two places are neighbours where faces of theirs share an arc
 * that can be crossed. Between land and land the arc says the kind of border; between land and sea
 * it is a {@code coast}, between sea and sea it is {@code sea}. Where a pair shares arcs of several
 * kinds, the kind with the longest stretch counts. To this are added the links (straits, roads,
 * arrows) and the overrides of the project.
 *
 * <p>{@link org.groma.model.graph.MapGraph} is compiled into flat arrays: places are numbered,
 * provinces first and then seas, each sorted by id, and the neighbours of a place are a range of
 * one array.
 */
package org.groma.model.graph;
