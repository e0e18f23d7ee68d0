package org.groma.engine.invasions.reinforcement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.ReinforcementFigures;
import org.groma.engine.invasions.setting.TimeTable;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Which units of a pool come as reinforcements. */
@Rule("IX.D")
public final class Draft {

  private Draft() {}

  /** How many of the units are infantry; the others are cavalry. */
  public record ChooseInfantry(World world, int chooser, int least, int most)
      implements Decision<Integer> {

    @Override
    public List<Integer> options() {
      List<Integer> options = new ArrayList<>();
      for (int count = least; count <= most; count++) {
        options.add(count);
      }
      return options;
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return answer >= least && answer <= most
          ? Optional.empty()
          : Optional.of(new Refusal("IX.D", "At least half of the units are infantry"));
    }
  }

  /** Units of given kinds; for each that the pool lacks, one as plain as possible. */
  static UnitSet listed(World world, int nation, List<TimeTable.Wanted> wanted) {
    UnitSet pool = Placement.available(world, nation, kind -> !kind.isFleet());
    UnitSet taken = UnitSet.NONE;
    int missing = 0;
    for (TimeTable.Wanted line : wanted) {
      UnitSet left = pool.minus(taken);
      UnitSet found =
          left.where(unit -> world.setting().kind(unit).id().equals(line.kind()))
              .first(line.count());
      taken = taken.plus(found);
      missing += line.count() - found.size();
    }
    for (; missing > 0; missing--) {
      taken = taken.plus(plainest(world, pool.minus(taken)));
    }
    return taken;
  }

  /** Infantry with the fewest traits; another unit only where there is no infantry at all. */
  private static UnitSet plainest(World world, UnitSet pool) {
    int best = World.NOBODY;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < pool.size(); i++) {
      int traits = Integer.bitCount(world.setting().kind(pool.get(i)).traits());
      int rank = isInfantry(world, pool.get(i)) ? traits : traits + Integer.SIZE;
      if (rank < least) {
        best = pool.get(i);
        least = rank;
      }
    }
    return best < 0 ? UnitSet.NONE : UnitSet.of(best);
  }

  /**
   * Units of no given kind: nomads take what they like, others half infantry and half by lot.
   *
   * @param taken what comes already and is not there to be taken again
   */
  static UnitSet open(Play play, int nation, int count, UnitSet taken) {
    World world = play.world();
    UnitSet pool = Placement.available(world, nation, kind -> !kind.isFleet()).minus(taken);
    int number = Math.min(count, pool.size());
    if (world.isNomad(nation)) {
      return PickUnits.ask(play, nation, pool, number);
    }
    UnitSet foot = pool.where(unit -> isInfantry(world, unit));
    UnitSet horse = pool.minus(foot);
    int share =
        ReinforcementFigures.share(world.setting().figures().reinforcement().infantry(), number);
    int least = Math.max(Math.min(share, foot.size()), number - horse.size());
    int most = Math.min(number, foot.size());
    int infantry =
        least == most ? least : play.table().ask(new ChooseInfantry(world, nation, least, most));
    return ofType(play, nation, foot, infantry)
        .plus(ofType(play, nation, horse, number - infantry));
  }

  /** Half of a type comes by lot, rounded up, and the rest by choice. */
  private static UnitSet ofType(Play play, int nation, UnitSet pool, int count) {
    int drawn = ReinforcementFigures.share(play.setting().figures().reinforcement().drawn(), count);
    UnitSet taken = UnitSet.NONE;
    for (int i = 0; i < drawn; i++) {
      taken = taken.plus(atRandom(play, pool.minus(taken)));
    }
    return taken.plus(PickUnits.ask(play, nation, pool.minus(taken), count - drawn));
  }

  /** One unit by lot; no lot is drawn between units that are alike. */
  static UnitSet atRandom(Play play, UnitSet pool) {
    UnitKind first = play.setting().kind(pool.get(0));
    boolean alike = pool.all(unit -> play.setting().kind(unit).equals(first));
    return UnitSet.of(pool.get(alike ? 0 : play.table().dice().below(pool.size())));
  }

  private static boolean isInfantry(World world, int unit) {
    return world.setting().kind(unit).category() == UnitKind.Category.INFANTRY;
  }
}
