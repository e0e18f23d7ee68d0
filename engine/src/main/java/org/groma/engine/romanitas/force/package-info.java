/** Calling up Roman units: who may come, and what they cost. */
package org.groma.engine.romanitas.force;
