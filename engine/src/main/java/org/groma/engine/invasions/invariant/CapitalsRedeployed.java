package org.groma.engine.invasions.invariant;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.state.World;

/**
 * Whose capital fell in an earlier turn has one again after the Income step, if it came to that
 * step with a city of its own, or if the fallen one was given back and nobody has taken it since:
 * active realms and inactive minor Kingdoms alike. What was given back is remembered from the log,
 * so that a city which slips away without a siege excuses nobody.
 */
final class CapitalsRedeployed extends WorldInvariant {

  private static final String INCOME = "income";

  private final BitSet expected = new BitSet();

  /** Where each nation had its capital last. */
  private final Map<Integer, Integer> seats = new TreeMap<>();

  /** The fallen capitals that were given back, by nation. */
  private final Map<Integer, Integer> returned = new TreeMap<>();

  /** Who has just submitted, until something else begins; or -1. */
  private int submitted = World.NOBODY;

  CapitalsRedeployed() {
    super("nations.capitals-redeployed", "XIV.I");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    switch (event) {
      case NationEvent.CapitalMoved(int nation, int province) when province >= 0 ->
          seats.put(nation, province);
      case RealmEvent.CapitalFell(int nation, int _) -> returned.remove(nation);
      case NationEvent.Submitted(int vassal, int _) -> submitted = vassal;
      case NationEvent.Sworn(int client, int _) -> submitted = client;
      case SequenceEvent _ -> submitted = World.NOBODY;
      case LandEvent.HolderChanged(int province, int nation) when nation >= 0 ->
          follow(world, province, nation);
      case LandEvent.CityGrown(int province, int level) when level == 0 ->
          lose(province); // and what is built there later is another city
      default -> {}
    }
    if (event instanceof SequenceEvent.StepBegan(String step) && step.equals(INCOME)) {
      for (int nation = 0; nation < world.setting().nations(); nation++) {
        boolean city = hasCity(world, nation) || wasGivenBack(world, nation);
        expected.set(nation, isMissing(world, nation) && city);
      }
    }
  }

  /**
   * Who takes a city stands in it; whoever gets it by the Area, or gets it back, does not. Only who
   * has just submitted gets it back.
   */
  private void follow(World world, int province, int nation) {
    if ((world.occupants(province) & 1L << nation) != 0) {
      lose(province);
    } else if (nation == submitted
        && world.capital(nation) < 0
        && seats.getOrDefault(nation, World.NOBODY) == province) {
      returned.put(nation, province);
    }
  }

  private void lose(int province) {
    returned.values().removeIf(city -> city == province);
  }

  private boolean wasGivenBack(World world, int nation) {
    return returned.containsKey(nation)
        && world.hasCity(returned.get(nation))
        && world.setting().access().mayEnter(nation, returned.get(nation), world.turn());
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceTold.StepEnded(String step) && step.equals(INCOME);
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int nation = expected.nextSetBit(0);
        nation >= 0;
        nation = expected.nextSetBit(nation + 1)) {
      if (!isMissing(world, nation)) {
        continue;
      }
      if (hasCity(world, nation)) {
        broken.add(names.nation(nation) + " have a city, and their capital does not return");
      } else if (wasGivenBack(world, nation)) {
        broken.add(names.nation(nation) + " were left their city, and their capital is not there");
      }
    }
  }

  private static boolean isMissing(World world, int nation) {
    Activity activity = world.activity(nation);
    int fell = world.realms().capitalFell(nation);
    return (activity == Activity.ACTIVE || activity == Activity.INACTIVE)
        && world.status(nation).isCivilized()
        && world.capital(nation) < 0
        && fell > 0
        && fell < world.turn();
  }

  private static boolean hasCity(World world, int nation) {
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if (world.holder(province) == nation
          && world.hasCity(province)
          && world.setting().access().mayEnter(nation, province, world.turn())) {
        return true;
      }
    }
    return false;
  }
}
