/**
 * The ruleset of Invasions, volume 1: one package a chapter or a few that belong together, one
 * class a section.
 *
 * <p>Numbers come from the project's tables ({@code setting}); the state of a game is {@code
 * state}, changed by nothing but the events of {@code event}. Where printed editions disagree, the
 * rulings in {@code docs/decisions} are followed.
 */
package org.groma.engine.invasions;
