/** A game from the first turn to its end. */
package org.groma.engine.romanitas.sequence;
