/** The Organisation Phase: fate, the Acta Publica, the counting of RP, random events. */
package org.groma.engine.romanitas.acta;
