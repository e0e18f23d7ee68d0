/**
 * What somebody chooses of a scenario before it is played, without changing the project.
 *
 * <ul>
 *   <li><b>Choices</b>: options and special rules by name, a number of players, seats left empty,
 *       the last turn.
 *   <li><b>Option line</b>: one thing that can be chosen, with its value in the scenario. The
 *       ruleset declares them all ({@link org.groma.engine.kernel.open.ScenarioFields}).
 *   <li><b>Chosen scenario</b>: what choices make of a scenario, which is a scenario again, or
 *       every reason why they cannot be had.
 * </ul>
 *
 * <p>Special rules are named by their word ({@code knights}), what they say by a dot ({@code
 * knights.free}), and one of several with the same word by its number ({@code half-falls.2.heir}).
 */
package org.groma.engine.kernel.choice;
