package org.groma.engine.romanitas.campaign;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.action.Actions;
import org.groma.engine.romanitas.action.Draw;
import org.groma.engine.romanitas.action.Refusals;
import org.groma.engine.romanitas.battle.Fight;
import org.groma.engine.romanitas.battle.Fighter;
import org.groma.engine.romanitas.battle.Ground;
import org.groma.engine.romanitas.battle.SeaFight;
import org.groma.engine.romanitas.event.Cast;
import org.groma.engine.romanitas.event.DeedTold;
import org.groma.engine.romanitas.event.NationEvent;
import org.groma.engine.romanitas.event.Reason;
import org.groma.engine.romanitas.event.TroopEvent;
import org.groma.engine.romanitas.force.Levying;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.play.Play;
import org.groma.engine.romanitas.setting.Figures;
import org.groma.engine.romanitas.setting.Territory;
import org.groma.engine.romanitas.state.Empire;
import org.groma.engine.romanitas.state.Post;

/** Carries out what the player undertakes. */
@Rule({"6.3", "6.4", "7.4"})
public final class Campaign {

  private final Play play;
  private final Empire empire;

  public Campaign(Play play) {
    this.play = play;
    this.empire = play.empire();
  }

  /**
   * Lets the player undertake things until nothing more is wanted.
   *
   * @param last whether all others have acted
   */
  public void run(boolean last) {
    while (empire.ended().isEmpty()) {
      Campaigning asked = new Campaigning(empire, last);
      Sally sally = play.table().ask(asked);
      switch (sally) {
        case Sally.Hold _ -> {
          return;
        }
        case Sally.Attack(var territories, Muster muster) -> {
          Levying.callUp(play, muster);
          attack(territories, muster, false);
        }
        case Sally.Landing(int from, var territories, Muster muster) ->
            land(asked, from, territories, muster);
        case Sally.Hunt(int zone, int figure) -> hunt(asked, zone, figure);
        case Sally.Expedition(Muster muster) -> expedition(muster);
      }
    }
  }

  /** A force goes from territory to territory while it wins. */
  private void attack(List<Integer> territories, Muster muster, boolean bySea) {
    for (int territory : territories) {
      if (!conquer(territory, muster, bySea)) {
        break;
      }
    }
    play.happen(new TroopEvent.Dismissed());
  }

  @Rule({"6.4", "7.2.3"})
  private boolean conquer(int territory, Muster muster, boolean bySea) {
    int nation = empire.holder(territory);
    if (nation <= 0) {
      return false;
    }
    play.tell(new DeedTold.AttackBegan(territory, bySea));
    if (!empire.isAtWar(nation)) {
      play.happen(new NationEvent.WarBegan(nation));
    }
    Territory here = play.setting().board().territory(territory);
    int fortress = fortress(here);
    Figures.Field rules = play.figures().field();
    boolean strong = here.spaces().size() > 1 || fortress >= 0;
    int defenders = strong ? rules.strongDefenders() : rules.defenders();
    boolean won = fight(territory, -1, false, nation, muster, defenders);
    if (won && fortress >= 0) {
      int garrison = play.setting().board().space(fortress).garrison();
      won =
          fight(
              territory,
              fortress,
              true,
              nation,
              muster,
              garrison > 0 ? garrison : rules.garrison());
    }
    if (won) {
      Conquest.of(play, territory);
      if (here.together() >= 0 && empire.holder(here.together()) == nation) {
        Conquest.of(play, here.together());
      }
    }
    return won;
  }

  private int fortress(Territory territory) {
    return territory.spaces().stream()
        .filter(space -> play.setting().board().space(space).fortified())
        .findFirst()
        .orElse(-1);
  }

  /**
   * Fights a battle, or a siege.
   *
   * @param fortress the city space that is besieged, or -1; Persian cities are on no map
   */
  private boolean fight(
      int territory, int fortress, boolean siege, int nation, Muster muster, int enemies) {
    List<Integer> units = new ArrayList<>(muster.units());
    units.removeIf(unit -> empire.unit(unit) != Post.IN_FORCE);
    List<Integer> figures = new ArrayList<>(muster.figures());
    figures.removeIf(figure -> empire.figure(figure) != Post.IN_FORCE);
    List<Integer> willing = units.isEmpty() ? units : Refusals.without(play, units);
    if (willing.isEmpty()) {
      return false;
    }
    List<Fighter> drawn = Draw.of(play, nation, enemies);
    if (drawn.isEmpty()) {
      return true;
    }
    boolean won =
        Fight.of(
                play,
                new Ground(territory, fortress, nation, siege, true, siege, false),
                willing,
                figures,
                drawn)
            .romansWon();
    if (won) {
      play.gain(play.figures().purse().victory(), Reason.VICTORY);
    }
    return won;
  }

  /** A force goes by sea, and fights for its passage. */
  @Rule("7.4")
  private void land(Campaigning asked, int from, List<Integer> territories, Muster muster) {
    int fleet = empire.readyFleet();
    List<Integer> passage = play.setting().board().passage(from, territories.getFirst());
    Levying.callUp(play, muster);
    play.pay(asked.transport(), Reason.TRANSPORT);
    if (Actions.isStormy(play)) {
      play.happen(new TroopEvent.Dismissed());
      return;
    }
    Figures.Sea rules = play.figures().sea();
    int convoy = muster.units().size() >= rules.transportBonusFrom() ? rules.transportBonus() : 0;
    int bonus = convoy + naval(muster.figures());
    for (int zone : passage) {
      if (!SeaFight.of(play, zone, fleet, bonus)) {
        muster.units().forEach(unit -> play.happen(new TroopEvent.UnitEliminated(unit)));
        play.happen(new TroopEvent.Dismissed());
        return;
      }
    }
    attack(territories, muster, true);
  }

  @Rule("7.3")
  private void hunt(Campaigning asked, int zone, int figure) {
    play.pay(asked.hunting(figure), Reason.FLEET);
    if (!Actions.isStormy(play)) {
      List<Integer> aboard = figure < 0 ? List.of() : List.of(figure);
      SeaFight.of(play, zone, empire.readyFleet(), naval(aboard));
    }
  }

  /** What commanders add at sea: one of them commands the fleet. */
  @Rule("7.3")
  private int naval(List<Integer> figures) {
    return figures.stream()
        .mapToInt(figure -> play.setting().commanders().get(figure).naval())
        .max()
        .orElse(0);
  }

  /** Two battles, or a battle and a siege; who wins both has humbled Persia. */
  @Rule("6.3")
  private void expedition(Muster muster) {
    int territory = Targets.persia(empire).orElseThrow();
    int nation = empire.holder(territory);
    Levying.callUp(play, muster);
    play.happen(new NationEvent.ExpeditionBegan());
    if (!empire.isAtWar(nation)) {
      play.happen(new NationEvent.WarBegan(nation));
    }
    Figures.Field rules = play.figures().field();
    int roll = play.roll(Cast.EXPEDITION);
    int battles = rules.persianBattles().find(roll).orElse(1);
    int sieges = rules.persianSieges().find(roll).orElse(0);
    boolean won = true;
    for (int i = 0; won && i < battles; i++) {
      won = fight(territory, -1, false, nation, muster, rules.persianBattle());
    }
    for (int i = 0; won && i < sieges; i++) {
      won = fight(territory, -1, true, nation, muster, rules.persianSiege());
    }
    play.happen(new TroopEvent.Dismissed());
    if (won) {
      play.gain(play.figures().purse().expedition(), Reason.EXPEDITION);
    }
  }
}
