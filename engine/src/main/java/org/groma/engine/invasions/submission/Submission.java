package org.groma.engine.invasions.submission;

import org.groma.engine.invasions.diplomacy.Bonds;
import org.groma.engine.invasions.diplomacy.Clients;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.movement.LoneLeader;
import org.groma.engine.invasions.play.Coffers;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.SubmissionFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Makes a beaten nation the vassal of its victor. */
@Rule({"XXIX.B", "XXIX.C", "XXIX.G"})
public final class Submission {

  private Submission() {}

  /** Whether a nation may make others submit: vassals and federates may not. */
  @Rule({"XXIX.F", "XXVIII.E"})
  public static boolean mayRule(World world, int nation) {
    return world.diplomacy().suzerain(nation) < 0 && world.diplomacy().federator(nation) < 0;
  }

  /**
   * Whether a nation would submit to a victor who takes its horde. A realm without a city keeps its
   * horde, which counts as its capital (VII.D): a Kingdom submits like any other, an Empire never.
   */
  public static boolean isOwed(World world, int loser, int victor) {
    return mayRule(world, victor) && (world.isBarbarian(loser) || isDue(world, loser));
  }

  /**
   * A victor takes a horde in the field, and the nation submits. Where it does not, the horde gets
   * away to the nearest of its people, for it is never eliminated (III.D).
   */
  @Rule({"III.D", "VII.D"})
  public static void hordeTaken(Play play, int loser, int victor) {
    World world = play.world();
    boolean owed = isOwed(world, loser, victor);
    if (!world.isBarbarian(loser)) {
      capitalTaken(play, loser);
    }
    if (!owed) {
      int refuge = LoneLeader.nearestFriendly(world, loser, world.horde(loser));
      if (refuge >= 0) {
        play.happen(new NationEvent.HordeMoved(loser, refuge));
      }
    } else if (world.isBarbarian(loser)) {
      ofHorde(play, loser, victor);
    } else {
      ofKingdom(play, loser, victor);
    }
  }

  /** A horde was captured: half the treasury, one mercenary, and the victor leaves the province. */
  private static void ofHorde(Play play, int vassal, int suzerain) {
    shareTreasury(play, vassal, suzerain);
    subdue(play, vassal, suzerain);
    if (play.world().isNomad(suzerain)) {
      TakenCard.draw(play, vassal, suzerain);
    }
    Evacuation.of(play, suzerain, vassal);
    VassalMercenary.lend(play, vassal, suzerain);
  }

  /**
   * Whether a Kingdom whose capital was just taken is small enough to submit (ruling C2). Where a
   * horde is its capital, the province is lost with it.
   */
  public static boolean isDue(World world, int kingdom) {
    if (world.status(kingdom) != Status.KINGDOM) {
      return false;
    }
    int provinces = 0;
    for (int i = 0; i < world.setting().board().provinces(); i++) {
      provinces += world.holder(i) == kingdom && world.horde(kingdom) != i ? 1 : 0;
    }
    return provinces <= world.setting().figures().submission().provincesAtMost();
  }

  /** A Kingdom lost its capital and all but three provinces. */
  public static void ofKingdom(Play play, int vassal, int suzerain) {
    ofKingdom(play, vassal, suzerain, play.world().capital(vassal));
  }

  /**
   * The same where the marker of the capital was taken away already. The Kingdom keeps its
   * treasury; a minor one becomes the client of a Civilized victor instead (XXVII.A), and lends
   * nobody yet. The victor leaves the capital to its nation.
   *
   * @param capital its province, or -1
   */
  public static void ofKingdom(Play play, int vassal, int suzerain, int capital) {
    World world = play.world();
    boolean client = world.setting().nation(vassal).minor() && world.status(suzerain).isCivilized();
    if (client) {
      Bonds.dissolveAll(play, vassal);
      Clients.swear(play, vassal, suzerain);
    } else {
      subdue(play, vassal, suzerain);
    }
    Evacuation.of(play, suzerain, vassal);
    if (capital >= 0) {
      Evacuation.of(play, suzerain, capital, world.diplomacy().friends(suzerain));
      play.happen(new LandEvent.HolderChanged(capital, vassal));
      play.happen(new RealmEvent.CityReturned(vassal, capital));
    }
    if (!client) {
      VassalMercenary.lend(play, vassal, suzerain);
    }
  }

  /** A capital was conquered: allies, clients and vassals are lost, whatever the nation's size. */
  @Rule("III.G")
  public static void capitalTaken(Play play, int nation) {
    Bonds.capitalLost(play, nation);
  }

  /** Half is kept, rounded up to whole Gold; the rest goes to the suzerain (E63). */
  private static void shareTreasury(Play play, int vassal, int suzerain) {
    SubmissionFigures figures = play.setting().figures().submission();
    int whole = play.world().gold(vassal) / 2;
    int given = whole - Math.ceilDiv(whole * figures.kept(), 2);
    if (given > 0) {
      play.happen(new NationEvent.GoldChanged(vassal, -2 * given));
      Coffers.gain(play, suzerain, 2 * given);
    }
  }

  static void subdue(Play play, int vassal, int suzerain) {
    Bonds.dissolveAll(play, vassal);
    play.happen(new NationEvent.Submitted(vassal, suzerain));
    play.happen(new RealmEvent.SubmissionDated(vassal, play.world().turn()));
    Bonuses.nationSubmitted(play, suzerain, vassal);
    if (play.table().isHeard()) {
      play.tell(new FieldTold.Subdued(vassal, suzerain));
    }
  }
}
