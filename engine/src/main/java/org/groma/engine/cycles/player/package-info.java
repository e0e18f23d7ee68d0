/** A player who plays to win: it values areas by what could be won there, and acts on that. */
package org.groma.engine.cycles.player;
