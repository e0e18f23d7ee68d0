/** What Rome undertakes: attacks over land and sea, the war of fleets, the Persian expedition. */
package org.groma.engine.romanitas.campaign;
