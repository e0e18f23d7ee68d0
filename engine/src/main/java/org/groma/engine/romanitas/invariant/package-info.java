/** What must hold in every state of a game of Romanitas, and who watches over it. */
package org.groma.engine.romanitas.invariant;
