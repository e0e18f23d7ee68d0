package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.Pillage;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Barbarians stand in cities of somebody without owning them; they must pillage a city to take it,
 * and may be paid for leaving it alone.
 *
 * @param from whose cities they are
 */
@Rule({"14.2.7", "13.4"})
public record PillageToOwn(int position, int from) implements Special {

  public static PillageToOwn of(Said said) {
    return new PillageToOwn(said.position("nation"), said.position("from"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** Whether who stands in a city leaves it to its owner. */
  public static boolean leaves(World world, int occupant, int owner) {
    return owner != World.NOBODY
        && world.stage(occupant) == Stage.BARBARIAN
        && world
            .setting()
            .specials()
            .of(PillageToOwn.class, occupant)
            .filter(rule -> rule.from == owner)
            .isPresent();
  }

  /** The economic phase of the barbarians: the owner may pay, then they pillage or not. */
  public static void play(Play play, int position) {
    play.setting().specials().of(PillageToOwn.class, position).ifPresent(rule -> rule.exact(play));
  }

  private void exact(Play play) {
    World world = play.world();
    if (world.stage(position) != Stage.BARBARIAN) {
      return;
    }
    List<Integer> cities = threatened(world);
    pay(play, cities);
    for (int city : cities) {
      if (play.ask(new ChooseSack(world, position, city))) {
        play.pay(position, Pillage.booty(world, city), Account.PILLAGE);
        play.happen(new CityEvent.Owned(city, position));
        Pillage.ruin(play, city);
      }
    }
  }

  private void pay(Play play, List<Integer> cities) {
    World world = play.world();
    int booty = cities.stream().mapToInt(city -> Pillage.booty(world, city)).sum();
    int most = Math.min(booty, world.treasury(from));
    int sum = most > 0 ? play.ask(new ChoosePayment(world, from, position, booty, most)) : 0;
    if (sum != world.mark(Mark.PAID, position)) {
      play.happen(new ScenarioEvent.Marked(Mark.PAID, position, sum));
    }
    play.pay(from, -sum, Account.HIRE);
    play.pay(position, sum, Account.HIRE);
  }

  private List<Integer> threatened(World world) {
    List<Integer> found = new ArrayList<>();
    for (int city : Holdings.taxable(world, from)) {
      if (world.occupant(Holdings.area(world, city)) == position) {
        found.add(city);
      }
    }
    return found;
  }
}
