package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.phrases.Amounts;
import org.groma.engine.invasions.phrases.Wording;
import org.groma.engine.invasions.state.World;

/** The affairs of nations: faith, calamities, bankruptcy. */
final class RealmStory {

  private static final int HERESY_PLUS = 2;

  private final Tale tale;
  private final World world;
  private final Names names;

  RealmStory(Tale tale) {
    this.tale = tale;
    this.world = tale.world;
    this.names = tale.names;
  }

  void tell(RealmEvent event) {
    switch (event) {
      case RealmEvent.ReligionSet(int nation, Religion religion) ->
          tale.say(
              names.capital(nation) + " are now " + Wording.spelt(religion.word()) + " (XXXI.A)");
      case RealmEvent.CalamityStruck(int nation, int card) ->
          tale.say(
              1, "Calamity for " + names.the(nation) + ": " + names.calamity(card) + " (XIII.E)");
      case RealmEvent.CardUnpaid(int nation) ->
          tale.note(names.the(nation) + " cannot pay for it in full (XIII.D)");
      case RealmEvent.Collapsed(int nation) ->
          tale.say("The Empire of " + names.the(nation) + " has collapsed (XIV.K)");
      case RealmEvent.Bankrupted(int nation) ->
          tale.say(names.capital(nation) + " are bankrupt (XIV.J)");
      case RealmEvent.BonusDue(int nation, int halves) -> bonus(nation, halves);
      case RealmEvent.LeadersIdled(int nation, boolean idle) -> {
        if (idle && !world.realms().areLeadersIdle(nation)) {
          tale.note("the rulers of " + names.the(nation) + " stay in the capital");
        }
      }
      case RealmEvent.ExpenseAdded(int nation, int halves) ->
          tale.note(
              names.the(nation) + " owe " + Amounts.plain(halves) + " Gold more this turn (XIV.H)");
      case RealmEvent.PricesSet(int nation, int percent) ->
          tale.note(names.nation(nation) + " buy at " + percent + " % of the price (XV.B)");
      case RealmEvent.PurchasesLimited(int nation, int most) ->
          tale.note(
              names.nation(nation)
                  + " may buy "
                  + (most == 0 ? "nothing" : most + " at most")
                  + " (XV.B)");
      case RealmEvent.Contracted(int _, Contract contract) ->
          tale.page.growing(Service.class).ifPresent(each -> each.on(contract));
      case RealmEvent.HeresySet(int area, Religion religion, int level) ->
          heresy(area, religion, level);
      case RealmEvent.Wed(int nation, int bride) ->
          tale.say(names.capital(nation) + " take a princess of " + names.the(bride) + " (XXX.D)");
      case RealmEvent.IslamCreated _ -> tale.say("Islam is created" + die() + " (V.C)");
      case RealmEvent.CapitalFell _,
          RealmEvent.CityReturned _,
          RealmEvent.Converted _,
          RealmEvent.Founded _,
          RealmEvent.FoederaCounted _,
          RealmEvent.SubmissionDated _,
          RealmEvent.Attacked _,
          RealmEvent.AreaRecovered _,
          RealmEvent.AllianceLimited _,
          RealmEvent.FoedusOffered _,
          RealmEvent.Vanquished _,
          RealmEvent.HonourTaken _ -> {
        // what they keep in mind is told by other events
      }
    }
  }

  private String die() {
    return tale.dice.isEmpty() ? "" : ": die " + tale.dice.take();
  }

  private void bonus(int nation, int halves) {
    if (halves > 0) {
      tale.note(names.the(nation) + " will get " + Amounts.plain(halves) + " Gold next turn (VI)");
    }
  }

  private void heresy(int area, Religion religion, int level) {
    String dice = die();
    String where = "the " + Wording.spelt(religion.word()) + "s of " + names.area(area);
    tale.note(
        switch (level) {
              case 0 -> "the heresy among " + where + " ends";
              case HERESY_PLUS -> "heresy breaks out among " + where + ", Heresy +";
              default -> "the heresy among " + where + " fades, Heresy \u2212";
            }
            + dice
            + (level == HERESY_PLUS ? " (XXXI.C)" : " (VI.F)"));
  }
}
