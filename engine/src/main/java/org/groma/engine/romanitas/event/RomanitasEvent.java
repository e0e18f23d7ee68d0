package org.groma.engine.romanitas.event;

import org.groma.engine.kernel.Event;

/** Something that happened in a game of Romanitas. */
public sealed interface RomanitasEvent extends Event
    permits ActaEvent, LandEvent, NationEvent, PointsEvent, Told, TroopEvent, TurnEvent {}
