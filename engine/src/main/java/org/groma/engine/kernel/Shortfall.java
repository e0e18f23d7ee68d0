package org.groma.engine.kernel;

/**
 * Data that a ruleset needs and does not find, or cannot read.
 *
 * @param where the table, row and column, or the entry
 * @param problem what is wrong, as a sentence for a map maker
 */
public record Shortfall(String where, String problem) {}
