/** A game under way: state and table together, and the deeds that several chapters share. */
package org.groma.engine.cycles.play;
