package org.groma.engine.invasions.combat;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Purpose;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Table;

/** Battle dice on the table, white ones first. Changed only by re-rolls. */
@Rule({"XX.B", "XX.H"})
public final class RolledPool {

  private final int white;
  private final BattleFace[] faces;

  private RolledPool(int white, BattleFace[] faces) {
    this.white = white;
    this.faces = faces;
  }

  public static RolledPool of(List<BattleFace> white, List<BattleFace> black) {
    BattleFace[] faces = new BattleFace[white.size() + black.size()];
    for (int i = 0; i < faces.length; i++) {
      faces[i] = i < white.size() ? white.get(i) : black.get(i - white.size());
    }
    return new RolledPool(white.size(), faces);
  }

  static RolledPool roll(DicePool pool, Table table, Purpose purpose) {
    RolledPool rolled = new RolledPool(pool.white(), new BattleFace[pool.size()]);
    for (int i = 0; i < pool.size(); i++) {
      rolled.rollOne(i, table, purpose);
    }
    return rolled;
  }

  void rollOne(int die, Table table, Purpose purpose) {
    Die colour = colour(die);
    faces[die] = BattleFace.of(colour, table.roll(colour, purpose));
  }

  public int size() {
    return faces.length;
  }

  public Die colour(int die) {
    return die < white ? Die.WHITE : Die.BLACK;
  }

  public BattleFace face(int die) {
    return faces[die];
  }

  /** The hits of all dice; red swords count only in the open. */
  public int hits(boolean open) {
    int hits = 0;
    for (BattleFace face : faces) {
      hits += face.hits(open);
    }
    return hits;
  }

  /** How many dice of a colour show so many hits. */
  public int count(Die colour, int hits, boolean open) {
    int count = 0;
    for (int i = 0; i < faces.length; i++) {
      if (colour(i) == colour && faces[i].hits(open) == hits) {
        count++;
      }
    }
    return count;
  }

  @Override
  public String toString() {
    return Arrays.toString(faces);
  }
}
