package org.groma.engine.simulation;

import org.groma.engine.kernel.Breach;

/**
 * An invariant that broke in a game of a series.
 *
 * @param game its number
 */
public record Finding(long game, Breach breach) {}
