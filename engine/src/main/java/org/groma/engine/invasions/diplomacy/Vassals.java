package org.groma.engine.invasions.diplomacy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.BondFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** How vassals become free again. */
@Rule("XXIX.G")
public final class Vassals {

  private Vassals() {}

  /** Whether a vassal of nomads rises. */
  public record ChooseRebellion(World world, int chooser, int suzerain) implements YesOrNo {}

  /** Which unit a failed rebellion costs. */
  public record ChooseLostRebel(World world, int chooser, UnitSet units)
      implements Decision<Integer> {

    @Override
    public List<Integer> options() {
      return new Mercenaries.ChooseMercenary(world, chooser, units).options();
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return units.contains(answer)
          ? Optional.empty()
          : Optional.of(new Refusal("XXIX.G", "The rebel loses a unit of its own on the map"));
    }
  }

  /** A vassal is free, and the unit it lent comes home. */
  public static void free(Play play, int vassal) {
    int suzerain = play.world().diplomacy().suzerain(vassal);
    play.happen(new NationEvent.Freed(vassal));
    Mercenaries.sendHome(play, vassal, suzerain, Contract.VASSAL);
  }

  /** Whether a vassal may rise this turn: against nomads, and not in the turn it submitted. */
  static boolean mayRebel(World world, int vassal) {
    int suzerain = world.diplomacy().suzerain(vassal);
    return suzerain >= 0
        && world.isNomad(suzerain)
        && world.turn() > world.realms().submittedOn(vassal);
  }

  static void offerRebellion(Play play, int vassal) {
    World world = play.world();
    if (!mayRebel(world, vassal)) {
      return;
    }
    int suzerain = world.diplomacy().suzerain(vassal);
    if (!play.table().ask(new ChooseRebellion(world, vassal, suzerain))) {
      return;
    }
    boolean succeeds = succeeds(play, vassal, suzerain);
    if (play.table().isHeard()) {
      play.tell(new DiplomacyTold.Rebelled(vassal, suzerain, succeeds));
    }
    if (succeeds) {
      // the unit it lent stays with the nomads until it falls
      play.happen(new NationEvent.Freed(vassal));
    } else {
      fail(play, vassal);
    }
  }

  /** Some vassals roll twice and keep the better (ruling E75). */
  private static boolean succeeds(Play play, int vassal, int suzerain) {
    boolean passed = false;
    int rolls = play.setting().bondRules().rebellionRolls(vassal, suzerain);
    for (int i = 0; i < rolls; i++) {
      passed |= play.table().d2(Roll.REBELLION);
    }
    return passed;
  }

  private static void fail(Play play, int vassal) {
    BondFigures figures = play.setting().figures().bonds();
    play.happen(
        new NationEvent.PointsScored(vassal, figures.failedRebellion(), "failed-rebellion"));
    for (int i = 0; i < figures.rebelsLost(); i++) {
      UnitSet units = Mercenaries.available(play.world(), vassal);
      if (!units.isEmpty()) {
        int lost = play.table().ask(new ChooseLostRebel(play.world(), vassal, units));
        play.happen(new UnitEvent.Eliminated(UnitSet.of(lost)));
      }
    }
  }
}
