/**
 * What the rules ask of the data of a scenario: mistakes that show before the first die is rolled.
 * Each kind of mistake is one {@code Scrutiny}; {@code Inspections} lists them.
 *
 * <p>The data may be in any state: a scrutiny passes over what it cannot read, because another one
 * complains of that. A <em>deployment</em> is a set-up carried out without asking anybody; a
 * <em>printed</em> number is one that the rules state and that other data must add up to.
 */
package org.groma.engine.cycles.inspection;
