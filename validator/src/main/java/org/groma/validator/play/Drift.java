package org.groma.validator.play;

/**
 * A game that went another way when it was played again.
 *
 * @param turn the turn in which it did
 * @param circumstance under what circumstances it did, as it stands in a sentence
 */
public record Drift(Match match, int turn, String circumstance) {}
