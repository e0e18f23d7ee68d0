/**
 * A player who plays to win: every option is valued in RP to the end of the game, and the best one
 * is taken. Nothing here knows a city or a nation by name.
 */
package org.groma.engine.romanitas.player;
