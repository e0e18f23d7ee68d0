package org.groma.engine.romanitas.force;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.state.Empire;
import org.groma.engine.romanitas.state.Post;

/** The forces that a sensible player would think of: the best units of each price. */
public final class Musters {

  private Musters() {}

  /** Legal forces for an occasion, the cheapest first; in a defence nobody at all comes first. */
  public static List<Muster> of(Empire empire, Occasion occasion) {
    Set<Muster> found = new LinkedHashSet<>();
    if (occasion.isDefence()) {
      found.add(Muster.NOBODY);
    }
    List<Integer> border = best(empire, occasion.limitanei(), Kind.BORDER);
    int regulars = empire.setting().figures().mobilisation().regulars();
    List<Integer> foot = best(empire, regulars, Kind.REGULAR);
    List<Integer> hired =
        best(empire, empire.setting().figures().mobilisation().mercenaryUnits(), Kind.MERCENARY);
    int[] sizes = {
      0,
      empire.setting().figures().mobilisation().smallUnits(),
      empire.setting().figures().mobilisation().largeUnits()
    };
    List<Integer> best = best(empire, sizes[sizes.length - 1], Kind.PAID);
    for (List<Integer> figures : commands(empire)) {
      if (figures.isEmpty() && !occasion.isDefence()) {
        continue; // nobody attacks without one
      }
      for (int size : sizes) {
        List<Integer> paid = best.subList(0, Math.min(size, best.size()));
        for (boolean mercenaries : new boolean[] {false, true}) {
          List<Integer> units = new ArrayList<>(paid);
          if (mercenaries) {
            units.addAll(hired);
          }
          units.addAll(foot);
          units.addAll(border);
          add(empire, occasion, figures, units, found);
        }
      }
    }
    return List.copyOf(found);
  }

  /** Adds a force, as large as its command allows, in the field and behind walls. */
  private static void add(
      Empire empire,
      Occasion occasion,
      List<Integer> figures,
      List<Integer> units,
      Set<Muster> found) {
    int most = empire.setting().figures().mobilisation().garrison();
    if (!figures.isEmpty()) {
      most = 0;
      for (int figure : figures) {
        most += empire.setting().commanders().get(figure).command();
      }
    }
    List<Integer> kept = units.subList(0, Math.min(most, units.size()));
    offer(empire, occasion, new Muster(kept, figures, false), found);
    if (occasion.fortified()) {
      offer(empire, occasion, new Muster(kept, figures, true), found);
    }
  }

  private static void offer(Empire empire, Occasion occasion, Muster muster, Set<Muster> found) {
    if (!muster.isNobody()
        && !found.contains(muster)
        && Levying.refusal(empire, muster, occasion).isEmpty()) {
      found.add(muster);
    }
  }

  private static List<List<Integer>> commands(Empire empire) {
    List<List<Integer>> all = new ArrayList<>();
    boolean comes = empire.figure(Levying.COMES) == Post.READY;
    boolean magister = empire.figure(Levying.MAGISTER) == Post.READY;
    all.add(List.of());
    if (comes) {
      all.add(List.of(Levying.COMES));
    }
    if (magister) {
      all.add(List.of(Levying.MAGISTER));
    }
    if (comes && magister) {
      all.add(List.of(Levying.COMES, Levying.MAGISTER));
    }
    return all;
  }

  private enum Kind {
    BORDER,
    REGULAR,
    MERCENARY,
    PAID
  }

  private static List<Integer> best(Empire empire, int most, Kind kind) {
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < empire.setting().army().size(); unit++) {
      if (empire.isReady(unit) && is(empire, unit, kind)) {
        units.add(unit);
      }
    }
    units.sort(Comparator.comparingInt(empire::bonus).reversed().thenComparing(unit -> unit));
    return units.subList(0, Math.min(most, units.size()));
  }

  private static boolean is(Empire empire, int unit, Kind kind) {
    Levy levy = empire.setting().army().get(unit).levy();
    return switch (kind) {
      case BORDER -> levy == Levy.BORDER;
      case REGULAR -> levy == Levy.REGULAR && !empire.isElite(unit);
      case MERCENARY -> levy == Levy.MERCENARY;
      case PAID -> Levying.isPaid(empire, unit);
    };
  }
}
