package org.groma.engine.invasions.player;

import org.groma.engine.invasions.activation.Raiding;
import org.groma.engine.invasions.administration.ChooseCard;
import org.groma.engine.invasions.administration.ChooseCardType;
import org.groma.engine.invasions.administration.ChooseDisbanded;
import org.groma.engine.invasions.administration.ChoosePurchases;
import org.groma.engine.invasions.administration.ChooseRevolt;
import org.groma.engine.invasions.administration.ChooseSubdual;
import org.groma.engine.invasions.administration.ChooseSubdualLoss;
import org.groma.engine.invasions.diplomacy.AllianceCard;
import org.groma.engine.invasions.diplomacy.Breach;
import org.groma.engine.invasions.diplomacy.ChooseErrand;
import org.groma.engine.invasions.diplomacy.Conversion;
import org.groma.engine.invasions.diplomacy.FoedusOffers;
import org.groma.engine.invasions.diplomacy.Graft;
import org.groma.engine.invasions.diplomacy.Hirings;
import org.groma.engine.invasions.diplomacy.Mercenaries;
import org.groma.engine.invasions.diplomacy.Refuge;
import org.groma.engine.invasions.diplomacy.Vassals;
import org.groma.engine.invasions.effect.ChooseHeresy;
import org.groma.engine.invasions.effect.ChooseTarget;
import org.groma.engine.invasions.effect.Coalition;
import org.groma.engine.invasions.events.ChooseAlternative;
import org.groma.engine.invasions.events.ChooseEvent;
import org.groma.engine.invasions.events.Reactions;
import org.groma.engine.invasions.field.ChooseWithdrawal;
import org.groma.engine.invasions.movement.Crowding;
import org.groma.engine.invasions.movement.Declaring;
import org.groma.engine.invasions.movement.LimesFall;
import org.groma.engine.invasions.raid.ChooseLostRaider;
import org.groma.engine.invasions.raid.ChooseRaidTarget;
import org.groma.engine.invasions.raid.ChooseRaiders;
import org.groma.engine.invasions.raid.ChooseSettling;
import org.groma.engine.invasions.reinforcement.ChooseProvince;
import org.groma.engine.invasions.reinforcement.Leadership;
import org.groma.engine.invasions.reinforcement.PickUnits;
import org.groma.engine.invasions.reinforcement.Reunion;
import org.groma.engine.invasions.reinforcement.VanishedNations;
import org.groma.engine.invasions.sea.ChooseDrowned;
import org.groma.engine.invasions.siege.AssaultLosses;
import org.groma.engine.invasions.siege.ChooseAssault;
import org.groma.engine.invasions.siege.ChooseDismantling;
import org.groma.engine.invasions.siege.ChooseLooting;
import org.groma.engine.invasions.status.CityGrowth;
import org.groma.engine.invasions.status.KingdomCheck;
import org.groma.engine.invasions.status.KingdomFounding;
import org.groma.engine.invasions.submission.ChooseHaven;
import org.groma.engine.invasions.submission.VassalMercenary;
import org.groma.engine.kernel.Decision;

/** Sends every decision besides marches and battles to who judges it. */
final class Civil {

  private final Lures lures;
  private final Posts posts;

  Civil(Lures lures) {
    this.lures = lures;
    this.posts = new Posts(lures);
  }

