/** Raids by raider nations and by Barbarians in their activation: chapter XI. */
package org.groma.engine.invasions.raid;
