/**
 * What the rules of Invasions ask of the data of a scenario: mistakes that show before the first
 * die is rolled. Each kind of mistake is one {@code Scrutiny}; {@code Inspections} lists them.
 *
 * <p>The data may be in any state: a scrutiny passes over what it cannot read, because another one
 * complains of that.
 */
package org.groma.engine.invasions.inspection;