  /** What is not judged takes the first option: the best one where there is a best. */
  Object judged(Decision<?> decision) {
    return switch (decision) {
      case ChooseErrand errand -> Diplomat.errand(errand);
      case ChooseEvent event -> Fortune.event(event);
      case Declaring.Question _ -> false;
      case Leadership.PostLeader post ->
          posts.ofLeader(post.world(), post.chooser(), post.options());
      case ChoosePurchases purchases -> Purchases.of(purchases, lures);
      case ChooseCardType type -> Council.type(type);
      case ChooseCard card -> Council.card(card);
      case FoedusOffers.ChooseOffer offer -> Foedera.offer(offer);
      case FoedusOffers.ChooseAcceptance offer -> Foedera.isAccepted(offer, lures);
      case Breach.ChooseBreach breach -> Foedera.isBroken(breach, lures);
      case Vassals.ChooseRebellion rebellion -> Foedera.rebels(rebellion);
      case AllianceCard.ChooseAlliance offer ->
          Standing.isSameSeat(offer.world(), offer.chooser(), offer.ally());
      case Coalition.AcceptAlliance offer ->
          Standing.isSameSeat(offer.world(), offer.chooser(), offer.nation());
      case Hirings.ChooseHired hired -> Diplomat.hired(hired);
      case Hirings.ChooseToLend lend ->
          Standing.isSameSeat(lend.world(), lend.chooser(), lend.hirer());
      case Conversion.ChooseConversion conversion -> conversion.income() > 0;
      case Graft.ChooseGraft graft -> Diplomat.bribes(graft);
      case Reunion.Reunite _ -> true;
      case KingdomCheck.FoundKingdom founding -> Foundations.isTime(founding);
      case KingdomFounding.ChooseCapital capital ->
          Foundations.capital(capital.world(), capital.chooser(), capital.cities());
      case CityGrowth.ChooseGrowth growth ->
          Foundations.capital(growth.world(), growth.chooser(), growth.provinces());
      case ChooseRevolt revolt -> Unrest.province(revolt);
      case ChooseSubdual subdual -> Unrest.isWorthTrying(subdual);
      case ChooseTarget target -> Fortune.target(target);
      case ChooseHeresy heresy -> Fortune.heresy(heresy);
      case ChooseAlternative alternative -> Fortune.alternative(alternative);
      case Reactions.ChooseToCancel cancel -> Fortune.cancels(cancel);
      case Raiding.ChooseToRaid raid -> Plunder.raids(raid);
      case ChooseRaiders raiders -> Plunder.raiders(raiders);
      case ChooseRaidTarget target -> Plunder.target(target);
      case ChooseSettling settling -> Plunder.settles(settling);
      case ChooseLooting looting -> Plunder.loots(looting);
      case ChooseDismantling dismantling -> Plunder.dismantles(dismantling);
      default -> ofSoldiers(decision);
    };
  }

  /** Where soldiers are put, and which of them are given up. */
  private Object ofSoldiers(Decision<?> decision) {
    return switch (decision) {
      case ChooseProvince post -> posts.ofUnits(post.world(), post.chooser(), post.provinces());
      case Refuge.ChooseRefuge post -> posts.ofUnits(post.world(), post.chooser(), post.options());
      case ChooseHaven haven -> posts.ofUnits(haven.world(), haven.chooser(), haven.options());
      case VassalMercenary.ChoosePost post ->
          posts.ofUnits(post.world(), post.chooser(), post.options());
      case PickUnits pick -> Soldiers.best(pick.world(), pick.pool(), pick.count());
      case Crowding.Choice lost -> Soldiers.weakest(lost.world(), lost.present(), lost.count());
      case ChooseDisbanded lost -> Soldiers.weakest(lost.world(), lost.units(), lost.count());
      case ChooseDrowned lost -> Soldiers.weakest(lost.world(), lost.cargo(), lost.count());
      case ChooseSubdualLoss lost -> Soldiers.weakest(lost.world(), lost.units());
      case ChooseLostRaider lost -> Soldiers.weakest(lost.world(), lost.raiders());
      case Vassals.ChooseLostRebel lost -> Soldiers.weakest(lost.world(), lost.units());
      case VanishedNations.DismissUnit lost -> Soldiers.weakest(lost.world(), lost.units());
      case Mercenaries.ChooseMercenary lent -> Soldiers.weakest(lent.world(), lent.units());
      case VassalMercenary.ChooseMercenary lent -> mercenary(lent);
      case ChooseWithdrawal withdrawal -> withdrawal.nearest();
      case ChooseAssault _ -> AssaultLosses.NO_ASSAULT; // hits cost more than another attempt
      case LimesFall.Choice hit -> Soldiers.shield(hit.world(), hit.options());
      default -> decision.options().getFirst();
    };
  }

  /** A lord who chooses takes the best, a vassal gives the weakest. */
  private static int mercenary(VassalMercenary.ChooseMercenary decision) {
    int owner = decision.world().setting().roster().nation(decision.units().get(0));
    return owner == decision.chooser()
        ? Soldiers.weakest(decision.world(), decision.units())
        : Soldiers.best(decision.world(), decision.units());
  }
}
