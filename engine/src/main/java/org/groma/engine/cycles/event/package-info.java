/**
 * What happens in a game, past tense. Events change the state; what is only told changes nothing
 * and is there for whoever reads the log.
 */
package org.groma.engine.cycles.event;
