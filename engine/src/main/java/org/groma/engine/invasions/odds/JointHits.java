package org.groma.engine.invasions.odds;

/** The chance of each pair of numbers of hits that the two sides score in one round. */
final class JointHits {

  /** Takes a pair of numbers of hits and its chance. */
  @FunctionalInterface
  interface Visitor {
    void visit(int byAttacker, int byDefender, double chance);
  }

  private final int mostByAttacker;
  private final int mostByDefender;
  private final double[] chances;

  /** With no chance yet for any pair. */
  JointHits(int mostByAttacker, int mostByDefender) {
    this.mostByAttacker = mostByAttacker;
    this.mostByDefender = mostByDefender;
    this.chances = new double[(mostByAttacker + 1) * (mostByDefender + 1)];
  }

  /** For sides that do not meddle with each other's dice. */
  static JointHits independent(double[] byAttacker, double[] byDefender) {
    JointHits joint = new JointHits(byAttacker.length - 1, byDefender.length - 1);
    for (int a = 0; a < byAttacker.length; a++) {
      for (int d = 0; d < byDefender.length; d++) {
        joint.add(a, d, byAttacker[a] * byDefender[d]);
      }
    }
    return joint;
  }

  void add(int byAttacker, int byDefender, double chance) {
    chances[byAttacker * (mostByDefender + 1) + byDefender] += chance;
  }

  int mostByAttacker() {
    return mostByAttacker;
  }

  int mostByDefender() {
    return mostByDefender;
  }

  double chance(int byAttacker, int byDefender) {
    return chances[byAttacker * (mostByDefender + 1) + byDefender];
  }

  /** Visits all pairs that are possible. */
  void forEach(Visitor visitor) {
    for (int i = 0; i < chances.length; i++) {
      if (chances[i] > 0) {
        visitor.visit(i / (mostByDefender + 1), i % (mostByDefender + 1), chances[i]);
      }
    }
  }
}
