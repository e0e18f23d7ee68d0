package org.groma.engine.invasions.state;

import java.util.Arrays;
import java.util.BitSet;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.setting.Setting;

/** The affairs of nations: faith, foundations, what this turn's cards and calamities changed. */
public final class Realms {

  private static final int FULL = 100;
  private static final int UNLIMITED = 1000;
  private static final int HERESY_BITS = 2;
  private static final int HERESY_LEVELS = 3;

  private final Religion[] religion;
  private final boolean[] converted;
  private final byte[] founded;
  private final int[] bonus;
  private final byte[] calamities;
  private final boolean[] unpaid;
  private final boolean[] collapsed;
  private final boolean[] bankrupt;
  private final byte[] capitalFell;
  private final short[] returned;
  private final boolean[] idle;
  private final byte[] foedera;
  private final byte[] foedusTurn;
  private final byte[] submitted;
  private final int[] expense;
  private final int[] prices;
  private final int[] limit;
  private final long[] attacked;
  private final Contract[] contract;

  /** The units that serve under a contract: few of many. */
  private final BitSet contracted;

  /** The heresies of each Area, two bits a religion. */
  private final short[] heresy;

  private final boolean[] recovered;
  private final long[] brief;
  private final long[] wed;
  private final long[] vanquished;
  private final long[] honours;
  private long offered;
  private long activated;
  private boolean islam;

  Realms(Setting setting) {
    int nations = setting.nations();
    religion = new Religion[nations];
    Arrays.fill(religion, Religion.PAGAN);
    converted = new boolean[nations];
    founded = new byte[nations];
    bonus = new int[nations];
    calamities = new byte[nations];
    unpaid = new boolean[nations];
    collapsed = new boolean[nations];
    bankrupt = new boolean[nations];
    capitalFell = new byte[nations];
    returned = new short[nations];
    Arrays.fill(returned, (short) World.NOBODY);
    idle = new boolean[nations];
    foedera = new byte[nations];
    foedusTurn = new byte[nations];
    submitted = new byte[nations];
    expense = new int[nations];
    prices = new int[nations];
    limit = new int[nations];
    attacked = new long[nations];
    contract = new Contract[setting.roster().size()];
    Arrays.fill(contract, Contract.NONE);
    contracted = new BitSet(contract.length);
    heresy = new short[setting.board().areas()];
    recovered = new boolean[setting.board().areas()];
    brief = new long[nations];
    wed = new long[nations];
    vanquished = new long[nations];
    honours = new long[nations];
    begin();
  }

  private Realms(Realms other) {
    religion = other.religion.clone();
    converted = other.converted.clone();
    founded = other.founded.clone();
    bonus = other.bonus.clone();
    calamities = other.calamities.clone();
    unpaid = other.unpaid.clone();
    collapsed = other.collapsed.clone();
    bankrupt = other.bankrupt.clone();
    capitalFell = other.capitalFell.clone();
    returned = other.returned.clone();
    idle = other.idle.clone();
    foedera = other.foedera.clone();
    foedusTurn = other.foedusTurn.clone();
    submitted = other.submitted.clone();
    expense = other.expense.clone();
    prices = other.prices.clone();
    limit = other.limit.clone();
    attacked = other.attacked.clone();
    contract = other.contract.clone();
    contracted = (BitSet) other.contracted.clone();
    heresy = other.heresy.clone();
    recovered = other.recovered.clone();
    brief = other.brief.clone();
    wed = other.wed.clone();
    vanquished = other.vanquished.clone();
    honours = other.honours.clone();
    offered = other.offered;
    activated = other.activated;
    islam = other.islam;
  }

  Realms copy() {
    return new Realms(this);
  }

  /** A new turn: what lasts one turn is over. */
  void begin() {
    Arrays.fill(calamities, (byte) 0);
    Arrays.fill(unpaid, false);
    Arrays.fill(bankrupt, false);
    Arrays.fill(idle, false);
    Arrays.fill(expense, 0);
    Arrays.fill(prices, FULL);
    Arrays.fill(limit, UNLIMITED);
    Arrays.fill(attacked, 0);
    Arrays.fill(recovered, false);
    Arrays.fill(brief, 0);
    Arrays.fill(wed, 0);
    offered = 0;
    activated = 0;
  }

