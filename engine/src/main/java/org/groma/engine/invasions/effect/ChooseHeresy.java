package org.groma.engine.invasions.effect;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Whose religion a Heresy marker in an Area is about.
 *
 * @param ends whether the heresy is to end and not to begin
 */
@Rule("XXXI.C")
public record ChooseHeresy(World world, int chooser, int area, List<Religion> options, boolean ends)
    implements Decision<Religion> {

  public ChooseHeresy {
    options = List.copyOf(options);
  }

  @Override
  public Optional<Refusal> refusal(Religion answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(new Refusal("XXXI.C", "No believers of that religion are meant"));
  }

  /** Asks only when there is something to choose. */
  static Optional<Religion> ask(
      Play play, int chooser, int area, Collection<Religion> religions, boolean ends) {
    List<Religion> options = List.copyOf(religions);
    return options.size() < 2
        ? options.stream().findFirst()
        : Optional.of(
            play.table().ask(new ChooseHeresy(play.world(), chooser, area, options, ends)));
  }
}
