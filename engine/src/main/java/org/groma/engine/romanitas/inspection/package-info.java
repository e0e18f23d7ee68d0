/**
 * What the rules of Romanitas ask of the data of a scenario: mistakes that show before the first
 * die is rolled. Each kind of mistake is one {@code Scrutiny}; {@code Inspections} lists them.
 *
 * <p>The data may be in any state: a scrutiny passes over what it cannot read, because another one
 * complains of that. A <i>way</i> is a path of city spaces as a table writes it, a <i>die</i> a
 * table that is rolled on.
 */
package org.groma.engine.romanitas.inspection;
