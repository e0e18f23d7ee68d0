package org.groma.engine.kernel;

/**
 * Something that happened in a game, past tense. Each ruleset seals its own hierarchy of records;
 * applied in order to the state they started from, they give the same state again.
 */
public interface Event {}
