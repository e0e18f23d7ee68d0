package org.groma.engine.cycles.event;

/** What a reader of the log wants to know and the state does not: it changes nothing. */
public sealed interface Told extends CyclesEvent permits BattleTold, DeedTold {}
