/** The state of a game of Romanitas, changed by its events alone. */
package org.groma.engine.romanitas.state;
