package org.groma.engine.invasions.status;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Award;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * The end of the Huns as they were: at the end of a certain activation they found an Empire or
 * vanish. Fewer than three Areas are too few to try (ruling C68).
 */
@Rule("VII.A")
public final class CollapseOrEmpire {

  private static final int FIRST_AREAS = 3;

  private CollapseOrEmpire() {}

  /** Which cavalry is given up for a better chance; any number of it. */
  public record SacrificeCavalry(World world, int chooser, UnitSet cavalry)
      implements Decision<UnitSet> {

    /** None, or the first so many: a started pair counts, so odd numbers are enough. */
    @Override
    public List<UnitSet> options() {
      List<UnitSet> options = new ArrayList<>();
      options.add(UnitSet.NONE);
      for (int count = 1; count <= cavalry.size(); count += 2) {
        options.add(cavalry.first(count));
      }
      return options;
    }

    @Override
    public Optional<Refusal> refusal(UnitSet answer) {
      return cavalry.containsAll(answer)
          ? Optional.empty()
          : Optional.of(
              new Refusal("VII.A", "Only cavalry of the nation's own on the map is sacrificed"));
    }
  }

  /** To be called when an activation ends; does nothing for other nations and other turns. */
  public static void atEndOfActivation(Play play, int nation) {
    for (Destinies.Trial trial : play.setting().destinies().trials()) {
      if (trial.nation() == nation
          && trial.turn() == play.world().turn()
          && play.world().activity(nation) == Activity.ACTIVE
          && play.world().isBarbarian(nation)) {
        decide(play, trial);
      }
    }
  }

  private static void decide(Play play, Destinies.Trial trial) {
    int nation = trial.nation();
    if (Realm.areaHalves(play.world(), nation) < trial.areasNeeded()) {
      Disappearance.of(play, nation);
      return;
    }
    int modifier = modifier(play.world(), trial) + sacrifice(play, trial);
    int result = play.table().roll(Die.D10, Roll.TRIAL) + modifier;
    boolean founded = result >= trial.target();
    if (play.table().isHeard()) {
      play.tell(new RealmTold.TrialHeld(nation, result, founded));
    }
    if (founded) {
      EmpireFounding.found(play, nation);
    } else {
      int points = trial.points() * cavalry(play.world(), nation).size();
      Award.deed(play, nation, points, "collapse");
      Disappearance.of(play, nation);
    }
  }

  /** A started pair counts (ruling C28). */
  private static int sacrifice(Play play, Destinies.Trial trial) {
    int nation = trial.nation();
    UnitSet own = cavalry(play.world(), nation).where(unit -> !play.world().isLent(unit));
    UnitSet given = play.table().ask(new SacrificeCavalry(play.world(), nation, own));
    if (!given.isEmpty()) {
      play.happen(new UnitEvent.Eliminated(given));
    }
    return (given.size() + 1) / 2 * trial.perTwoCavalry();
  }

  static int modifier(World world, Destinies.Trial trial) {
    int nation = trial.nation();
    int horde = world.horde(nation);
    int above = Math.max(0, Realm.areas(world, nation, false) - FIRST_AREAS);
    boolean abroad = horde >= 0 && !world.setting().board().isBarbarian(horde);
    boolean great = Realm.holdsOneOf(world, nation, "ravenna", "constantinopolis");
    return above * trial.civilizedAreaAbove()
        + Realm.areas(world, nation, true) * trial.barbarianArea()
        + (great ? trial.greatCity() : 0)
        + (abroad ? trial.hordeInCivilizedArea() : 0);
  }

  /** All its cavalry in play, lent or not. */
  private static UnitSet cavalry(World world, int nation) {
    Roster roster = world.setting().roster();
    int[] found = new int[roster.end(nation) - roster.first(nation)];
    int count = 0;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.isOnMap(unit) && roster.kind(unit).isCavalry()) {
        found[count++] = unit;
      }
    }
    return UnitSet.of(Arrays.copyOf(found, count));
  }
}
