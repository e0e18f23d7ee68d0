/**
 * What must hold in a game of Invasions whatever happens: one class an invariant, and the watch
 * that asks each of them after every event that could have broken it.
 */
package org.groma.engine.invasions.invariant;
