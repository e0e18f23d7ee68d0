/** What may change in a game, as arrays of numbers; only events change it, in one applier. */
package org.groma.engine.cycles.state;
