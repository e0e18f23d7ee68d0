/** A game from set-up to victory (sections 4 and 14). */
package org.groma.engine.cycles.sequence;
