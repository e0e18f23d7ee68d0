/**
 * A player who plays to win. Choices come from evaluated options, not from scripts by nation: what
 * a province is worth ({@link org.groma.engine.invasions.player.Worth}), how likely it is to be
 * taken ({@link org.groma.engine.invasions.player.Prospects}), where stacks do most good ({@link
 * org.groma.engine.invasions.player.Strategist}).
 */
package org.groma.engine.invasions.player;
