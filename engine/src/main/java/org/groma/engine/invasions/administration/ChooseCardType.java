package org.groma.engine.invasions.administration;

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
    List<AdministrationCard.Type> affordable =
        drawn.stream().filter(type -> cost(world, nation, type) <= world.gold(nation)).toList();
    if (!affordable.isEmpty()) {
      return new ChooseCardType(world, nation, affordable);
    }
    int cheapest = drawn.stream().mapToInt(type -> cost(world, nation, type)).min().orElseThrow();
    return new ChooseCardType(
        world,
        nation,
        drawn.stream().filter(type -> cost(world, nation, type) == cheapest).toList());
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
