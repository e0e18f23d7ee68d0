/** A scenario compiled for play: map, kinds of units, positions and tables as numbers. */
package org.groma.engine.cycles.setting;