  /** A nation has had its activation of this turn. */
  void activate(int nation) {
    activated |= 1L << nation;
  }

  /** A unit left the map: whatever it served for is over. */
  void discharge(int unit) {
    contract(unit, Contract.NONE);
  }

  private void contract(int unit, Contract terms) {
    contract[unit] = terms;
    contracted.set(unit, terms != Contract.NONE);
  }

  void apply(RealmEvent event) {
    switch (event) {
      case RealmEvent.ReligionSet(int nation, Religion faith) -> religion[nation] = faith;
      case RealmEvent.Converted(int nation) -> converted[nation] = true;
      case RealmEvent.Founded(int nation, int turn) -> founded[nation] = (byte) turn;
      case RealmEvent.BonusDue(int nation, int halves) -> bonus[nation] = halves;
      case RealmEvent.CalamityStruck(int nation, _) -> calamities[nation]++;
      case RealmEvent.CardUnpaid(int nation) -> unpaid[nation] = true;
      case RealmEvent.Collapsed(int nation) -> collapsed[nation] = true;
      case RealmEvent.Bankrupted(int nation) -> bankrupt[nation] = true;
      case RealmEvent.CapitalFell(int nation, int turn) -> {
        capitalFell[nation] = (byte) turn;
        returned[nation] = World.NOBODY;
      }
      case RealmEvent.CityReturned(int nation, int province) -> returned[nation] = (short) province;
      case RealmEvent.LeadersIdled(int nation, boolean stay) -> idle[nation] = stay;
      case RealmEvent.FoederaCounted(int federate, int count, int turn) -> {
        foedera[federate] = (byte) count;
        foedusTurn[federate] = (byte) turn;
      }
      case RealmEvent.SubmissionDated(int vassal, int turn) -> submitted[vassal] = (byte) turn;
      case RealmEvent.ExpenseAdded(int nation, int halves) -> expense[nation] += halves;
      case RealmEvent.PricesSet(int nation, int percent) -> prices[nation] = percent;
      case RealmEvent.PurchasesLimited(int nation, int most) -> limit[nation] = most;
      case RealmEvent.Attacked(int nation, int victim) -> attacked[nation] |= 1L << victim;
      case RealmEvent.Contracted(int unit, Contract terms) -> contract(unit, terms);
      case RealmEvent.HeresySet(int area, Religion faith, int level) -> set(area, faith, level);
      case RealmEvent.AreaRecovered(int area) -> recovered[area] = true;
      case RealmEvent.AllianceLimited(int nation, int other) -> {
        brief[nation] |= 1L << other;
        brief[other] |= 1L << nation;
      }
      case RealmEvent.Wed(int nation, int bride) -> wed[nation] |= 1L << bride;
      case RealmEvent.FoedusOffered(int empire) -> offered |= 1L << empire;
      case RealmEvent.Vanquished(int suzerain, int vassal) -> vanquished[suzerain] |= 1L << vassal;
      case RealmEvent.HonourTaken(int nation, int number) -> honours[nation] |= 1L << number;
      case RealmEvent.IslamCreated() -> islam = true;
    }
  }

  public Religion religion(int nation) {
    return religion[nation];
  }

  public boolean hasConverted(int nation) {
    return converted[nation];
  }

  /** The turn in which its Kingdom or Empire was founded; 0 if it began as one. */
  public int founded(int nation) {
    return founded[nation];
  }

  public int bonusDue(int nation) {
    return bonus[nation];
  }

  /** How many calamities struck it this turn. */
  public int calamities(int nation) {
    return calamities[nation];
  }

  /** Whether it could not pay its Administration card this turn. */
  public boolean isCardUnpaid(int nation) {
    return unpaid[nation];
  }

  /** Whether its Empire has collapsed in this game. */
  public boolean hasCollapsed(int nation) {
    return collapsed[nation];
  }

  public boolean isBankrupt(int nation) {
    return bankrupt[nation];
  }

  /** The turn in which its capital was conquered and not founded again since; 0 if never. */
  public int capitalFell(int nation) {
    return capitalFell[nation];
  }

