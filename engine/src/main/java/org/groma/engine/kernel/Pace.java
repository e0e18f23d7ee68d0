package org.groma.engine.kernel;

import org.groma.model.id.UnitTypeId;

/**
 * How far a type of unit goes in one move.
 *
 * @param steps from place to place, when nothing stands in the way
 * @param atSea whether it goes through sea zones and not over land
 */
public record Pace(UnitTypeId unit, int steps, boolean atSea) {}
