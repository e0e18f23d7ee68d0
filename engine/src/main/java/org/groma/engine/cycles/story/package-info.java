/** Tells a game in sentences, with sections and dice. */
package org.groma.engine.cycles.story;
