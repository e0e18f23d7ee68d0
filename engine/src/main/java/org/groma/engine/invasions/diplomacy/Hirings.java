package org.groma.engine.invasions.diplomacy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.BondRules;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Units that a nation's card lets another hire for a turn, in the Reinforcements step. */
@Rule("IX.F")
public final class Hirings {

  private static final String SECTION = "IX.F";

  private Hirings() {}

  /** How many units are hired; they cost little and keep the peace, so the most come first. */
  public record ChooseHired(World world, int chooser, int of, int most)
      implements Decision<Integer> {

    @Override
    public List<Integer> options() {
      List<Integer> options = new ArrayList<>();
      for (int i = most; i >= 0; i--) {
        options.add(i);
      }
      return options;
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return answer >= 0 && answer <= most
          ? Optional.empty()
          : Optional.of(new Refusal(SECTION, "No more than " + most + " units can be hired"));
    }
  }

  /** Whether a nation lets its units be hired. */
  public record ChooseToLend(World world, int chooser, int hirer) implements YesOrNo {}

  /** Those hired last turn go home, then the hirings of this turn are made. */
  public static void run(Play play) {
    World world = play.world();
    for (int unit = 0; unit < play.setting().roster().size(); unit++) {
      if (world.isOnMap(unit)
          && world.isLent(unit)
          && world.realms().contract(unit) == Contract.HIRED) {
        Mercenaries.sendHome(play, unit);
      }
    }
    for (BondRules.Hiring each : play.setting().bondRules().hirings()) {
      if (isOpen(world, each)) {
        hire(play, each);
      }
    }
  }

  private static boolean isOpen(World world, BondRules.Hiring hiring) {
    return hiring.isOpen(world.turn())
        && world.activity(hiring.hirer()) == Activity.ACTIVE
        && world.activity(hiring.of()) == Activity.ACTIVE
        && (hiring.leader() < 0 || !world.hasFallen(hiring.leader()))
        && Mercenaries.hasPost(world, hiring.hirer());
  }

  private static void hire(Play play, BondRules.Hiring hiring) {
    World world = play.world();
    int affordable =
        hiring.price() == 0 ? hiring.count() : world.gold(hiring.hirer()) / hiring.price();
    int most = Math.min(Math.min(hiring.count(), affordable), units(world, hiring).size());
    int wanted =
        most == 0 ? 0 : play.table().ask(new ChooseHired(world, hiring.hirer(), hiring.of(), most));
    boolean granted =
        wanted > 0
            && (!hiring.refusable()
                || play.table().ask(new ChooseToLend(world, hiring.of(), hiring.hirer())));
    for (int i = 0; granted && i < wanted && Mercenaries.hasPost(world, hiring.hirer()); i++) {
      int unit =
          play.table()
              .ask(new Mercenaries.ChooseMercenary(world, hiring.of(), units(world, hiring)));
      play.happen(new NationEvent.GoldChanged(hiring.hirer(), -hiring.price()));
      play.happen(new NationEvent.GoldChanged(hiring.of(), hiring.price()));
      Mercenaries.lend(play, unit, hiring.hirer(), Contract.HIRED);
    }
  }

  private static UnitSet units(World world, BondRules.Hiring hiring) {
    return Mercenaries.available(world, hiring.of())
        .where(unit -> world.setting().kind(unit).category() == hiring.category());
  }
}
