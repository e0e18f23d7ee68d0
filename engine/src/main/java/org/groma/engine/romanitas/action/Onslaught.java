package org.groma.engine.romanitas.action;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.battle.Fight;
import org.groma.engine.romanitas.battle.Fighter;
import org.groma.engine.romanitas.battle.Ground;
import org.groma.engine.romanitas.battle.Result;
import org.groma.engine.romanitas.choice.Defend;
import org.groma.engine.romanitas.choice.Matter;
import org.groma.engine.romanitas.choice.Pick;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.force.Levying;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.force.Occasion;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.setting.Territory;
import org.groma.engine.romanitas.state.Empire;

/** Enemies fall upon a Roman territory, and whoever is called up meets them. */
@Rule({"6.2.3", "7.2.1", "7.2.2"})
final class Onslaught {

  private Onslaught() {}

  /**
   * Fights for a place.
   *
   * @param space the city space they want, or -1 for a territory without any
   */
  static Result on(Play play, int nation, int territory, int space, List<Fighter> force) {
    List<Fighter> attackers = keptOut(play, nation, space, force);
    if (attackers.isEmpty()) {
      return new Result(true, List.of());
    }
    Empire empire = play.empire();
    Occasion occasion = occasion(play, territory, space);
    Muster muster =
        play.table().ask(new Defend(empire, territory, space, nation, attackers.size(), occasion));
    if (muster.isNobody()) {
      return new Result(false, attackers);
    }
    Levying.callUp(play, muster);
    List<Integer> willing = Refusals.without(play, muster.units());
    boolean siege = muster.behindWalls();
    Result result =
        willing.isEmpty()
            ? new Result(false, attackers)
            : Fight.of(
                play,
                new Ground(
                    territory,
                    space,
                    nation,
                    siege,
                    false,
                    siege && !play.setting().board().space(space).capital(),
                    occasion.intrinsic()),
                willing,
                muster.figures(),
                attackers);
    play.happen(new TroopEvent.Dismissed());
    if (result.romansWon()) {
      play.gain(play.figures().purse().victory(), Reason.VICTORY);
    }
    return result;
  }

  private static Occasion occasion(Play play, int territory, int space) {
    Territory here = play.setting().board().territory(territory);
    return new Occasion(
        Occasion.Purpose.DEFENCE,
        here.limitanei(),
        space >= 0 && play.empire().isFortified(space),
        space >= 0
            && play.setting().options().intrinsicComes()
            && play.setting().board().space(space).helmet(),
        1);
  }

  /** Fortifications keep one unit of a Persian force out. */
  @Rule({"5.6", "6.3"})
  private static List<Fighter> keptOut(Play play, int nation, int space, List<Fighter> force) {
    Setting setting = play.setting();
    boolean strong =
        space >= 0
            && !setting.folk(nation).barbarian()
            && setting.board().space(space).fortificationSite()
            && play.empire().monumentIn(space, MonumentKind.FORTIFICATIONS) >= 0;
    if (!strong || force.isEmpty()) {
      return force;
    }
    List<Integer> numbers = force.stream().map(Fighter::number).toList();
    int out =
        numbers.size() == 1
            ? numbers.getFirst()
            : play.table().ask(new Pick(play.empire(), Matter.KEPT_OUT, "6.3", numbers));
    List<Fighter> left = new ArrayList<>(force);
    left.removeIf(each -> each.number() == out);
    return left;
  }
}
