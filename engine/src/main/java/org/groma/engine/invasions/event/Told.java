package org.groma.engine.invasions.event;

/** What a reader of the log wants to know and the state does not: it changes nothing. */
public sealed interface Told extends InvasionsEvent
    permits BattleTold,
        CivilTold,
        DiplomacyTold,
        FieldTold,
        MovementTold,
        PlunderTold,
        RealmTold,
        SeaTold,
        SequenceTold {}
