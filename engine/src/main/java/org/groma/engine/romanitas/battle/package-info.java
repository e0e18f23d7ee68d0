/**
 * Battles and sieges on the combat module: three lanes (left wing, centre, right wing), fire,
 * melee, breakthrough, stratagems; and battles of fleets. Who fights and why is no matter here.
 */
package org.groma.engine.romanitas.battle;
