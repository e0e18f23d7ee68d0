/**
 * A game of Invasions as text for people: what happened, by which section, with which dice.
 *
 * <ul>
 *   <li><b>Chronicle</b>: hears events, keeps a state of its own by them, and hands each to the
 *       family of events it belongs to. A family has a class with an exhaustive switch, so that a
 *       new event must get its words.
 *   <li><b>Sentence</b>: what is being said and may still grow, a march from province to province
 *       for instance. Anything else that is said ends it.
 *   <li><b>Dice cup</b>: dice wait in it for the sentence that says what they meant.
 * </ul>
 *
 * <p>Words are made from the state before an event, so that it is known where somebody came from.
 */
package org.groma.engine.invasions.story;
