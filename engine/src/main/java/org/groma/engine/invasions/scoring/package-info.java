/** Victory points and who has won: V.B and V.C. */
package org.groma.engine.invasions.scoring;
