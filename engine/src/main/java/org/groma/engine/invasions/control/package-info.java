/**
 * Control of provinces and Areas, and who may stand, pass or fight where: chapter XII.
 *
 * <p>Control is settled at fixed moments, after every combat sub-step for instance ({@link
 * org.groma.engine.invasions.control.Settlement}). In between a province stays its holder's, even
 * when an enemy marches in.
 */
package org.groma.engine.invasions.control;
