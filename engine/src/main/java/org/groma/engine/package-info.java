/**
 * The rules of the games: one package a ruleset, and here the small kernel that they share.
 *
 * <p>State changes only by events through one applier, dice and decks are injected, and choices go
 * through a player. So the same seed gives the same game on any machine, and the log of events
 * replays to the same state. Nothing here knows a file, a clock, a screen or ambient randomness.
 */
package org.groma.engine;
