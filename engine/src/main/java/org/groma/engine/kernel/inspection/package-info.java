/**
 * How a ruleset looks for mistakes in the data of a scenario before the first die is rolled.
 *
 * <ul>
 *   <li><b>Scrutiny</b>: looks for one kind of mistake, which its inspection describes.
 *   <li><b>Ground</b>: what is inspected. Each ruleset has its own, with what it compiles of the
 *       scenario.
 *   <li><b>Examination</b>: all scrutinies of a ruleset.
 * </ul>
 *
 * <p>The data may be in any state: a scrutiny passes over what it cannot read, because another one
 * complains of that.
 */
package org.groma.engine.kernel.inspection;
