package org.groma.engine.cycles.event;

import org.groma.engine.kernel.Event;

/** Something that happened in a game of Barbarian, Kingdom and Empire. */
public sealed interface CyclesEvent extends Event
    permits CityEvent,
        LeaderEvent,
        MoneyEvent,
        PositionEvent,
        ScenarioEvent,
        Told,
        TurnEvent,
        UnitEvent {}
