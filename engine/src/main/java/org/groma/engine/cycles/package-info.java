/**
 * The rules of Barbarian, Kingdom and Empire (1983), a game of cycles: a <em>position</em> grows
 * from tribes to a kingdom and an empire, decays and collapses. Words of the game and of the model:
 * an <em>area</em>, the smallest space, is a province of the model; a <em>province</em> is an area
 * of the model; a <em>sea area</em> is a sea zone; a position is a nation.
 *
 * <p>Read {@code setting} (what a scenario says), {@code state} and {@code event} (what may
 * change), then the chapters of the rules: {@code barbarian} (9), {@code movement} (5, 6), {@code
 * combat} (7), {@code naval} (8), {@code economy} (4.5, 9.5, 10.3 to 10.5, 11.2, 11.3), {@code
 * administration} (4.6, 10.6, 11.6, 11.7), and {@code sequence} (4).
 */
package org.groma.engine.cycles;
