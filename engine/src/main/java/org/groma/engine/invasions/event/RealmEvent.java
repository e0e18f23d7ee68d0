package org.groma.engine.invasions.event;

/** Something happened in the affairs of a nation. Gold is counted in halves. */
public sealed interface RealmEvent extends InvasionsEvent {

  record ReligionSet(int nation, Religion religion) implements RealmEvent {}

  /** The bonus for converting has been claimed. */
  record Converted(int nation) implements RealmEvent {}

  /** A Kingdom or an Empire was founded. */
  record Founded(int nation, int turn) implements RealmEvent {}

  /** Gold that will come in the next Status of Nations step; 0 once it has come. */
  record BonusDue(int nation, int halves) implements RealmEvent {}

  /** A calamity struck: the number of its card. */
  record CalamityStruck(int nation, int card) implements RealmEvent {}

  /** The Administration card of this turn could not be paid in full. */
  record CardUnpaid(int nation) implements RealmEvent {}

  /** The Empire ceased to exist. */
  record Collapsed(int nation) implements RealmEvent {}

  record Bankrupted(int nation) implements RealmEvent {}

  /** The capital was conquered in this turn; 0 when that is over. */
  record CapitalFell(int nation, int turn) implements RealmEvent {}

  /** A conqueror left a nation the city that had been its capital. */
  record CityReturned(int nation, int province) implements RealmEvent {}

  /** The rulers must stay in the capital this turn. */
  record LeadersIdled(int nation, boolean idle) implements RealmEvent {}

  /** How many Foedera a federate has, and since when. */
  record FoederaCounted(int federate, int count, int turn) implements RealmEvent {}

  /** When a vassal submitted. */
  record SubmissionDated(int vassal, int turn) implements RealmEvent {}

  /** Adds to the expenses of this turn. */
  record ExpenseAdded(int nation, int halves) implements RealmEvent {}

  /** What purchases cost this turn, in hundredths of the price. */
  record PricesSet(int nation, int percent) implements RealmEvent {}

  /** At most so many purchases this turn. */
  record PurchasesLimited(int nation, int most) implements RealmEvent {}

  /** A nation attacked another in this turn. */
  record Attacked(int nation, int victim) implements RealmEvent {}

  /** On what terms a unit serves. */
  record Contracted(int unit, Contract contract) implements RealmEvent {}

  /** A heresy of a religion broke out, faded or ended: 2 for Heresy +, 1 for Heresy –, 0. */
  record HeresySet(int area, Religion religion, int level) implements RealmEvent {}

  /** Empty sites of an Area recovered from pillage; once a turn. */
  record AreaRecovered(int area) implements RealmEvent {}

  /** An alliance that ends with the activations of this turn. */
  record AllianceLimited(int nation, int other) implements RealmEvent {}

  /** A nation took a princess of another: it is rewarded if it keeps the peace this turn. */
  record Wed(int nation, int bride) implements RealmEvent {}

  /** An Empire made its one offer of a Foedus for this turn. */
  record FoedusOffered(int empire) implements RealmEvent {}

  /** A nation made another submit; remembered for good. */
  record Vanquished(int suzerain, int vassal) implements RealmEvent {}

  /** Points that a nation gets only once, by the number of what they are for. */
  record HonourTaken(int nation, int number) implements RealmEvent {}

  record IslamCreated() implements RealmEvent {}
}
