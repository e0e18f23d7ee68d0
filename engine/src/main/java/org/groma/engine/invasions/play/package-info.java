/** A game of Invasions under way: how it opens, and how what happens reaches state and log. */
package org.groma.engine.invasions.play;
