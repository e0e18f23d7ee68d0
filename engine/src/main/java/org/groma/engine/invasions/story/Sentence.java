package org.groma.engine.invasions.story;

/** Something that is being said and may still grow. */
interface Sentence {

  /** All of it, without what was gained and lost by it. */
  String text();
}
