package org.groma.engine.cycles.player;

import java.util.Arrays;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.City;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;

/**
 * What areas are worth to a position: cities to be won draw from afar, and those of its own that
 * others could take want to be kept.
 */
final class Prospect {

  private static final double FADES = 0.72;
  private static final int FAR = 9;
  private static final double CITY = 4;
  private static final double KEPT = 3;
  private static final double CAPITAL = 8;
  private static final double FOE = 1.5;
  private static final double WAY_OUT = 20;
  private static final double[] SHARE = share();

  private final World world;
  private final Board board;
  private final int position;
  private final double[] pull;
  private final int[] threat;

  Prospect(World world, int position) {
    this.world = world;
    this.board = world.board();
    this.position = position;
    threat = new int[board.areas()];
    pull = new double[board.areas()];
    Arrays.fill(threat, -1);
    for (int way : Campaigns.ways(world, position)) {
      radiate(way, WAY_OUT);
    }
    for (int area = 0; area < pull.length; area++) {
      double prize = prize(area);
      if (prize > 0) {
        radiate(area, prize);
      }
    }
  }

  private static double[] share() {
    double[] share = new double[FAR + 1];
    share[0] = 1;
    for (int i = 1; i <= FAR; i++) {
      share[i] = share[i - 1] * FADES;
    }
    return share;
  }

  private void radiate(int from, double prize) {
    for (int area = 0; area < pull.length; area++) {
      int steps = board.steps(from, area);
      if (steps <= FAR) {
        pull[area] = Math.max(pull[area], prize * SHARE[steps]);
      }
    }
  }

  /** What taking an area would bring, less what defends it. */
  private double prize(int area) {
    int there = world.occupant(area);
    double foes = there == World.NOBODY || there == position ? 0 : strength(area);
    double prize = foes > 0 && world.stage(position) == Stage.EMPIRE ? FOE * foes : 0;
    int city = board.cityAt(area);
    if (city >= 0 && world.cityOwner(city) != position && !world.isPillaged(city)) {
      City prey = board.cities().get(city);
      double defence = world.hasGarrison(area) ? Math.max(2, prey.tax()) : foes;
      prize = Math.max(prize, CITY * prey.tax() - defence);
    }
    return prize;
  }

  /** How strong those are who stand in an area. */
  int strength(int area) {
    int sum = 0;
    for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
      sum += world.kindOf(unit).strength();
    }
    return sum;
  }

  /** How near an area is to what can be won. */
  double pull(int area) {
    return pull[area];
  }

  /** How strong those are who could attack an area from next door. */
  int threat(int area) {
    if (threat[area] < 0) {
      int sum = 0;
      for (int i = 0; i < board.degree(area); i++) {
        int next = board.near(area, i);
        int there = world.occupant(next);
        if (there != World.NOBODY && there != position) {
          sum += board.edge(area, i).halves() ? attackers(next) / 2 : attackers(next);
        }
      }
      threat[area] = sum;
    }
    return threat[area];
  }

  private int attackers(int area) {
    int sum = 0;
    for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
      sum += world.kindOf(unit).attacks() ? world.kindOf(unit).strength() : 0;
    }
    return sum;
  }

  /** What it is worth that somebody stands in an area rather than nobody. */
  double held(int area) {
    int city = board.cityAt(area);
    if (city < 0) {
      return 0;
    }
    double worth = board.cities().get(city).tax();
    if (world.cityOwner(city) != position) {
      return world.isPillaged(city) ? worth / 2 : CITY * worth;
    }
    double kept = threat(area) > 0 ? KEPT * worth : worth / 4;
    return world.capital(position) == area ? kept + CAPITAL * Math.min(1, threat(area)) : kept;
  }
}
