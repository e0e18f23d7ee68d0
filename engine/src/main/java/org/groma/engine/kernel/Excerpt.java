package org.groma.engine.kernel;

import java.util.Optional;

/**
 * The part of a story that somebody wants: which chapters belong to it. It is told chapter after
 * chapter where the story is.
 */
public final class Excerpt {

  /**
   * A place in a story: a turn, or a part of it.
   *
   * @param part the word of a part; empty for the whole turn
   */
  public record Mark(int turn, Optional<String> part) {

    public static Mark turn(int turn) {
      return new Mark(turn, Optional.empty());
    }

    public static Mark part(int turn, String part) {
      return new Mark(turn, Optional.of(part));
    }

    private boolean isIn(Chapter chapter) {
      return chapter.turn() == turn && (part.isEmpty() || chapter.parts().contains(part.get()));
    }
  }

  private final Optional<Mark> from;
  private final Optional<Mark> until;
  private boolean begun;
  private boolean reached;
  private boolean over;

  /**
   * An excerpt.
   *
   * @param from where it begins; empty for the beginning
   * @param until the last that belongs to it; empty for the end
   */
  public Excerpt(Optional<Mark> from, Optional<Mark> until) {
    this.from = from;
    this.until = until;
    this.begun = from.isEmpty();
  }

  /** The story has come to this chapter. */
  public void enter(Chapter chapter) {
    boolean last = until.map(mark -> mark.isIn(chapter)).orElse(false);
    boolean beyond = until.map(mark -> chapter.turn() > mark.turn()).orElse(false);
    over |= beyond || (reached && !last);
    reached |= last;
    // whoever named a part that never came gets the turns after it
    begun |= from.map(mark -> mark.isIn(chapter) || chapter.turn() > mark.turn()).orElse(true);
  }

  /** Whether what is told now belongs to it. */
  public boolean isOpen() {
    return begun && !over;
  }

  /** Whether nothing that comes later belongs to it. */
  public boolean isOver() {
    return over;
  }

  /** Whether the last part that was asked for has come, if any was. */
  public boolean hasReachedItsEnd() {
    return until.isEmpty() || reached;
  }
}
