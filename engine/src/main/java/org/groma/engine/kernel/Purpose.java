package org.groma.engine.kernel;

/** What a die is rolled for. Each ruleset lists its own in an enum. */
public interface Purpose {

  /** As it stands in a log: {@code interception}. */
  String word();

  /** The section of the rulebook that has it rolled. */
  String section();
}
