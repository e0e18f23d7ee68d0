/** What the player decides, and what an answer looks like. */
package org.groma.engine.romanitas.choice;
