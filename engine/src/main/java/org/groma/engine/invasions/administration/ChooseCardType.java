package org.groma.engine.invasions.administration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.setting.AdministrationCard;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which type of the Administration cards drawn to pay for.
 *
 * @param options the types that can be afforded; the cheapest where none can
 */
@Rule("XIII.D")
public record ChooseCardType(World world, int chooser, List<AdministrationCard.Type> options)
    implements Decision<AdministrationCard.Type> {

  public ChooseCardType {
    options = List.copyOf(options);
  }

  static ChooseCardType of(World world, int nation, Set<AdministrationCard.Type> drawn) {
    int cheapest = Integer.MAX_VALUE;
    for (AdministrationCard.Type type : drawn) {
      cheapest = Math.min(cheapest, cost(world, nation, type));
    }
    int most = Math.max(cheapest, world.gold(nation));
    List<AdministrationCard.Type> options = new ArrayList<>();
    for (AdministrationCard.Type type : drawn) {
      if (cost(world, nation, type) <= most) {
        options.add(type);
      }
    }
    return new ChooseCardType(world, nation, options);
  }

  public static int cost(World world, int nation, AdministrationCard.Type type) {
    return world.setting().figures().administration().cost(type, world.status(nation));
  }

  @Override
  public Optional<Refusal> refusal(AdministrationCard.Type answer) {
    return options.contains(answer)
        ? Optional.empty()
        : Optional.of(
            new Refusal(
                "XIII.D",
                "choose a type that was drawn and can be paid, or the cheapest if none can"));
  }
}
