package org.groma.engine.invasions.story;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.phrases.Amounts;
import org.groma.engine.invasions.phrases.Wording;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.invasions.state.World;

/** A battle, round by round. Its dice come in the order attacker, defender. */
final class BattleStory {

  private static final int TWO_DICE = 2;

  /** How many dice of a melee round are the attacker's and the defender's. */
  private record Dice(int attacker, int defender) {}

  private final Tale tale;
  private final Names names;
  private int attacker;
  private int defender;
  private String meleeSection = "";
  private Optional<Dice> melee = Optional.empty();

  BattleStory(Tale tale) {
    this.tale = tale;
    this.names = tale.names;
  }

  /**
   * A battle begins.
   *
   * @param section the rule of its melee
   */
  void join(int attacking, int defending, String section, String opening) {
    meleeSection = section;
    tale.fallen = UnitSet.NONE;
    attacker = attacking;
    defender = defending;
    melee = Optional.empty();
    tale.open(tale.below, new Round(opening));
    tale.inBattle = true;
  }

  /** {@code Attila with 4 Cavalry}, or just the units, or whatever else stands there. */
  String side(int nation, UnitSet units, int leader, int place) {
    World world = tale.world;
    String force = units.isEmpty() ? "no units" : names.units(units, nation);
    boolean ashore = world.setting().board().isProvince(place);
    String horde = world.horde(nation) == place ? " and their horde" : "";
    String limes = ashore && world.limes(place) == nation ? " behind the Limes" : "";
    String led = leader < 0 ? "" : " under " + names.leader(leader);
    return names.the(nation) + led + " with " + force + horde + limes;
  }

  static String ground(Terrain terrain, boolean open) {
    return terrain.word() + (open ? ", red swords count" : ", red swords do not count");
  }

  /** The battle is over; what its losses are. */
  void end(String losses) {
    rollMelee();
    tale.note(losses);
    tale.inBattle = false;
  }

  private String who(boolean attacking) {
    return names.nation(attacking ? attacker : defender);
  }

  private String the(boolean attacking) {
    return names.the(attacking ? attacker : defender);
  }

  void tell(BattleTold told) {
    rollMelee();
    switch (told) {
      case BattleTold.AmbushTried(boolean attacking, boolean succeeded) ->
          round(
              who(attacking)
                  + " lay an ambush: "
                  + (tale.dice.isEmpty() ? "" : "die " + tale.dice.take() + ", ")
                  + (succeeded ? "it succeeds" : "it fails")
                  + " (XX.D)");
      case BattleTold.Shot(boolean attacking, int hits) -> shoot(attacking, hits);
      case BattleTold.PoolsSet(int white, int black, int defenderWhite, int defenderBlack) ->
          melee = Optional.of(new Dice(white + black, defenderWhite + defenderBlack));
      case BattleTold.ModifiersSet(int attackers, int defenders) -> {
        tale.note(
            who(true)
                + " "
                + Amounts.modifier(attackers)
                + ", "
                + who(false)
                + " "
                + Amounts.modifier(defenders)
                + " (XXI.E)");
        melee = Optional.of(new Dice(TWO_DICE, TWO_DICE));
      }
      case BattleTold.ReRollForfeited(boolean attacking, boolean strengthened) ->
          tale.note(
              the(attacking)
                  + " give up a re-roll "
                  + (strengthened ? "for a better die" : "for a worse die of the enemy")
                  + " (XX.E)");
      case BattleTold.ReRollUsed(boolean attacking, boolean own) ->
          tale.note(
              who(attacking)
                  + " re-roll "
                  + (own ? "a die of theirs: " : "a die of the enemy: ")
                  + tale.dice.take());
      case BattleTold.HitsTaken(boolean attacking, int hits, int eliminated, boolean horde) ->
          tale.note(
              who(attacking)
                  + " take "
                  + Wording.count(hits, "hit")
                  + (eliminated == 0 ? "" : ", " + Wording.count(eliminated, "unit") + " down")
                  + (horde ? ", the horde hit" : ""));
      case BattleTold.Conceded(boolean attacking) ->
          round(who(attacking) + " give way after the first round (XXI.F)");
      case BattleTold.Won(boolean attacking, BattleTold.Reason reason) ->
          round(who(attacking) + " win: " + words(reason) + " (XX.I)");
      case BattleTold.Drawn _ -> round("Nobody wins (XXV.C)");
      case BattleTold.LeaderLost _ -> {
        // his die has said so, and his name is told when he is taken off the map
      }
      case BattleTold.Recovered(boolean attacking, int units) ->
          tale.note(who(attacking) + " recover " + Wording.count(units, "unit") + " (XX.K)");
      case BattleTold.Restored(boolean attacking, int units) ->
          tale.note(who(attacking) + " restore " + Wording.count(units, "unit") + " (XX.K)");
    }
  }

  private void round(String text) {
    tale.open(tale.below + 1, new Round(text));
  }

  private void shoot(boolean attacking, int hits) {
    if (tale.dice.isEmpty()) {
      return;
    }
    String shot = who(attacking) + " " + tale.dice.take() + " for " + Wording.count(hits, "hit");
    Optional<Archery> archery = tale.page.growing(Archery.class);
    if (archery.isPresent()) {
      archery.get().add(shot);
    } else {
      tale.open(tale.below + 1, new Archery(shot));
    }
  }

  /** The dice of a melee round lie on the table when anything else is told. */
  private void rollMelee() {
    if (melee.isPresent() && !tale.dice.isEmpty()) {
      Dice dice = melee.get();
      melee = Optional.empty();
      String attacking = tale.dice.take(dice.attacker());
      String defending = tale.dice.take(dice.defender());
      // the rest of the dice is for what is told next
      tale.page.open(
          tale.below + 1,
          new Round(
              "Melee ("
                  + meleeSection
                  + "): "
                  + who(true)
                  + " "
                  + (attacking.isEmpty() ? "no dice" : attacking)
                  + "; "
                  + who(false)
                  + " "
                  + (defending.isEmpty() ? "no dice" : defending)));
    }
  }

  private static String words(BattleTold.Reason reason) {
    return switch (reason) {
      case ENEMY_ELIMINATED -> "no enemy is left";
      case FEWER_LOSSES -> "fewer losses";
      case FORTRESS_OR_HORDE -> "equal losses, but a fortress or horde at their back";
      case BETTER_LEADER -> "equal losses, but the better leader";
      case DEFENCE -> "equal losses, and the ground is theirs";
      case MORE_HITS -> "more hits";
    };
  }
}
