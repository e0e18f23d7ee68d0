package org.groma.engine.invasions.setting;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Rule;

/** What the nations' cards give points for, turn by turn, and how the scenario is won. */
@Rule({"V.B", "V.C"})
public final class VictoryBlocks {

  /** When a part of a card counts. */
  public enum Block {
    BONUS("bonus", 0),
    THIRD("3", 1),
    SIXTH("6", 2),
    NINTH("9", 3),
    LAST("last", 4);

    private final String word;
    private final int row;

    Block(String word, int row) {
      this.word = word;
      this.row = row;
    }

    /** Where it stands in tables by block. */
    int row() {
      return row;
    }

    /** As it stands in data. */
    public String word() {
      return word;
    }
  }

  private final List<List<List<Goal>>> goals;
  private final int[][][] worth;
  private final List<List<BitSet>> aims;
  private final int[][] submission;
  private final int[] scoringTurns;
  private final int[] tieOrder;
  private final int lastTurn;
  private final int lastTurnWithIslam;
  private final Block[] next;
  private final Block[] nextWithIslam;

  VictoryBlocks(VictoryReader read) {
    goals = read.goals;
    worth = read.worth;
    submission = new int[worth.length][worth.length];
    for (int nation = 0; nation < worth.length; nation++) {
      for (int other = 0; other < worth.length; other++) {
        submission[nation][other] = submissionOf(nation, other);
      }
    }
    aims = IntStream.range(0, worth.length).mapToObj(this::aims).toList();
    scoringTurns = read.scoringTurns;
    tieOrder = read.tieOrder;
    lastTurn = read.lastTurn;
    lastTurnWithIslam = read.lastTurnWithIslam;
    next = nextBlocks(false);
    nextWithIslam = nextBlocks(true);
  }

  /** One that is promised for several together counts in equal parts. */
  private int submissionOf(int nation, int other) {
    int halves = 0;
    for (Goal goal : goals(nation, Block.BONUS)) {
      if (goal instanceof Goal.Submission(int each, long of) && (of & 1L << other) != 0) {
        halves += each;
      } else if (goal instanceof Goal.Submissions(int all, long of) && (of & 1L << other) != 0) {
        halves += all / Long.bitCount(of);
      }
    }
    return halves;
  }

  private List<BitSet> aims(int nation) {
    return Arrays.stream(Block.values())
        .map(block ->
            IntStream.range(0, worth[nation][block.row()].length)
                .filter(province ->
                    worth(nation, block, province) > 0 || worth(nation, after(block), province) > 0)
                .collect(BitSet::new, BitSet::set, BitSet::or))
        .toList();
  }

  private Block[] nextBlocks(boolean islam) {
    Block[] blocks = new Block[lastTurn(islam) + 1];
    Block coming = Block.LAST;
    for (int turn = lastTurn(islam); turn >= 0; turn--) {
      coming = scored(turn, islam).orElse(coming);
      blocks[turn] = coming;
    }
    return blocks;
  }

  public List<Goal> goals(int nation, Block block) {
    return goals.get(nation).get(block.row());
  }

  public int lastTurn(boolean islam) {
    return islam ? lastTurnWithIslam : lastTurn;
  }

  /** What is scored at the end of a turn; empty in most turns. */
  public Optional<Block> scored(int turn, boolean islam) {
    if (turn >= lastTurn(islam)) {
      return Optional.of(Block.LAST);
    }
    for (int i = 0; i < Math.min(scoringTurns.length, Block.values().length - 1); i++) {
      if (scoringTurns[i] == turn) {
        return Optional.of(Block.values()[i + 1]);
      }
    }
    return Optional.empty();
  }

  /** What is scored next, this turn or later. */
  public Block next(int turn, boolean islam) {
    Block[] blocks = islam ? nextWithIslam : next;
    return blocks[Math.min(turn, blocks.length - 1)];
  }

  /** The block that is scored after another; the last one has none after it. */
  public Block after(Block block) {
    return switch (block) {
      case BONUS -> Block.THIRD;
      case THIRD -> Block.SIXTH;
      case SIXTH -> Block.NINTH;
      case NINTH, LAST -> Block.LAST;
    };
  }

  /**
   * The half-points that a nation would earn with a province when a block is scored. An Area or a
   * number of provinces that must be held together counts in equal parts.
   */
  public int worth(int nation, Block block, int province) {
    return worth[nation][block.row()][province];
  }

  /** The half-points that a nation's card promises for the submission of another. */
  public int submission(int nation, int other) {
    return submission[nation][other];
  }

  /** Adds the provinces that earn a nation anything in a block or in the one after it. */
  public void addAims(int nation, Block block, BitSet provinces) {
    provinces.or(aims.get(nation).get(block.row()));
  }

  /** The seats in the order that decides between equals. */
  public int tieRank(int seat) {
    for (int i = 0; i < tieOrder.length; i++) {
      if (tieOrder[i] == seat) {
        return i;
      }
    }
    return tieOrder.length;
  }
}
