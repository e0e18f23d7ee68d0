package org.groma.engine.romanitas.force;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.event.ActaEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.state.Empire;
import org.groma.engine.romanitas.state.Post;

/** What a force costs, and why one cannot be called up. */
@Rule({"5.2.1", "5.2.2"})
public final class Levying {

  /** A Donatio brings so many mercenaries. */
  private static final int DONATIO = 2;

  private Levying() {}

  /** How a force is made up. */
  private record Count(int border, int regulars, int mercenaries, int guards, int others) {

    static Count of(Empire empire, List<Integer> units) {
      int border = 0;
      int regulars = 0;
      int mercenaries = 0;
      int guards = 0;
      int others = 0;
      for (int unit : units) {
        switch (empire.setting().army().get(unit).levy()) {
          case BORDER -> border++;
          case REGULAR -> {
            if (empire.isElite(unit)) {
              others++;
            } else {
              regulars++;
            }
          }
          case MERCENARY -> mercenaries++;
          case GUARD -> guards++;
          case OTHER -> others++;
        }
      }
      return new Count(border, regulars, mercenaries, guards, others);
    }
  }

  /** What a force costs, in RP. */
  public static int cost(Empire empire, Muster muster) {
    return cost(empire, muster, Count.of(empire, muster.units()));
  }

  private static int cost(Empire empire, Muster muster, Count count) {
    Figures.Mobilisation prices = empire.setting().figures().mobilisation();
    int cost = muster.figures().contains(Figure.MAGISTER) ? prices.magister() : 0;
    int paid = paid(empire, count);
    if (paid > prices.smallUnits()) {
      cost += prices.largeForce() + empire.acta(Domain.POLITICAL).map(Acta::largeForce).orElse(0);
    } else if (paid > 0) {
      cost += prices.smallForce();
    }
    if (unpaidMercenaries(empire, count) < count.mercenaries()) {
      cost += prices.mercenaries();
    }
    boolean levied = muster.units().size() > count.border();
    return cost + (levied ? empire.acta(Domain.ECONOMIC).map(Acta::unit).orElse(0) : 0);
  }

  /** How many units of a force are paid as such: a favour pays for one of the guard. */
  private static int paid(Empire empire, Count count) {
    int guards = count.guards() - (empire.has(Favour.GUARD) ? Math.min(1, count.guards()) : 0);
    return guards + count.others();
  }

  private static int unpaidMercenaries(Empire empire, Count count) {
    return empire.has(Favour.DONATIO) ? Math.min(DONATIO, count.mercenaries()) : 0;
  }

  /** Why a force cannot be called up; empty when it can. */
  public static Optional<Refusal> refusal(Empire empire, Muster muster, Occasion occasion) {
    if (muster.isNobody()) {
      return occasion.isDefence() && muster.figures().isEmpty()
          ? Optional.empty()
          : refuse("a force has at least one unit");
    }
    if (!areReady(empire, muster.units())) {
      return refuse("only units of the Mobilised box can be called up, each once");
    }
    for (int figure : muster.figures()) {
      if (empire.figure(figure) != Post.READY) {
        return refuse("the figure is not in the Mobilised box");
      }
    }
    return refusalOfReady(empire, muster, occasion);
  }

  /** Why a force cannot be called up that has at least one unit, and of which all are ready. */
  static Optional<Refusal> refusalOfReady(Empire empire, Muster muster, Occasion occasion) {
    Figures.Mobilisation limits = empire.setting().figures().mobilisation();
    Count count = Count.of(empire, muster.units());
    if (count.border() > occasion.limitanei()) {
      return refuse("not so many Limitanei live there");
    }
    if (count.regulars() > limits.regulars()) {
      return refuse("no more than " + limits.regulars() + " Skoutatoi come for nothing");
    }
    if (count.mercenaries() > limits.mercenaryUnits()) {
      return refuse("no more than " + limits.mercenaryUnits() + " mercenaries join a force");
    }
    if (count.mercenaries() == muster.units().size()) {
      return refuse("mercenaries join a force, they are none");
    }
    if (paid(empire, count) > limits.largeUnits()) {
      return refuse("no more than " + limits.largeUnits() + " units are mobilised at once");
    }
    return command(empire, muster, occasion, count).or(() -> purse(empire, muster, count));
  }

