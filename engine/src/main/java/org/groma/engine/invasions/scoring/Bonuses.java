package org.groma.engine.invasions.scoring;

import java.util.List;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Points for things that happen, as the nations' cards promise them. */
@Rule("V.B")
public final class Bonuses {

  /** The honour of having made certain nations submit; lower numbers are Areas. */
  private static final int SUBMISSIONS = 63;

  private Bonuses() {}

  private static List<Goal> goals(Play play, int nation) {
    return play.setting().victory().goals(nation, VictoryBlocks.Block.BONUS);
  }

  /** Units of others were eliminated in a battle, an overrun or at sea. */
  public static void unitsEliminated(Play play, int victor, UnitSet lost, int place) {
    if (victor < 0 || lost.isEmpty()) {
      return;
    }
    boolean raid = play.world().active() < 0;
    int halves = 0;
    for (int i = 0; i < lost.size(); i++) {
      int owner = play.setting().roster().nation(lost.get(i));
      halves += forUnit(play.setting(), victor, owner, place, raid);
    }
    Award.deed(play, victor, halves, "eliminated");
  }

  /** Raiders removed a Limes (ruling C44). */
  @Rule("XI.E")
  public static void limesRaided(Play play, int raider) {
    for (Goal goal : goals(play, raider)) {
      if (goal instanceof Goal.Kills kills && kills.raiding()) {
        Award.deed(play, raider, kills.halves(), "eliminated");
      }
    }
  }

  /** The best line that counts the unit; a line for all others only if no other does. */
  public static int forUnit(Setting setting, int victor, int owner, int place, boolean raid) {
    int best = 0;
    int others = 0;
    for (Goal goal : setting.victory().goals(victor, VictoryBlocks.Block.BONUS)) {
      if (goal instanceof Goal.Kills kills && counts(setting, kills, owner, place, raid)) {
        if (kills.others()) {
          others = Math.max(others, kills.halves());
        } else {
          best = Math.max(best, kills.halves());
        }
      }
    }
    return best > 0 ? best : others;
  }

  /** Whether a line counts a unit of an owner that was eliminated in a place. */
  public static boolean counts(
      Setting setting, Goal.Kills kills, int owner, int place, boolean raid) {
    int area = setting.board().isProvince(place) ? setting.board().area(place) : -1;
    boolean here = kills.areas() == 0 || (area >= 0 && (kills.areas() & 1L << area) != 0);
    return here
        && (!kills.raiding() || raid)
        && (kills.of() == 0 || (kills.of() & 1L << owner) != 0)
        && (kills.notOf() & 1L << owner) == 0;
  }

  public static void cityLooted(Play play, int nation, int level) {
    for (Goal goal : goals(play, nation)) {
      if (goal instanceof Goal.Loot(int halves)) {
        Award.deed(play, nation, halves * level, "loot");
      }
    }
  }

  /** A Kingdom was founded; its capital tells where, or else its provinces did before. */
  public static void kingdomCreated(Play play, int nation, int area) {
    created(play, nation, Status.KINGDOM, area, "kingdom");
  }

  public static void empireCreated(Play play, int nation, int area) {
    created(play, nation, Status.EMPIRE, area, "empire");
  }

  private static void created(Play play, int nation, Status status, int area, String reason) {
    for (Goal goal : goals(play, nation)) {
      if (goal instanceof Goal.Foundation(int halves, Status which, long areas, boolean outside)
          && which == status
          && (area >= 0 && (areas & 1L << area) != 0) != outside) {
        Award.deed(play, nation, halves, reason);
      }
    }
  }

  public static void revoltSubdued(Play play, int nation) {
    for (Goal goal : goals(play, nation)) {
      if (goal instanceof Goal.RevoltSubdued(int halves)) {
        Award.deed(play, nation, halves, "revolt");
      }
    }
  }

  public static void clientWon(Play play, int patron) {
    for (Goal goal : goals(play, patron)) {
      if (goal instanceof Goal.Clients(int halves)) {
        Award.deed(play, patron, halves, "client");
      }
    }
  }

  public static void federateWon(Play play, int federator) {
    for (Goal goal : goals(play, federator)) {
      if (goal instanceof Goal.Federates(int halves)) {
        Award.deed(play, federator, halves, "federate");
      }
    }
  }

  /** A nation submitted; it is remembered who has made whom submit. */
  public static void nationSubmitted(Play play, int suzerain, int vassal) {
    play.happen(new RealmEvent.Vanquished(suzerain, vassal));
    World world = play.world();
    for (Goal goal : goals(play, suzerain)) {
      if (goal instanceof Goal.Submission(int halves, long of) && (of & 1L << vassal) != 0) {
        Award.deed(play, suzerain, halves, "submission");
      }
      if (goal instanceof Goal.Submissions(int halves, long of)
          && (world.realms().vanquished(suzerain) & of) == of
          && !world.realms().hasHonour(suzerain, SUBMISSIONS)) {
        play.happen(new RealmEvent.HonourTaken(suzerain, SUBMISSIONS));
        Award.deed(play, suzerain, halves, "submission");
      }
    }
  }

  /** Areas full of pillage markers in which the nation stands; once an Area. */
  static void areasPillaged(Play play, int nation) {
    for (Goal goal : goals(play, nation)) {
      if (goal instanceof Goal.PillagedArea pillaged) {
        for (int area = 0; area < play.setting().board().areas(); area++) {
          if (!play.world().realms().hasHonour(nation, area)
              && isDevastated(play.world(), nation, area, pillaged)) {
            play.happen(new RealmEvent.HonourTaken(nation, area));
            Award.deed(play, nation, pillaged.halves(), "pillage");
          }
        }
      }
    }
  }

  private static boolean isDevastated(
      World world, int nation, int area, Goal.PillagedArea pillaged) {
    int markers = 0;
    boolean present = !pillaged.presence();
    for (int i = 0; i < world.setting().board().provinceCount(area); i++) {
      int province = world.setting().board().province(area, i);
      markers += world.isPillaged(province) ? 1 : 0;
      present |= (world.occupants(province) & 1L << nation) != 0;
    }
    return present && markers >= pillaged.markers();
  }

  /** What a nation's card gives for each Gold when it converts; 0 where it gives nothing. */
  @Rule("XXXI.B")
  public static int perConvertedGold(Setting setting, int nation) {
    for (Goal goal : setting.victory().goals(nation, VictoryBlocks.Block.BONUS)) {
      if (goal instanceof Goal.Conversion(int halves)) {
        return halves;
      }
    }
    return 0;
  }
}
