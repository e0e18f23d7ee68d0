package org.groma.engine.invasions.effect;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * What an effect is to hit.
 *
 * @param kind what the numbers stand for
 * @param word the word of the effect, for players who want to know
 */
@Rule("X.B")
public record ChooseTarget(World world, int chooser, Kind kind, String word, List<Integer> options)
    implements Decision<Integer> {

  /** What is chosen among. */
  public enum Kind {
    NATION,
    AREA,
    PROVINCE,
    UNIT,
    LEADER
  }

  public ChooseTarget {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Integer answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("X.B", "The effect cannot be directed at that"));
  }

  /** Asks only when there is something to choose; -1 when there is nothing. */
  public static int ask(Play play, int chooser, Kind kind, String word, List<Integer> options) {
    return switch (options.size()) {
      case 0 -> World.NOBODY;
      case 1 -> options.getFirst();
      default -> play.table().ask(new ChooseTarget(play.world(), chooser, kind, word, options));
    };
  }
}
