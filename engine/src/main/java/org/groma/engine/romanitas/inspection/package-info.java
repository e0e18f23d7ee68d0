/** The mistakes that Romanitas looks for in the data of a scenario before anything is played. */
package org.groma.engine.romanitas.inspection;
