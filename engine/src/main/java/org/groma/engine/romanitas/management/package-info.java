/** The Management Phase: diplomacy, the return of units, elites, rebuilding, monuments. */
package org.groma.engine.romanitas.management;
