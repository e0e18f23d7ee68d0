package org.groma.engine.romanitas.state;

import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.romanitas.event.Ending;
import org.groma.engine.romanitas.event.Envoy;
import org.groma.engine.romanitas.event.RomanitasEvent;
import org.groma.engine.romanitas.event.TurnEvent;
import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.Ban;
import org.groma.engine.romanitas.setting.CitySpace;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Favour;
import org.groma.engine.romanitas.setting.Mishap;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.setting.Territory;

/** The state of a game. {@link #apply} is the only way to change it. */
public final class Empire {

  final Setting setting;

  int turn;
  int points;

  /** RP at the end of the last Organisation Phase. */
  int organised;

  Optional<TurnEvent.Ended> ended = Optional.empty();

  final int[] holder;
  final BitSet desolate = new BitSet();
  final int[] monumentAt;

  final Post[] units;
  final BitSet elite = new BitSet();
  final Post[] fleets;
  final Post[] figures = {Post.READY, Post.READY};
  int confined = -1;
  boolean unpaidReturnUsed;

  /** Units that the Acta Publica keep from being mobilised. */
  final BitSet unusable = new BitSet();

  final Map<Domain, Acta> acta = new EnumMap<>(Domain.class);
  final Map<Domain, Acta> before = new EnumMap<>(Domain.class);
  final Set<Favour> favours = EnumSet.noneOf(Favour.class);
  final Set<Ban> bans = EnumSet.noneOf(Ban.class);
  int freeLeft;

  /** What the free actions of this turn go to, once one of them is used. */
  Optional<Boolean> freeForDiplomacy = Optional.empty();

  Mishap mishap = Mishap.NONE;

  /** By nation. */
  final BitSet atWar = new BitSet();

  final BitSet wasAtWar = new BitSet();
  final BitSet pirated = new BitSet();
  final BitSet piratedBefore = new BitSet();
  final BitSet promised = new BitSet();
  final BitSet atPeace = new BitSet();
  final int[] fleetAt;
  final int[] lost;
  final int[] lostBefore;
  int caesar = -1;
  boolean expedition;

  final Allegiance[] clients;
  final Set<Envoy> sent = EnumSet.noneOf(Envoy.class);

  int conquests;
  int conquestsBefore;
  boolean magisterDefeated;
  boolean magisterDefeatedBefore;

  /** The state before anything has happened. */
  public Empire(Setting setting) {
    this.setting = setting;
    turn = setting.scenario().firstTurn() - 1;
    holder = new int[setting.board().territories().size()];
    Arrays.setAll(holder, setting::holder);
    monumentAt = filled(setting.monuments().size());
    units = new Post[setting.army().size()];
    Arrays.fill(units, Post.READY);
    fleets = new Post[setting.navy().size()];
    Arrays.fill(fleets, Post.READY);
    fleetAt = filled(setting.nations());
    lost = filled(setting.nations());
    lostBefore = filled(setting.nations());
    clients = new Allegiance[setting.board().clients().size()];
    Arrays.fill(clients, Allegiance.NONE);
  }

  private static int[] filled(int size) {
    int[] none = new int[size];
    Arrays.fill(none, -1);
    return none;
  }

  /** Changes the state by an event. */
  public void apply(RomanitasEvent event) {
    Applier.apply(this, event);
  }

  public Setting setting() {
    return setting;
  }

  public int turn() {
    return turn;
  }

  public int points() {
    return points;
  }

  /** The RP there were when the last Organisation Phase ended. */
  public int organised() {
    return organised;
  }

  /** What the player has to show: RP, and after the last turn those that were graded. */
  public int score() {
    return ended.filter(end -> end.ending() == Ending.LAST_TURN).isPresent() ? organised : points;
  }

  /** How it ended, if it has. */
  public Optional<TurnEvent.Ended> ended() {
    return ended;
  }

  // ---- the land

  public int holder(int territory) {
    return holder[territory];
  }

  public boolean isRoman(int territory) {
    return holder[territory] == Setting.ROMANS;
  }

  /** Whether a city space is in Roman possession; a desolate one still is. */
  public boolean isRomanSpace(int space) {
    return isRoman(setting.board().space(space).territory());
  }

  public boolean isDesolate(int space) {
    return desolate.get(space);
  }

  /** How many Desolations lie in the Empire. */
  public int desolations() {
    int count = 0;
    for (int space = desolate.nextSetBit(0); space >= 0; space = desolate.nextSetBit(space + 1)) {
      if (isRomanSpace(space)) {
        count++;
      }
    }
    return count;
  }

