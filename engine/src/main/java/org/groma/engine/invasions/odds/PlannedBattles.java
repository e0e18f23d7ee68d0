package org.groma.engine.invasions.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.kernel.BattleForecast;
import org.groma.engine.kernel.BattlePlan;
import org.groma.engine.kernel.BattleReckoner;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Spelling;

/** The battles of a scenario that somebody thinks of: from words to forces, and odds to words. */
public final class PlannedBattles implements BattleReckoner {

  /** No stack of the game is larger, and more dice would take many seconds. */
  private static final int MOST_UNITS = 20;

  private static final String SEA = "sea";

  private final Setting setting;
  private final CombatFigures figures;
  private final Map<Integer, UnitKind> kinds = new TreeMap<>();
  private final PlannedForces forces;

  public PlannedBattles(Setting setting) {
    this.setting = setting;
    this.figures =
        setting
            .figures()
            .combat()
            .withAmbushByInterceptedAttacker(setting.options().ambushByIntercepted())
            .withForfeit(setting.options().forfeitReRoll());
    for (int unit = 0; unit < setting.roster().size(); unit++) {
      kinds.put(setting.roster().kindNumber(unit), setting.kind(unit));
    }
    this.forces = new PlannedForces(setting, List.copyOf(kinds.values()));
  }

  @Override
  public List<Choice> circumstances() {
    List<Named> terrains = new ArrayList<>();
    for (Terrain terrain : Terrain.values()) {
      String word = terrain.word();
      terrains.add(new Named(word, Spelling.capital(word)));
    }
    terrains.add(new Named(SEA, "At sea"));
    return List.of(
        new Choice(new Named("terrain", "Terrain"), terrains),
        PlannedForces.choice(
            "walls",
            "Fortified city",
            "none",
            "None",
            "kingdom",
            "Of a Kingdom",
            "empire",
            "Of an Empire"),
        PlannedForces.choice(
            "area", "Area", "civilized", "Civilized", "barbarian", "Barbarian Area"),
        PlannedForces.choice(
            "meeting", "Meeting", "attack", "Attack", "interception", "Attacker intercepted"));
  }

  @Override
  public List<Choice> circumstances(BattlePlan.Part part) {
    return forces.choices(part);
  }

  @Override
  public List<Named> units() {
    return kinds.values().stream().map(kind -> new Named(kind.id(), kind.name())).toList();
  }

  @Override
  public Optional<String> objection(BattlePlan plan) {
    for (BattlePlan.Part part : BattlePlan.Part.values()) {
      String who = part == BattlePlan.Part.ATTACKER ? "The attacker" : "The defender";
      BattlePlan.Host host = plan.host(part);
      if (host.size() == 0) {
        return Optional.of(who + " has no unit; give it at least one.");
      }
      if (host.size() > MOST_UNITS) {
        return Optional.of(
            String.format(
                Locale.ROOT,
                "%s has %d units; battles are worked out for up to %d a side.",
                who,
                host.size(),
                MOST_UNITS));
      }
      for (UnitKind kind : kinds.values()) {
        if (host.count(kind.id()) > 0 && kind.isFleet() != isAtSea(plan)) {
          return Optional.of(
              isAtSea(plan)
                  ? who + " has land units; only fleets fight at sea."
                  : who + " has fleets; they fight only at sea.");
        }
      }
    }
    return Optional.empty();
  }

  @Override
  public BattleForecast forecast(BattlePlan plan) {
    Engagement engagement =
        new Engagement(
            ground(plan),
            forces.force(plan, BattlePlan.Part.ATTACKER, isAtSea(plan)),
            forces.force(plan, BattlePlan.Part.DEFENDER, isAtSea(plan)));
    if (isAtSea(plan)) {
      return told(NavalCalculator.odds(engagement, figures), true);
    }
    return told(
        setting.options().advancedCombat()
            ? AdvancedCalculator.odds(engagement, figures)
            : BattleCalculator.odds(engagement, figures),
        false);
  }

  private static boolean isAtSea(BattlePlan plan) {
    return SEA.equals(plan.circumstances().get("terrain"));
  }

  private static Ground ground(BattlePlan plan) {
    if (isAtSea(plan)) {
      return Ground.atSea();
    }
    Map<String, String> chosen = plan.circumstances();
    Ground ground =
        Ground.open(Terrain.of(chosen.getOrDefault("terrain", "clear")).orElse(Terrain.CLEAR));
    String walls =
        PlannedForces.isCivilized(plan.defender()) // no other has any (ruling C14)
            ? chosen.getOrDefault("walls", "none")
            : "none";
    ground =
        switch (walls) {
          case "kingdom" -> ground.with(Ground.Fortress.OF_A_KINGDOM);
          case "empire" -> ground.with(Ground.Fortress.OF_AN_EMPIRE);
          default -> ground;
        };
    ground = "barbarian".equals(chosen.get("area")) ? ground.inBarbarianArea() : ground;
    return "interception".equals(chosen.get("meeting")) ? ground.afterInterception() : ground;
  }

  private static BattleForecast told(BattleOdds odds, boolean sea) {
    BattleOdds.Prospects attacker = odds.of(Side.ATTACKER);
    BattleOdds.Prospects defender = odds.of(Side.DEFENDER);
    List<BattleForecast.Outcome> outcomes = new ArrayList<>();
    outcomes.add(outcome("attacker", "Attacker wins", attacker.victory()));
    if (sea) {
      outcomes.add(outcome("nobody", "Nobody wins", odds.draw()));
    }
    outcomes.add(outcome("defender", "Defender wins", defender.victory()));
    return new BattleForecast(
        outcomes,
        List.of(
            new BattleForecast.Figure(
                "Units eliminated", attacker.eliminated(), defender.eliminated(), false),
            new BattleForecast.Figure(
                "Lost after recovery", attacker.lostForGood(), defender.lostForGood(), false),
            new BattleForecast.Figure(
                "All eliminated", attacker.destruction(), defender.destruction(), true),
            new BattleForecast.Figure(
                "Leader lost", attacker.leaderLost(), defender.leaderLost(), true),
            new BattleForecast.Figure("Horde hit", attacker.hordeHit(), defender.hordeHit(), true)),
        losses(odds, Side.ATTACKER),
        losses(odds, Side.DEFENDER));
  }

  private static BattleForecast.Outcome outcome(String id, String name, double chance) {
    return new BattleForecast.Outcome(new Named(id, name), chance);
  }

  private static List<Double> losses(BattleOdds odds, Side side) {
    boolean attackers = side == Side.ATTACKER;
    int others = odds.mostEliminated(side.opponent());
    return IntStream.rangeClosed(0, odds.mostEliminated(side))
        .mapToDouble(own ->
            IntStream.rangeClosed(0, others)
                .mapToDouble(
                    other -> attackers ? odds.eliminated(own, other) : odds.eliminated(other, own))
                .sum())
        .boxed()
        .toList();
  }
}
