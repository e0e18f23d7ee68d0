/**
 * A player who plays to win. Choices come from evaluated options, not from scripts by nation: what
 * a province is worth ({@link org.groma.engine.invasions.player.Worth}), how likely it is to be
 * taken ({@link org.groma.engine.invasions.player.Prospects}), where stacks do most good ({@link
 * org.groma.engine.invasions.player.Strategist}), what still can be won from afar ({@link
 * org.groma.engine.invasions.player.Lure}) and what is at risk ({@link
 * org.groma.engine.invasions.player.Danger}). {@link org.groma.engine.invasions.player.Civil} sends
 * all that is neither march nor battle to who judges it, one class a subject. Values are in
 * half-points, so to speak, and always those of the player, who runs several nations.
 */
package org.groma.engine.invasions.player;
