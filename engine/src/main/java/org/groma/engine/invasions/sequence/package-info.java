/** The order in which a turn is played: chapter IV. */
package org.groma.engine.invasions.sequence;
