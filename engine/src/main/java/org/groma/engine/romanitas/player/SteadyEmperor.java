package org.groma.engine.romanitas.player;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;
import org.groma.engine.romanitas.campaign.Campaigning;
import org.groma.engine.romanitas.choice.AllotFate;
import org.groma.engine.romanitas.choice.ChooseFace;
import org.groma.engine.romanitas.choice.Defend;
import org.groma.engine.romanitas.choice.Deploy;
import org.groma.engine.romanitas.choice.PayForStratagem;
import org.groma.engine.romanitas.choice.Pick;
import org.groma.engine.romanitas.choice.TakeFavour;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.management.Managing;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** Plays to win. */
public final class SteadyEmperor implements Player {

  /** What a unit is risked at in a fight. */
  private static final double RISK = 0.08;

  @Override
  @SuppressWarnings("unchecked") // each case answers a decision of its own type
  public <A> A decide(Decision<A> decision) {
    return (A)
        switch (decision) {
          case AllotFate fate -> fate(fate);
          case TakeFavour favour -> best(favour.options(), each -> favour(favour.empire(), each));
          case Defend defence -> defence(defence);
          case Campaigning campaign -> Ventures.choose(campaign);
          case Managing managing -> Steward.choose(managing);
          case Deploy deploy -> deploy.usual();
          case PayForStratagem pay ->
              pay.empire().points() >= 4 && pay.romans() <= pay.enemies() + 1;
          case ChooseFace face -> best(face.options(), SteadyEmperor::stratagem);
          case Pick pick -> pick(pick);
          default -> decision.options().getFirst();
        };
  }

  static <T> T best(List<T> options, ToDoubleFunction<T> worth) {
    T best = options.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (T option : options) {
      double value = worth.applyAsDouble(option);
      if (value > most) {
        most = value;
        best = option;
      }
    }
    return best;
  }

  private static List<Integer> fate(AllotFate fate) {
    Setting setting = fate.empire().setting();
    return best(
        fate.options(),
        dice -> {
          double sum = 0;
          Domain[] domains = Domain.values();
          for (int i = 0; i < domains.length; i++) {
            int die = Math.clamp(dice.get(i) + fate.modifiers().get(i), 1, 6);
            sum += Worth.acta(fate.empire(), setting.acta(domains[i], die));
          }
          return sum;
        });
  }

  private static double favour(Empire empire, Favour favour) {
    return switch (favour) {
      case CHURCH_GIFT -> empire.points() < empire.setting().figures().purse().most() ? 1 : 0;
      case MISSIONARY -> empire.desolations() > 0 ? 1 + Worth.turns(empire) * 0.5 : 0.1;
      case ELITE -> 0.8;
      case CAESAR -> 0.3;
      case GUARD -> 0.6;
      case DONATIO -> 0.7;
    };
  }

  private static Muster defence(Defend defence) {
    Purse purse = new Purse(defence.empire());
    return best(defence.options(), each -> defence(defence, each, purse));
  }

  private static double defence(Defend defence, Muster muster, Purse purse) {
    Empire empire = defence.empire();
    Force force = Force.of(empire, muster);
    double lost =
        defence.space() < 0
            ? Worth.territory(empire, defence.territory())
            : empire.isRomanSpace(defence.space()) ? Worth.sack(empire, defence.space()) : 0;
    // whoever is not stopped goes on
    double onwards = defence.enemies() > empire.setting().figures().field().raiders() ? 2 : 0;
    double chance =
        (muster.behindWalls() ? Chance.BESIEGED : Chance.BATTLE)
            .of(force, empire.setting().folk(defence.nation()), defence.enemies());
    return chance * room(empire)
        - (1 - chance) * (lost + onwards)
        - purse.price(force.cost())
        - RISK * force.size()
        - (muster.figures().contains(Figure.MAGISTER) ? 0.3 : 0);
  }

  /** What a victory brings while the track has room for it. */
  static double room(Empire empire) {
    return empire.points() < empire.setting().figures().purse().most()
        ? empire.setting().figures().purse().victory()
        : 0;
  }

  private static int pick(Pick pick) {
    Empire empire = pick.empire();
    List<Integer> options = pick.options();
    return switch (pick.matter()) {
      case FAVOURABLE_LANE -> options.contains(1) ? 1 : options.getFirst();
      case FLANKED_LANE -> options.getFirst();
      case RALLY_LANE -> options.get(options.size() / 2);
      case CAESAR -> best(options, nation -> caesar(empire, nation));
      case KEPT_OUT ->
          best(
              options,
              unit -> {
                var troops = empire.setting().folk(persian(empire)).troops();
                return unit < troops.size() ? troops.get(unit).bonus() : 0;
              });
      case CONFINED_UNIT, STORM_LOSS -> best(options, unit -> -empire.bonus(unit));
      case DISCIPLINED_UNIT, RALLIED_UNIT, LED_UNIT, ELITE ->
          best(options, unit -> empire.bonus(unit));
      case RESERVE_UNIT -> best(options, unit -> unit < 0 ? 0.5 : empire.bonus(unit));
    };
  }

  private static double stratagem(Face face) {
    return switch (face) {
      case AMBUSH, DEFENSIVE_WORKS, RALLY -> 3;
      case RESERVE, HARASSMENT, MANOEUVRE -> 2;
      case SIEGE, DEFENSIVE_TACTIC -> 0;
      case IRON_DISCIPLINE, FAVOURABLE_TERRAIN, FRONTAL_ASSAULT -> 1;
    };
  }

  /** The strongest of those who made war of late is best flattered. */
  private static double caesar(Empire empire, int nation) {
    return empire.setting().folk(nation).troops().size() + (empire.wasAtWar(nation) ? 10 : 0);
  }

  private static int persian(Empire empire) {
    for (int nation = 1; nation < empire.setting().nations(); nation++) {
      if (!empire.setting().folk(nation).barbarian()) {
        return nation;
      }
    }
    return 1;
  }
}