  /** Whether a nation holds anything on the coast. */
  public boolean hasCoast(int nation) {
    for (int i = 0; i < holder.length; i++) {
      if (holder[i] == nation && !setting.board().territory(i).zones().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a nation holds anything at all. */
  public boolean hasLand(int nation) {
    for (int each : holder) {
      if (each == nation) {
        return true;
      }
    }
    return false;
  }

  /** Whether everything that was a nation's at the start is Roman. */
  public boolean isConquered(int nation) {
    boolean any = false;
    for (int i = 0; i < holder.length; i++) {
      if (setting.holder(i) == nation) {
        any = true;
        if (!isRoman(i)) {
          return false;
        }
      }
    }
    return any;
  }

  /** Whether a territory lies next to a Roman one. */
  public boolean bordersRome(int territory) {
    for (int neighbour : setting.board().territory(territory).neighbours()) {
      if (isRoman(neighbour)) {
        return true;
      }
    }
    return false;
  }

  // ---- monuments

  /** The city space that a monument stands in, or -1 while it is in the box. */
  public int monumentAt(int monument) {
    return monumentAt[monument];
  }

  /** A monument of this kind in a city space, or -1. */
  public int monumentIn(int space, MonumentKind kind) {
    for (int i = 0; i < monumentAt.length; i++) {
      if (monumentAt[i] == space && setting.monuments().get(i).kind() == kind) {
        return i;
      }
    }
    return -1;
  }

  /** Whether a monument of this kind stands anywhere. */
  public boolean stands(MonumentKind kind) {
    for (int i = 0; i < monumentAt.length; i++) {
      if (monumentAt[i] >= 0 && setting.monuments().get(i).kind() == kind) {
        return true;
      }
    }
    return false;
  }

  /** Whether a city space must be besieged. */
  public boolean isFortified(int space) {
    return setting.board().space(space).fortified() || monumentIn(space, MonumentKind.WALLS) >= 0;
  }

  // ---- forces

  public Post unit(int unit) {
    return units[unit];
  }

  public boolean isElite(int unit) {
    return elite.get(unit);
  }

  /** What a unit adds to its dice. */
  public int bonus(int unit) {
    return setting.army().get(unit).bonus(elite.get(unit));
  }

  /** Whether a unit can be called upon now. */
  public boolean isReady(int unit) {
    return units[unit] == Post.READY && unit != confined && !unusable.get(unit);
  }

  /** Whether what comes back unpaid each turn has come back. */
  public boolean isUnpaidReturnUsed() {
    return unpaidReturnUsed;
  }

  public Post fleet(int fleet) {
    return fleets[fleet];
  }

  public Post figure(int figure) {
    return figures[figure];
  }

  /** A fleet that can be called upon, or -1. */
  public int readyFleet() {
    for (int i = 0; i < fleets.length; i++) {
      if (fleets[i] == Post.READY) {
        return i;
      }
    }
    return -1;
  }

  // ---- the Acta Publica

  /** The box in which the marker of a domain lies; empty before the first turn. */
  public Optional<Acta> acta(Domain domain) {
    return Optional.ofNullable(acta.get(domain));
  }

  /** Where the marker lay the turn before. */
  public Optional<Acta> actaBefore(Domain domain) {
    return Optional.ofNullable(before.get(domain));
  }

  public boolean isBanned(Ban ban) {
    return bans.contains(ban);
  }

  public boolean has(Favour favour) {
    return favours.contains(favour);
  }

  /** How many free actions are left for diplomacy, or else for elites. */
  public int free(boolean diplomacy) {
    return freeForDiplomacy.isEmpty() || freeForDiplomacy.get() == diplomacy ? freeLeft : 0;
  }

  public Mishap mishap() {
    return mishap;
  }

  // ---- the others

  public boolean isAtWar(int nation) {
    return atWar.get(nation);
  }

  public boolean wasAtWar(int nation) {
    return wasAtWar.get(nation);
  }

  /** How many barbarian nations are at war already. */
  public int wars() {
    int count = 0;
    for (int nation = atWar.nextSetBit(0); nation >= 0; nation = atWar.nextSetBit(nation + 1)) {
      if (setting.folk(nation).barbarian()) {
        count++;
      }
    }
    return count;
  }

  public boolean piratedBefore(int nation) {
    return piratedBefore.get(nation);
  }

  /** Whether an ambassador had it promise peace for this turn. */
  public boolean isAtPeace(int nation) {
    return atPeace.get(nation);
  }

  public boolean hasPromised(int nation) {
    return promised.get(nation);
  }

  /** The zone that a nation's fleet lies in, or -1. */
  public int fleetAt(int nation) {
    return fleetAt[nation];
  }

  /** The territory that a nation lost last, the turn before, or -1. */
  public int lostBefore(int nation) {
    return lostBefore[nation];
  }

  /** The nation whose king is Caesar, or -1. */
  public int caesar() {
    return caesar;
  }

  /** Whether Rome has invaded Persia this turn. */
  public boolean hasInvadedPersia() {
    return expedition;
  }

  public Allegiance client(int client) {
    return clients[client];
  }

  public boolean hasSent(Envoy envoy) {
    return sent.contains(envoy);
  }

  public int conquestsBefore() {
    return conquestsBefore;
  }

  public boolean magisterDefeatedBefore() {
    return magisterDefeatedBefore;
  }

  /** A city space in a territory that is not desolate, or the first one, or -1. */
  public int spaceOf(int territory) {
    Territory here = setting.board().territory(territory);
    return here.spaces().isEmpty() ? -1 : here.spaces().getFirst();
  }

  /** RP that the cities yield. */
  public int revenue() {
    int sum = 0;
    for (int i = 0; i < setting.board().spaces().size(); i++) {
      CitySpace space = setting.board().space(i);
      boolean waste = desolate.get(i) && setting.options().desolatedMetropolisYieldsNothing();
      if (space.points() > 0 && isRoman(space.territory()) && !waste) {
        sum += space.points();
      }
    }
    return sum;
  }
}
