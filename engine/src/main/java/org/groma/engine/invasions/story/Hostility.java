package org.groma.engine.invasions.story;

/** Barbarians who declare hostility to one nation. */
final class Hostility implements Sentence {

  private final Names names;
  private final int target;
  private long declaring;

  Hostility(Names names, int target) {
    this.names = names;
    this.target = target;
  }

  boolean isTo(int nation) {
    return target == nation;
  }

  void add(int nation) {
    declaring |= 1L << nation;
  }

  @Override
  public String text() {
    boolean alone = Long.bitCount(declaring) == 1;
    return (alone ? names.the(Long.numberOfTrailingZeros(declaring)) : names.nations(declaring))
        + (alone ? " declare" : " all declare")
        + " hostility to "
        + names.the(target)
        + " for this turn (XII.D)";
  }
}
