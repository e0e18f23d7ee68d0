package org.groma.engine.romanitas.force;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.romanitas.setting.Figure;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.state.Empire;
import org.groma.engine.romanitas.state.Post;

/**
 * The forces that a sensible player would think of: the best units of each price. Who is ready is
 * looked through once; a player who may attack asks for many occasions in one and the same state.
 */
public final class Musters {

  private final Empire empire;
  private final Figures.Mobilisation limits;
  private final List<List<Integer>> commands;

  /** Units that are ready, the best first. */
  private final List<Integer> border = new ArrayList<>();

  private final List<Integer> foot = new ArrayList<>();
  private final List<Integer> hired = new ArrayList<>();
  private final List<Integer> paid = new ArrayList<>();

  public Musters(Empire empire) {
    this.empire = empire;
    this.limits = empire.setting().figures().mobilisation();
    this.commands = commands(empire);
    for (int unit = 0; unit < empire.setting().army().size(); unit++) {
      if (empire.isReady(unit)) {
        insert(pool(unit), unit);
      }
    }
  }

  private List<Integer> pool(int unit) {
    return switch (empire.setting().army().get(unit).levy()) {
      case BORDER -> border;
      case REGULAR -> empire.isElite(unit) ? paid : foot;
      case MERCENARY -> hired;
      case GUARD, OTHER -> paid;
    };
  }

  /** Behind all that are as good. */
  private void insert(List<Integer> pool, int unit) {
    int place = pool.size();
    while (place > 0 && empire.bonus(pool.get(place - 1)) < empire.bonus(unit)) {
      place--;
    }
    pool.add(place, unit);
  }

  private static List<List<Integer>> commands(Empire empire) {
    List<List<Integer>> all = new ArrayList<>();
    boolean comes = empire.figure(Figure.COMES) == Post.READY;
    boolean magister = empire.figure(Figure.MAGISTER) == Post.READY;
    all.add(List.of());
    if (comes) {
      all.add(List.of(Figure.COMES));
    }
    if (magister) {
      all.add(List.of(Figure.MAGISTER));
    }
    if (comes && magister) {
      all.add(List.of(Figure.COMES, Figure.MAGISTER));
    }
    return all;
  }

  /** How many units of each price a force has: what it is made of, as they are all the best. */
  private record Mix(int paid, int hired, int foot, int border) {}

  /** Legal forces for an occasion, the cheapest first; in a defence nobody at all comes first. */
  public List<Muster> of(Occasion occasion) {
    List<Muster> found = new ArrayList<>();
    if (occasion.isDefence()) {
      found.add(Muster.NOBODY);
    }
    for (List<Integer> figures : commands) {
      if (figures.isEmpty() && !occasion.isDefence()) {
        continue; // nobody attacks without one
      }
      for (Mix mix : mixes(most(figures, occasion), occasion.limitanei())) {
        List<Integer> units = units(mix);
        offer(occasion, new Muster(units, figures, false), found);
        if (occasion.fortified()) {
          offer(occasion, new Muster(units, figures, true), found);
        }
      }
    }
    return found;
  }

  /** How many units those who lead can lead. */
  private int most(List<Integer> figures, Occasion occasion) {
    if (figures.isEmpty()) {
      return limits.garrison();
    }
    int most = Levying.intrinsic(empire, occasion);
    for (int figure : figures) {
      most += empire.setting().commanders().get(figure).command();
    }
    return Math.min(most, limits.bothCommanders());
  }

  /** None, few or many that are paid for, with mercenaries or without; then those who are not. */
  private List<Mix> mixes(int most, int limitanei) {
    List<Mix> mixes = new ArrayList<>();
    for (int size : new int[] {0, limits.smallUnits(), limits.largeUnits()}) {
      for (int mercenaries : new int[] {0, limits.mercenaryUnits()}) {
        int left = most;
        int ofPaid = Math.min(left, Math.min(size, paid.size()));
        left -= ofPaid;
        int ofHired = Math.min(left, Math.min(mercenaries, hired.size()));
        left -= ofHired;
        int ofFoot = Math.min(left, Math.min(limits.regulars(), foot.size()));
        left -= ofFoot;
        Mix mix =
            new Mix(ofPaid, ofHired, ofFoot, Math.min(left, Math.min(limitanei, border.size())));
        if (!mixes.contains(mix)) {
          mixes.add(mix);
        }
      }
    }
    return mixes;
  }

  private List<Integer> units(Mix mix) {
    List<Integer> units = new ArrayList<>(mix.paid() + mix.hired() + mix.foot() + mix.border());
    units.addAll(paid.subList(0, mix.paid()));
    units.addAll(hired.subList(0, mix.hired()));
    units.addAll(foot.subList(0, mix.foot()));
    units.addAll(border.subList(0, mix.border()));
    return units;
  }

  private void offer(Occasion occasion, Muster muster, List<Muster> found) {
    if (!muster.isNobody() && Levying.refusalOfReady(empire, muster, occasion).isEmpty()) {
      found.add(muster);
    }
  }
}
