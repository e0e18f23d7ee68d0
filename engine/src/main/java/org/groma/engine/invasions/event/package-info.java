/**
 * Everything that can happen in a game of Invasions, as sealed records in the past tense, and what
 * dice are rolled for. A log is a list of these; {@code state} applies them.
 */
package org.groma.engine.invasions.event;
