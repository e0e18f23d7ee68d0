package org.groma.engine.invasions.status;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.StatusFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** Barbarians who are old enough found a Kingdom, because they want to or because they must. */
@Rule({"VII.B", "VII.C"})
public final class KingdomCheck {

  /** Ten Gold, in halves. */
  private static final int TEN_GOLD = 20;

  private KingdomCheck() {}

  /** Whether a nation founds a Kingdom of its own will. */
  public record FoundKingdom(World world, int chooser) implements Decision<Boolean> {

    @Override
    public List<Boolean> options() {
      return List.of(false, true);
    }

    @Override
    public Optional<Refusal> refusal(Boolean answer) {
      return Optional.empty();
    }
  }

  /** The transition at the start of a turn: announced, or rolled for. */
  static void atStartOfTurn(Play play, int nation) {
    StatusFigures.KingdomCheck figures = play.setting().figures().status().kingdom();
    int age = play.world().age(nation);
    if (!isAllowed(play.world(), nation) || age < figures.voluntaryFrom()) {
      return;
    }
    if (play.table().ask(new FoundKingdom(play.world(), nation))) {
      KingdomFounding.found(play, nation);
    } else if (age >= figures.forcedFrom()) {
      roll(play, nation);
    }
  }

  /** The check by a die: the nation's age or less founds a Kingdom. */
  public static void roll(Play play, int nation) {
    if (!isAllowed(play.world(), nation)) {
      return;
    }
    int modifier = modifier(play.world(), nation);
    int result = play.table().roll(Die.D10, Roll.KINGDOM) + modifier;
    int age = play.world().age(nation);
    if (play.table().isHeard()) {
      play.tell(new RealmTold.KingdomChecked(nation, result, age, result <= age));
    }
    if (result <= age) {
      KingdomFounding.found(play, nation);
    }
  }

  /** Federates may not (XXVIII.E), and some nations never do. */
  public static boolean isAllowed(World world, int nation) {
    return world.activity(nation) == Activity.ACTIVE
        && world.isBarbarian(nation)
        && world.diplomacy().federator(nation) < 0
        && !world.setting().destinies().isKingdomForbidden(nation);
  }

  static int modifier(World world, int nation) {
    StatusFigures.KingdomCheck figures = world.setting().figures().status().kingdom();
    int horde = world.horde(nation);
    boolean atHome = horde >= 0 && world.setting().board().isBarbarian(horde);
    return world.gold(nation) / TEN_GOLD * figures.perTenGold()
        + (atHome ? figures.hordeInBarbarianArea() : 0);
  }
}
