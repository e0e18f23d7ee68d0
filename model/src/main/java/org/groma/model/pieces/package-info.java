/**
 * Pieces and who plays them: types of units, leaders, nations with their force pools and victory
 * blocks.
 *
 * <p>What a unit, a trait or an attribute does is the business of a ruleset; here they are words
 * and numbers with an origin. Special rules and objectives are open data ({@link
 * org.groma.model.value.Datum}) that the ruleset reads.
 */
package org.groma.model.pieces;
