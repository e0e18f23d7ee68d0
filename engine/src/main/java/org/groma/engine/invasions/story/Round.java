package org.groma.engine.invasions.story;

/** A part of a battle: who meets, a round, how it ends. */
record Round(String text) implements Sentence {}
