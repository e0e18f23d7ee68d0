package org.groma.engine.invasions.event;

import org.groma.engine.kernel.Event;

/** Anything that happens in a game of Invasions. Only {@link Told} events change nothing. */
public sealed interface InvasionsEvent extends Event
    permits SequenceEvent,
        UnitEvent,
        LeaderEvent,
        LandEvent,
        NationEvent,
        RealmEvent,
        CardEvent,
        Told {}