  private static boolean areReady(Empire empire, List<Integer> units) {
    BitSet seen = new BitSet();
    for (int unit : units) {
      if (seen.get(unit) || !empire.isReady(unit)) {
        return false;
      }
      seen.set(unit);
    }
    return true;
  }

  private static Optional<Refusal> command(
      Empire empire, Muster muster, Occasion occasion, Count count) {
    Figures.Mobilisation limits = empire.setting().figures().mobilisation();
    boolean comes = muster.figures().contains(Figure.COMES);
    boolean magister = muster.figures().contains(Figure.MAGISTER);
    int led =
        (comes ? empire.setting().commanders().get(Figure.COMES).command() : 0)
            + (magister ? empire.setting().commanders().get(Figure.MAGISTER).command() : 0)
            + intrinsic(empire, occasion);
    int most =
        muster.figures().isEmpty() ? limits.garrison() : Math.min(led, limits.bothCommanders());
    if (muster.units().size() > most) {
      return refuse("the force is too large for its command: " + most + " units at most");
    }
    if (muster.behindWalls()
        && (!occasion.fortified() || muster.units().size() > limits.garrison())) {
      return refuse(
          "only a fortified city has walls, and room for " + limits.garrison() + " units");
    }
    if (occasion.isDefence()) {
      return Optional.empty();
    }
    if (!comes && !magister) {
      return refuse("nobody attacks without a Comes or a Magister Militum");
    }
    boolean needsMagister =
        occasion.territories() > 1
            || occasion.purpose() == Occasion.Purpose.EXPEDITION
            || occasion.purpose() == Occasion.Purpose.LANDING
            || paid(empire, count) > limits.smallUnits();
    if (needsMagister && !magister) {
      return refuse("that takes a Magister Militum");
    }
    if (occasion.purpose() == Occasion.Purpose.EXPEDITION
        && muster.units().size() < empire.setting().figures().field().persianInvaders()) {
      return refuse("Persia is not invaded with so few");
    }
    return occasion.purpose() == Occasion.Purpose.LANDING
            && muster.units().size() > limits.transportUnits()
        ? refuse("a fleet carries " + limits.transportUnits() + " units at most")
        : Optional.empty();
  }

  /** How many units a Comes who belongs to the city leads besides. */
  @Rule("8.2")
  static int intrinsic(Empire empire, Occasion occasion) {
    return occasion.intrinsic() ? empire.setting().commanders().get(Figure.COMES).command() : 0;
  }

  private static Optional<Refusal> purse(Empire empire, Muster muster, Count count) {
    int cost = cost(empire, muster, count);
    return cost > empire.points()
        ? refuse("it costs " + cost + " RP, and there are " + empire.points())
        : Optional.empty();
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal("5.2.2", reason));
  }

  /** Calls a force up and pays for it. */
  public static void callUp(Play play, Muster muster) {
    Empire empire = play.empire();
    Count count = Count.of(empire, muster.units());
    int cost = cost(empire, muster, count);
    play.pay(cost, Reason.MOBILISATION);
    if (empire.has(Favour.GUARD) && count.guards() > 0) {
      play.happen(new ActaEvent.FavourUsed(Favour.GUARD));
    }
    if (empire.has(Favour.DONATIO) && count.mercenaries() > 0) {
      play.happen(new ActaEvent.FavourUsed(Favour.DONATIO));
    }
    play.happen(new TroopEvent.Mustered(muster.units(), muster.figures()));
  }
}
