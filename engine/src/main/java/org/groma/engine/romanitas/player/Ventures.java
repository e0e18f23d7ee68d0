package org.groma.engine.romanitas.player;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.groma.engine.romanitas.campaign.Campaigning;
import org.groma.engine.romanitas.campaign.Sally;
import org.groma.engine.romanitas.campaign.Targets;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.setting.Folk;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.setting.Territory;
import org.groma.engine.romanitas.state.Empire;
import org.groma.engine.romanitas.state.Post;

/** Whether anything is worth undertaking now. */
final class Ventures {

  private static final double RISK = 0.08;

  private final Empire empire;
  private final Setting setting;
  private final Purse purse;

  /** The same few forces are weighed against every target. */
  private final IdentityHashMap<Muster, Force> forces = new IdentityHashMap<>();

  private final Map<Integer, Objective> objectives = new HashMap<>();

  /**
   * A territory that may be attacked.
   *
   * @param worth what it is worth to Rome
   */
  private record Objective(Folk folk, int defenders, boolean fortified, double worth) {}

  private Ventures(Campaigning asked) {
    this.empire = asked.empire();
    this.setting = empire.setting();
    this.purse = new Purse(empire);
  }

  static Sally choose(Campaigning asked) {
    Ventures ventures = new Ventures(asked);
    return asked.last() && ventures.isWorthALook() // until then every unit may be needed
        ? ventures.best(asked.options())
        : new Sally.Hold();
  }

  /** Listing every force against every target is much work for nothing when nobody can go. */
  private boolean isWorthALook() {
    boolean pirates = false;
    for (int nation = 1; nation < setting.nations(); nation++) {
      pirates |= empire.fleetAt(nation) >= 0;
    }
    boolean leader =
        empire.figure(Figure.COMES) == Post.READY || empire.figure(Figure.MAGISTER) == Post.READY;
    return leader || (pirates && empire.points() > 0 && empire.readyFleet() >= 0);
  }

  private Sally best(List<Sally> options) {
    Sally best = options.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (Sally option : options) {
      double value = worth(option, most);
      if (value > most) {
        most = value;
        best = option;
      }
    }
    return best;
  }

  /**
   * What something is worth.
   *
   * @param most what the best is worth so far: what cannot reach it need not be weighed
   */
  private double worth(Sally sally, double most) {
    return switch (sally) {
      case Sally.Hold _ -> 0;
      case Sally.Hunt(int zone, int figure) -> hunt(zone, figure);
      case Sally.Attack(var territories, Muster muster) ->
          attack(territories.getFirst(), muster, 0, most);
      case Sally.Landing(_, var territories, Muster muster) ->
          attack(
              territories.getFirst(),
              muster,
              setting.figures().mobilisation().transport() + 0.3,
              most);
      case Sally.Expedition(Muster muster) -> expedition(muster);
    };
  }

  private double hunt(int zone, int figure) {
    int fleet = empire.readyFleet();
    int ours =
        setting.navy().get(fleet).bonus()
            + (figure < 0 ? 0 : setting.commanders().get(figure).naval());
    double chance = 1;
    for (int nation = 1; nation < setting.nations(); nation++) {
      if (empire.fleetAt(nation) == zone) {
        int edge = ours - setting.folk(nation).fleets().getFirst().bonus();
        chance *= Math.clamp(0.45 + 0.17 * edge, 0.05, 0.95);
      }
    }
    double gain =
        SteadyEmperor.room(empire) + setting.board().zone(zone).points() * Worth.turns(empire);
    int cost =
        setting.figures().mobilisation().fleet()
            + (figure == Figure.MAGISTER ? setting.figures().mobilisation().magister() : 0);
    return chance * gain - (1 - chance) * 0.7 - purse.price(cost) + chance * relief(zone);
  }

  /** What it means for the purse that a zone is free again. */
  private double relief(int zone) {
    return purse.relief(setting.board().zone(zone).points());
  }

  private double attack(int territory, Muster muster, double extra, double most) {
    Objective objective = objective(territory);
    Force force = force(muster);
    double price =
        0.4 // whoever is attacked attacks
            + purse.price(force.cost() + extra)
            + RISK * force.size();
    double prize = SteadyEmperor.room(empire);
    if (2 * prize + objective.worth() - price <= most) {
      return Double.NEGATIVE_INFINITY; // not even if it were won for certain
    }
    double field = Chance.BATTLE.of(force, objective.folk(), objective.defenders());
    double siege =
        objective.fortified()
            ? Chance.SIEGE.of(force, objective.folk(), setting.figures().field().garrison())
            : 1;
    double spoils = objective.worth() + (objective.fortified() ? prize : 0);
    return field * (prize + siege * spoils) - (1 - field) * 0.8 - price;
  }

  private Force force(Muster muster) {
    return forces.computeIfAbsent(muster, each -> Force.of(empire, each));
  }

  private Objective objective(int territory) {
    return objectives.computeIfAbsent(territory, this::look);
  }

  private Objective look(int territory) {
    Territory here = setting.board().territory(territory);
    boolean fortified =
        here.spaces().stream().anyMatch(space -> setting.board().space(space).fortified());
    Figures.Field rules = setting.figures().field();
    return new Objective(
        setting.folk(empire.holder(territory)),
        fortified || here.spaces().size() > 1 ? rules.strongDefenders() : rules.defenders(),
        fortified,
        Worth.territory(empire, territory));
  }

  private double expedition(Muster muster) {
    Figures.Field rules = setting.figures().field();
    Force force = force(muster);
    double battle = Chance.BATTLE.of(force, setting.folk(persia()), rules.persianBattle());
    double both = battle * battle * 0.85;
    int room = setting.figures().purse().most() - empire.points() + force.cost();
    double prize = Math.min(room, setting.figures().purse().expedition() + 1);
    return both * prize
        + battle * 0.5
        - (1 - battle) * 1.5
        - purse.price(force.cost())
        - RISK * 2 * force.size();
  }

  private int persia() {
    for (int i = 0; i < setting.board().territories().size(); i++) {
      int holder = empire.holder(i);
      if (holder > 0 && !Targets.isBarbarian(empire, i)) {
        return holder;
      }
    }
    return 1;
  }
}
