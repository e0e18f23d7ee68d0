package org.groma.engine.romanitas.event;

/** What something brings or costs while RP are counted, before the sum is held to the track. */
public record CountTold(Reason reason, int by) implements Told {}
