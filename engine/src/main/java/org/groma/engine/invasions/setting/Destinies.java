package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Rule;

/**
 * What the special rules of nations say about their status, their leaders and their end: compiled
 * from {@code special} in the data.
 */
public final class Destinies {

  /**
   * Two halves of an Empire part.
   *
   * @param capital the province its capital moves to; -1 where it stays
   */
  @Rule("VI.K")
  public record Split(int turn, int nation, int other, int decline, int capital) {}

  /** Two halves of an Empire may unite again. */
  @Rule("VI.K")
  public record Reunion(int fromTurn, int nation, int other) {}

  /** A nation is absorbed by another. */
  public record Merger(int turn, int nation, int into) {}

  /**
   * A nation vanishes or founds an Empire.
   *
   * @param areasNeeded in halves, because a Barbarian Area counts half
   * @param points for each cavalry when it fails the roll, in halves
   */
  @Rule("VII.A")
  public record Trial(
      int turn,
      int nation,
      int areasNeeded,
      int target,
      int points,
      int perTwoCavalry,
      int civilizedAreaAbove,
      int barbarianArea,
      int greatCity,
      int hordeInCivilizedArea) {}

  /** A leader comes at once when another falls in a certain turn. */
  @Rule("III.C")
  public record Call(int turn, int nation, int fallen, int called) {}

  /** Points for a capital founded in a certain province, in halves. */
  public record SeatBonus(int nation, int province, int points) {}

  final boolean[] kingdomForbidden;
  final boolean[] withoutCapital;
  final boolean[] keepsAge;
  final int[] clientBonus;
  final boolean[] besideRuler;
  final String[] religion;
  final int[] home;
  final long[] auxiliaryOf;
  final List<Split> splits = new ArrayList<>();
  final List<Reunion> reunions = new ArrayList<>();
  final List<Merger> mergers = new ArrayList<>();
  final List<Trial> trials = new ArrayList<>();
  final List<SeatBonus> seatBonuses = new ArrayList<>();
  final List<Call> calls = new ArrayList<>();

  Destinies(int nations, int leaders, int units) {
    kingdomForbidden = new boolean[nations];
    withoutCapital = new boolean[nations];
    keepsAge = new boolean[nations];
    clientBonus = new int[nations];
    religion = new String[nations];
    home = new int[nations];
    besideRuler = new boolean[leaders];
    auxiliaryOf = new long[units];
  }

  /** Whether a nation never checks for a Kingdom (ruling E15). */
  @Rule("VII.A")
  public boolean isKingdomForbidden(int nation) {
    return kingdomForbidden[nation];
  }

  /** Whether a Kingdom never has a capital. */
  @Rule("XXIX.C")
  public boolean isWithoutCapital(int nation) {
    return withoutCapital[nation];
  }

  /** Whether its age is not reset when it becomes an Empire. */
  @Rule("VIII.C")
  public boolean keepsAge(int nation) {
    return keepsAge[nation];
  }

  /** What each client adds to the check for an Empire (ruling C33). */
  @Rule("VIII.B")
  public int clientBonus(int nation) {
    return clientBonus[nation];
  }

  /** Whether an unnamed leader stays in play beside a named one (ruling C50). */
  @Rule("III.C")
  public boolean isBesideRuler(int leader) {
    return besideRuler[leader];
  }

  /** What a nation believes at the start, as a word. */
  public String religion(int nation) {
    return religion[nation];
  }

  /** The province a nation comes from; -1 where the data name none on the map. */
  public int home(int nation) {
    return home[nation];
  }

  /** The peoples that a unit in Roman pay comes from, a bit each. */
  public long auxiliaryOf(int unit) {
    return auxiliaryOf[unit];
  }

  public List<Split> splits() {
    return splits;
  }

  public List<Reunion> reunions() {
    return reunions;
  }

  public List<Merger> mergers() {
    return mergers;
  }

  public List<Trial> trials() {
    return trials;
  }

  public List<Call> calls() {
    return calls;
  }

  public List<SeatBonus> seatBonuses() {
    return seatBonuses;
  }
}
