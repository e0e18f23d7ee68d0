package org.groma.engine.kernel;

/**
 * A line of the map that no border bears by itself: it runs wherever land of an area with a status
 * meets land of an area without it.
 *
 * @param name {@code Imperial boundary}
 * @param status of the areas within it
 */
public record Boundary(String name, String status) {}
