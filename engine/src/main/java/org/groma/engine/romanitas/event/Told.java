package org.groma.engine.romanitas.event;

/** What a reader of the log wants to know and the state does not: it changes nothing. */
public sealed interface Told extends RomanitasEvent permits BattleTold, CountTold, DeedTold {}
