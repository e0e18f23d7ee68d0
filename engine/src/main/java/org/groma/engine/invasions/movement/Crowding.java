package org.groma.engine.invasions.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * The check at the end of a movement sub-step. As long as units can go elsewhere they must not stay
 * beyond the stacking limit, nor with neutral units; who is too many and cannot go is lost.
 */
@Rule({"XVII.A", "XII.D"})
public final class Crowding {

  private static final Optional<Refusal> TOO_MANY =
      Refusing.because("XVII.A", "too many units stand in a province that some could leave");
  private static final Optional<Refusal> IN_COMPANY =
      Refusing.because("XII.D", "units that could go on stand with neutral units");
  private static final Optional<Refusal> WRONG_LOSS =
      Refusing.because("XVII.A", "exactly the units beyond the limit are lost");

  /** Which units are lost. */
  public record Choice(World world, int chooser, int province, UnitSet present, int count)
      implements Decision<UnitSet> {

    @Override
    public List<UnitSet> options() {
      List<UnitSet> options = new ArrayList<>();
      for (int skipped = 0; skipped + count <= present.size(); skipped++) {
        options.add(present.minus(present.first(skipped)).first(count));
      }
      return options;
    }

    @Override
    public Optional<Refusal> refusal(UnitSet answer) {
      boolean right = answer.size() == count && present.containsAll(answer);
      return right ? Optional.empty() : WRONG_LOSS;
    }
  }

  private Crowding() {}

  /** Why a movement sub-step cannot end yet. */
  static Optional<Refusal> refusal(World world, int nation, Phase phase) {
    for (int province : Stacking.overstacked(world, nation)) {
      if (LandOptions.someCanLeave(world, nation, phase, province)) {
        return TOO_MANY;
      }
    }
    long bloc = world.diplomacy().bloc(nation);
    for (int province = world.nextProvinceOf(bloc, 0);
        province >= 0;
        province = world.nextProvinceOf(bloc, province + 1)) {
      if (isInCompany(world, nation, province)
          && LandOptions.someCanLeave(world, nation, phase, province)) {
        return IN_COMPANY;
      }
    }
    return Optional.empty();
  }

  /** Whether units that moved in this sub-step stand with units of a neutral nation. */
  private static boolean isInCompany(World world, int nation, int province) {
    long bloc = world.diplomacy().bloc(nation);
    long present = world.mastersAt(province);
    long others = present & ~world.diplomacy().friends(nation);
    if ((present & bloc) == 0 || others == 0) {
      return false;
    }
    return isAnyNeutral(world, nation, others, province)
        && world
            .unitsAt(province, unit -> (bloc & 1L << world.master(unit)) != 0)
            .any(world::hasMoved);
  }

  private static boolean isAnyNeutral(World world, int nation, long others, int province) {
    for (long rest = others; rest != 0; rest &= rest - 1) {
      int other = Long.numberOfTrailingZeros(rest);
      if (Attitude.between(world, nation, other, province) == Stance.NEUTRAL) {
        return true;
      }
    }
    return false;
  }

  /** Eliminates whoever is too many, by the choice of the owner. */
  public static void thin(Play play, int nation) {
    World world = play.world();
    for (int province : Stacking.overstacked(world, nation)) {
      UnitSet present = world.unitsAt(province, world.diplomacy().bloc(nation));
      int count = Math.min(Stacking.excess(world, nation, province), present.size());
      UnitSet lost = play.table().ask(new Choice(world, nation, province, present, count));
      if (play.table().isHeard()) {
        play.tell(new MovementTold.Overcrowded(nation, province, lost));
      }
      play.happen(new UnitEvent.Eliminated(lost));
    }
  }
}
