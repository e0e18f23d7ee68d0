package org.groma.model.topology;

/** An inner vertex of a border. */
public record ArcVertex(int arc, int vertex) {}
