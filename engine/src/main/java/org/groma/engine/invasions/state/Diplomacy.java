package org.groma.engine.invasions.state;

import java.util.Arrays;
import org.groma.engine.kernel.Rule;

/**
 * Who is bound to whom, and what follows: friendly, neutral or hostile. Sets of nations are words
 * with a bit for each.
 */
@Rule("XII.D")
public final class Diplomacy {

  private static final int LORDS = 3;

  private final int nations;
  private final int[] suzerain;
  private final int[] patron;
  private final int[] federator;
  private final long[] allies;
  private final long[] pacts;
  private final long[] declared;
  private final long[] friends;
  private final long[] neutrals;
  private final long[] dominions;

  Diplomacy(int nations) {
    this.nations = nations;
    suzerain = filled(nations);
    patron = filled(nations);
    federator = filled(nations);
    allies = new long[nations];
    pacts = new long[nations];
    declared = new long[nations];
    friends = new long[nations];
    neutrals = new long[nations];
    dominions = new long[nations];
    settle();
  }

  private Diplomacy(Diplomacy other) {
    nations = other.nations;
    suzerain = other.suzerain.clone();
    patron = other.patron.clone();
    federator = other.federator.clone();
    allies = other.allies.clone();
    pacts = other.pacts.clone();
    declared = other.declared.clone();
    friends = other.friends.clone();
    neutrals = other.neutrals.clone();
    dominions = other.dominions.clone();
  }

  private static int[] filled(int length) {
    int[] array = new int[length];
    Arrays.fill(array, -1);
    return array;
  }

  Diplomacy copy() {
    return new Diplomacy(this);
  }

  public Stance stance(int nation, int other) {
    if ((friends[nation] & 1L << other) != 0) {
      return Stance.FRIENDLY;
    }
    return (neutrals[nation] & 1L << other) != 0 ? Stance.NEUTRAL : Stance.HOSTILE;
  }

  /** All nations friendly to this one, itself included. */
  public long friends(int nation) {
    return friends[nation];
  }

  /** All nations neutral to this one, wherever they meet. */
  public long neutrals(int nation) {
    return neutrals[nation];
  }

  /** A nation and its allies. */
  public long bloc(int nation) {
    return allies[nation] | 1L << nation;
  }

  /** A nation, its allies, and the vassals of them all, whose land they control too (XII.A). */
  public long dominion(int nation) {
    return dominions[nation];
  }

  public boolean haveDeclared(int nation, int other) {
    return (declared[nation] & 1L << other) != 0;
  }

  /** The nations with which this one has exchanged declarations this turn, a bit each. */
  public long declared(int nation) {
    return declared[nation];
  }

  public int suzerain(int nation) {
    return suzerain[nation];
  }

  public int patron(int nation) {
    return patron[nation];
  }

  public int federator(int nation) {
    return federator[nation];
  }

  public long allies(int nation) {
    return allies[nation];
  }

  /** The nations with which this one has a pact. */
  public long pacts(int nation) {
    return pacts[nation];
  }

  /** The nations that are vassals of this one. */
  public long vassals(int nation) {
    return those(suzerain, nation);
  }

  public long federates(int nation) {
    return those(federator, nation);
  }

  public long clients(int nation) {
    return those(patron, nation);
  }

  private long those(int[] bonds, int lord) {
    long found = 0;
    for (int i = 0; i < nations; i++) {
      if (bonds[i] == lord) {
        found |= 1L << i;
      }
    }
    return found;
  }

  void suzerain(int vassal, int lord) {
    suzerain[vassal] = lord;
    settle();
  }

  void patron(int client, int lord) {
    patron[client] = lord;
    settle();
  }

  void federator(int federate, int lord) {
    federator[federate] = lord;
    settle();
  }

  void ally(int nation, int other, boolean allied) {
    join(allies, nation, other, allied);
    settle();
  }

  void pact(int nation, int other, boolean made) {
    join(pacts, nation, other, made);
    settle();
  }

  void declare(int nation, int other) {
    join(declared, nation, other, true);
  }

  void forgetDeclarations() {
    Arrays.fill(declared, 0);
  }

  private static void join(long[] sets, int nation, int other, boolean joined) {
    if (joined) {
      sets[nation] |= 1L << other;
      sets[other] |= 1L << nation;
    } else {
      sets[nation] &= ~(1L << other);
      sets[other] &= ~(1L << nation);
    }
  }

  /**
   * Works the stances out again. A federate stands where its federator stands: two nations are
   * friendly when they stand in the same place or where two allies stand. They are neutral when
   * that holds for them or for the lords of whom they are vassals or clients.
   */
  private void settle() {
    long[] standing = new long[nations]; // who stands where a nation stands
    long[] subject = new long[nations]; // who stands there or has a lord who does
    long[] realm = new long[nations]; // a nation and its vassals
    for (int i = 0; i < nations; i++) {
      standing[place(i)] |= 1L << i;
      realm[i] |= 1L << i;
      if (suzerain[i] >= 0) {
        realm[suzerain[i]] |= 1L << i;
      }
      for (int j = 0; j < LORDS; j++) {
        int lord = lord(i, j);
        if (lord >= 0) {
          subject[place(lord)] |= 1L << i;
        }
      }
    }
    for (int i = 0; i < nations; i++) {
      friends[i] = those(standing, place(i));
      dominions[i] = those(realm, i);
      long peaceful = pacts[i];
      for (int j = 0; j < LORDS; j++) {
        int lord = lord(i, j);
        peaceful |= lord < 0 ? 0 : those(subject, place(lord));
      }
      neutrals[i] = peaceful & ~friends[i];
    }
  }

  /** All who are counted with a nation or its allies. */
  private long those(long[] counted, int nation) {
    long all = counted[nation];
    for (long rest = allies[nation]; rest != 0; rest &= rest - 1) {
      all |= counted[Long.numberOfTrailingZeros(rest)];
    }
    return all;
  }

  private int place(int nation) {
    return federator[nation] < 0 ? nation : federator[nation];
  }

  /** The nation itself, its suzerain or its patron. */
  private int lord(int nation, int i) {
    return switch (i) {
      case 0 -> nation;
      case 1 -> suzerain[nation];
      default -> patron[nation];
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Diplomacy that
        && Arrays.equals(suzerain, that.suzerain)
        && Arrays.equals(patron, that.patron)
        && Arrays.equals(federator, that.federator)
        && Arrays.equals(allies, that.allies)
        && Arrays.equals(pacts, that.pacts)
        && Arrays.equals(declared, that.declared);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(suzerain)
        + 31 * Arrays.hashCode(patron)
        + 37 * Arrays.hashCode(federator)
        + 41 * Arrays.hashCode(allies)
        + 43 * Arrays.hashCode(pacts)
        + 47 * Arrays.hashCode(declared);
  }
}
