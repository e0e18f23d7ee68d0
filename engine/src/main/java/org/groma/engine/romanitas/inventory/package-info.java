/** What games of Romanitas may use, for checks by play. */
package org.groma.engine.romanitas.inventory;
