/** A game under way, as the procedures of the rules see it. */
package org.groma.engine.romanitas.play;