  /** The city that was its capital and that a conqueror left to it, until it has one; or -1. */
  public int returnedCity(int nation) {
    return returned[nation];
  }

  public boolean areLeadersIdle(int nation) {
    return idle[nation];
  }

  public int foedera(int federate) {
    return foedera[federate];
  }

  public int foedusTurn(int federate) {
    return foedusTurn[federate];
  }

  public int submittedOn(int vassal) {
    return submitted[vassal];
  }

  public int extraExpense(int nation) {
    return expense[nation];
  }

  public int pricePercent(int nation) {
    return prices[nation];
  }

  public int purchaseLimit(int nation) {
    return limit[nation];
  }

  public boolean hasAttacked(int nation, int victim) {
    return (attacked[nation] & 1L << victim) != 0;
  }

  public Contract contract(int unit) {
    return contract[unit];
  }

  /** The first unit from a number on that serves under a contract; -1 after the last. */
  public int nextContracted(int from) {
    return contracted.nextSetBit(from);
  }

  private void set(int area, Religion faith, int level) {
    int others = heresy[area] & ~(HERESY_LEVELS << shift(faith));
    heresy[area] = (short) (others | level << shift(faith));
  }

  @SuppressWarnings("EnumOrdinal") // bits of a number that lives as long as the game
  private static int shift(Religion faith) {
    return HERESY_BITS * faith.ordinal();
  }

  /** Of the heresy of a religion in an Area: 2 for Heresy +, 1 for Heresy –, 0 without. */
  public int heresy(int area, Religion faith) {
    return heresy[area] >> shift(faith) & HERESY_LEVELS;
  }

  /** Whether the followers of any religion are heretics in an Area. */
  public boolean isHeretical(int area) {
    return heresy[area] != 0;
  }

  public boolean hasRecovered(int area) {
    return recovered[area];
  }

  /** Whether it has had its activation of this turn. */
  public boolean hasActivated(int nation) {
    return (activated & 1L << nation) != 0;
  }

  /** The allies of a nation for this turn only. */
  public long briefAllies(int nation) {
    return brief[nation];
  }

  /** The nations whose princesses it took this turn. */
  public long brides(int nation) {
    return wed[nation];
  }

  public boolean hasOfferedFoedus(int empire) {
    return (offered & 1L << empire) != 0;
  }

  /** All nations that it has made submit in this game. */
  public long vanquished(int suzerain) {
    return vanquished[suzerain];
  }

  public boolean hasHonour(int nation, int number) {
    return (honours[nation] & 1L << number) != 0;
  }

  public boolean isIslamCreated() {
    return islam;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Realms that
        && Arrays.equals(religion, that.religion)
        && Arrays.equals(converted, that.converted)
        && Arrays.equals(founded, that.founded)
        && Arrays.equals(bonus, that.bonus)
        && Arrays.equals(calamities, that.calamities)
        && Arrays.equals(unpaid, that.unpaid)
        && Arrays.equals(collapsed, that.collapsed)
        && Arrays.equals(bankrupt, that.bankrupt)
        && Arrays.equals(capitalFell, that.capitalFell)
        && Arrays.equals(returned, that.returned)
        && Arrays.equals(idle, that.idle)
        && Arrays.equals(foedera, that.foedera)
        && Arrays.equals(foedusTurn, that.foedusTurn)
        && Arrays.equals(submitted, that.submitted)
        && Arrays.equals(expense, that.expense)
        && Arrays.equals(prices, that.prices)
        && Arrays.equals(limit, that.limit)
        && Arrays.equals(attacked, that.attacked)
        && Arrays.equals(contract, that.contract)
        && Arrays.equals(heresy, that.heresy)
        && Arrays.equals(recovered, that.recovered)
        && Arrays.equals(brief, that.brief)
        && Arrays.equals(wed, that.wed)
        && Arrays.equals(vanquished, that.vanquished)
        && Arrays.equals(honours, that.honours)
        && offered == that.offered
        && activated == that.activated
        && islam == that.islam;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(religion) + 31 * Arrays.hashCode(bonus) + 37 * Arrays.hashCode(heresy);
  }
}
