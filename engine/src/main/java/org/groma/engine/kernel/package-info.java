/**
 * What all rulesets share: dice and decks that are handed in, marks that tie code to rulebooks,
 * players that answer decisions.
 *
 * <ul>
 *   <li><b>Dice</b>: seeded in play, scripted in tests. Nothing else in the engine is random.
 *   <li><b>Rule</b>: a mark on a class or method that says which section of which rulebook it
 *       carries out.
 *   <li><b>Contest</b>: a scenario made ready. Its census says what statistics count, its watch
 *       what must hold, its inventory what games may use.
 *   <li><b>Battle reckoner</b>: works out battles that are only thought of, where a game has any.
 * </ul>
 */
package org.groma.engine.kernel;
