/** Tells a game of Romanitas as text, with sections and dice. */
package org.groma.engine.romanitas.story;
