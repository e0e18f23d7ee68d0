package org.groma.engine.simulation;

import org.groma.engine.kernel.Violation;

/**
 * An invariant that broke in a game of a series.
 *
 * @param game its number
 */
public record Finding(long game, Violation violation) {}
