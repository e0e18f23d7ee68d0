package org.groma.engine.invasions.diplomacy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Whether a nation plays a diplomacy card, and for what. It is asked often and mostly for nothing,
 * so what could be done is listed only for who wants to know.
 *
 * @param active the nation about to activate; {@link World#NOBODY} before the Military Phase
 */
@Rule("XXX.A")
public record ChooseErrand(World world, int chooser, int active) implements Decision<Errand> {

  @Override
  public List<Errand> options() {
    List<Errand> options = new ArrayList<>();
    options.add(Errand.NONE);
    options.addAll(Errands.options(world, chooser, active));
    return options;
  }

  /** What cannot wait, all of it legal. */
  public List<Errand> pressing() {
    return Errands.pressing(world, chooser, active);
  }

  @Override
  public Optional<Refusal> refusal(Errand answer) {
    if (answer.isNone()) {
      return Optional.empty();
    }
    return answer.card() == DiplomacyDeck.Kind.FOEDUS && answer.target() != active
        ? Optional.of(
            new Refusal("XXVIII.A", "A Foedus takes effect when the Barbarian nation activates"))
        : Errands.refusal(world, chooser, answer);
  }
}
