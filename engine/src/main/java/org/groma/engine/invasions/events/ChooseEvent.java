package org.groma.engine.invasions.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which event a player plays now, if any.
 *
 * @param chooser a nation of the player
 * @param nation whose step or activation it is, who fights or rolls; -1 where nobody in particular
 * @param playable the cards worth a thought
 */
@Rule("X.B")
public record ChooseEvent(
    World world, int chooser, Moment moment, int nation, List<HeldCard> playable)
    implements Decision<HeldCard> {

  public ChooseEvent {
    playable = List.copyOf(playable);
  }

  @Override
  public List<HeldCard> options() {
    List<HeldCard> options = new ArrayList<>();
    options.add(HeldCard.NONE);
    options.addAll(playable);
    return options;
  }

  @Override
  public Optional<Refusal> refusal(HeldCard answer) {
    if (answer.equals(HeldCard.NONE) || playable.contains(answer)) {
      return Optional.empty();
    }
    int seat = world.setting().nation(chooser).seat();
    boolean held = answer.card() >= 0 && answer.isHeldBy(world, seat);
    if (!held) {
      return Optional.of(new Refusal("X.B", "The player does not hold this card"));
    }
    return answer.event(world).moment() == moment
        ? Optional.of(new Refusal("X.B", "The card has nothing to do here"))
        : Optional.of(new Refusal("X.B", "This is not the moment for the card"));
  }
}
