package org.groma.engine.invasions.status;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Award;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.StatusFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A Barbarian nation becomes a Kingdom, and its horde settles in a capital. */
@Rule("VII.D")
public final class KingdomFounding {

  private KingdomFounding() {}

  /** In which city the capital is, for good. */
  public record ChooseCapital(World world, int chooser, List<Integer> cities)
      implements Decision<Integer> {

    public ChooseCapital {
      cities = List.copyOf(cities);
    }

    @Override
    public List<Integer> options() {
      return cities;
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return cities.contains(answer)
          ? Optional.empty()
          : Optional.of(
              new Refusal("VII.D", "The capital stands in a city that the nation controls"));
    }
  }

  /** What a young Kingdom believes: what it did, or a faith that it takes on now. */
  public record ChooseFaith(World world, int chooser, List<Religion> options)
      implements Decision<Religion> {

    public ChooseFaith {
      options = List.copyOf(options);
    }

    @Override
    public Optional<Refusal> refusal(Religion answer) {
      return options.contains(answer)
          ? Optional.empty()
          : Optional.of(
              new Refusal("VII.D", "A young Kingdom keeps its faith or becomes Arian or Catholic"));
    }
  }

  /** A Kingdom's first year. Control is settled anew, since Kingdoms hold land otherwise. */
  public static void found(Play play, int nation) {
    StatusFigures.Youth youth = play.setting().figures().status().youngKingdom();
    play.happen(new NationEvent.StatusChanged(nation, Status.KINGDOM));
    play.happen(new NationEvent.AgeSet(nation, youth.age()));
    play.happen(new NationEvent.GoldChanged(nation, youth.goldAtOnce()));
    play.happen(new RealmEvent.BonusDue(nation, youth.goldNextTurn()));
    play.happen(new RealmEvent.Founded(nation, play.world().turn()));
    chooseFaith(play, nation);
    Settlement.settle(play);
    settleCapital(play, nation);
    Bonuses.kingdomCreated(play, nation, areaOfCapital(play.world(), nation));
  }

  /** Who is Catholic stays so. */
  private static void chooseFaith(Play play, int nation) {
    Religion old = play.world().realms().religion(nation);
    List<Religion> options = new ArrayList<>();
    options.add(old);
    if (old == Religion.PAGAN) {
      options.add(Religion.ARIAN);
    }
    if (old == Religion.PAGAN || old == Religion.ARIAN) {
      options.add(Religion.CATHOLIC);
      Religion chosen = play.table().ask(new ChooseFaith(play.world(), nation, options));
      if (chosen != old) {
        play.happen(new RealmEvent.ReligionSet(nation, chosen));
      }
    }
  }

  /** Where the realm was founded; -1 where it has no capital yet. */
  static int areaOfCapital(World world, int nation) {
    int capital = world.capital(nation);
    return capital < 0 ? World.NOBODY : world.setting().board().area(capital);
  }

  /**
   * Founds the capitals that are still missing: of young realms that had neither city nor site, and
   * of those who had to make room for a new nation (IX.B). To be called whenever control has been
   * settled.
   */
  public static void settleCapital(Play play) {
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      settleCapital(play, nation);
    }
  }

  static void settleCapital(Play play, int nation) {
    if (!isMissing(play.world(), nation) || !holdsSite(play.world(), nation)) {
      return;
    }
    CityGrowth.grow(play, nation);
    int capital = choose(play, nation);
    play.happen(new NationEvent.CapitalMoved(nation, capital));
    if (play.world().horde(nation) >= 0) {
      play.happen(new NationEvent.HordeMoved(nation, World.NOBODY));
    }
    for (Destinies.SeatBonus bonus : play.setting().destinies().seatBonuses()) {
      if (bonus.nation() == nation && bonus.province() == capital) {
        Award.deed(play, nation, bonus.points(), "capital");
      }
    }
  }

  /** A conquered capital is not founded but redeployed (XIV.I). */
  private static boolean isMissing(World world, int nation) {
    return world.activity(nation) == Activity.ACTIVE
        && world.status(nation).isCivilized()
        && world.capital(nation) < 0
        && world.realms().capitalFell(nation) == 0
        && !world.setting().destinies().isWithoutCapital(nation);
  }

  private static boolean holdsSite(World world, int nation) {
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (isOpen(world, nation, province) && world.setting().board().hasSite(province)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a nation holds a province and may go there: control may reach into closed land. */
  static boolean isOpen(World world, int nation, int province) {
    return world.holder(province) == nation
        && world.setting().access().mayEnter(nation, province, world.turn());
  }

  /** One of the cities that the nation controls; there must be one. */
  static int choose(Play play, int nation) {
    List<Integer> cities = cities(play.world(), nation);
    return cities.size() == 1
        ? cities.getFirst()
        : play.table().ask(new ChooseCapital(play.world(), nation, cities));
  }

  static List<Integer> cities(World world, int nation) {
    List<Integer> cities = new ArrayList<>();
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (isOpen(world, nation, province) && world.hasCity(province)) {
        cities.add(province);
      }
    }
    return cities;
  }
}
