/**
 * The rules of Romanitas, a game for one player: the Eastern Empire from 528 to 628. The player is
 * the Emperor; everybody else acts by tables and dice.
 *
 * <p>Its words and those of the model: a <i>province</i> of the game is an area of the model, a
 * <i>territory</i> a province, a <i>city space</i> a city, a <i>maritime zone</i> a sea. <i>RP</i>,
 * Romanness points, are the Emperor's only means and his measure of success.
 */
package org.groma.engine.romanitas;
