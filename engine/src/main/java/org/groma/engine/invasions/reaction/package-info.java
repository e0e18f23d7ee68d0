/**
 * What the other side may do while a stack moves: chapter XIX, interception and flight.
 *
 * <p>The procedure is {@link org.groma.engine.invasions.reaction.Reaction#react}; it is called once
 * for every province that a stack enters.
 */
package org.groma.engine.invasions.reaction;
