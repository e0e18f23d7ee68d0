package org.groma.engine.cycles.player;

import java.util.Comparator;
import java.util.List;
import org.groma.engine.cycles.administration.ChooseLeaderPost;
import org.groma.engine.cycles.administration.ChooseLoss;
import org.groma.engine.cycles.administration.ChoosePirates;
import org.groma.engine.cycles.administration.ChooseProvince;
import org.groma.engine.cycles.administration.ChooseRevolt;
import org.groma.engine.cycles.barbarian.ChooseGroup;
import org.groma.engine.cycles.barbarian.ChooseLosses;
import org.groma.engine.cycles.barbarian.ChoosePair;
import org.groma.engine.cycles.combat.Advance;
import org.groma.engine.cycles.combat.ChooseAttack;
import org.groma.engine.cycles.combat.LeadOn;
import org.groma.engine.cycles.combat.StandFast;
import org.groma.engine.cycles.economy.ChooseCapital;
import org.groma.engine.cycles.economy.ChooseDisband;
import org.groma.engine.cycles.economy.ChoosePillage;
import org.groma.engine.cycles.economy.ChoosePurchase;
import org.groma.engine.cycles.economy.ChooseSpending;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.leader.AcceptRansom;
import org.groma.engine.cycles.leader.ChooseRansom;
import org.groma.engine.cycles.leader.ExecuteCaptive;
import org.groma.engine.cycles.movement.ChooseExcess;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.naval.Intercept;
import org.groma.engine.cycles.sequence.ChoosePosition;
import org.groma.engine.cycles.sequence.ChooseSite;
import org.groma.engine.cycles.special.ChooseBribe;
import org.groma.engine.cycles.special.ChooseInheritance;
import org.groma.engine.cycles.special.ChooseRevival;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;

/** A player who plays to win, in every stage. */
public final class SteadyRuler implements Player {

  private final Outlook outlook = new Outlook();
  private final Marches marches = new Marches(outlook);
  private final Warlord warlord = new Warlord(outlook);
  private final Peoples peoples = new Peoples(outlook);
  private final Steward steward = new Steward(outlook);

  @Override
  @SuppressWarnings("unchecked") // each branch answers the type of its own decision
  public <A> A decide(Decision<A> decision) {
    return (A)
        switch (decision) {
          case ChooseMover mover -> (Object) marches.mover(mover);
          case ChooseMove move -> marches.move(move);
          case ChooseAttack attack -> warlord.attack(attack);
          case Advance advance -> warlord.advance(advance);
          case StandFast _ -> true;
          // who comes out is driven back by nothing, and seldom lost
          case Intercept intercept -> intercept.interceptors();
          case ChoosePair pair -> peoples.pair(pair);
          case ChooseGroup group -> Peoples.group(group);
          case ChooseLosses losses -> Peoples.losses(losses);
          case ChoosePurchase purchase -> steward.purchase(purchase);
          case ChooseSpending spending -> Steward.columns(spending);
          case ChoosePillage pillage -> Steward.pillages(pillage);
          case ChooseCapital capital -> steward.capital(capital);
          case ChooseRevolt revolt -> Steward.poorest(revolt.world(), revolt.options());
          case ChoosePirates pirates -> Steward.poorest(pirates.world(), pirates.options());
          case ChooseProvince province -> poorest(province);
          case ChooseLoss loss -> Warlord.weakest(loss.world(), loss.options());
          case ChooseDisband disband -> Warlord.weakest(disband.world(), disband.options());
          case ChooseExcess excess -> Warlord.weakest(excess.world(), excess.options());
          case ChooseSite site -> site(site);
          case ChoosePosition position -> Settler.choose(position);
          case ChooseBribe bribe -> bribe.options().getLast();
          case ChooseRevival revival -> Steward.revives(revival);
          case ChooseLeaderPost post -> Court.post(post);
          case LeadOn lead -> Court.leads(lead);
          case ChooseRansom ransom -> Court.ransom(ransom);
          case AcceptRansom ransom -> Court.accepts(ransom);
          case ExecuteCaptive captive -> Court.executes(captive);
          case ChooseInheritance units -> Warlord.strongest(units.world(), units.options());
          default -> Envoy.answer(decision);
        };
  }

  private static int poorest(ChooseProvince decision) {
    World world = decision.world();
    return decision.options().stream()
        .min(
            Comparator.comparingInt(
                (Integer province) -> Holdings.ownedIn(world, decision.chooser(), province)))
        .orElseThrow();
  }

  private int site(ChooseSite decision) {
    Prospect prospect = outlook.of(decision.world(), decision.chooser());
    List<Integer> options = decision.options();
    return options.stream()
        .max(
            Comparator.comparingDouble((Integer area) ->
                prospect.held(area) + prospect.pull(area) + prospect.threat(area)))
        .orElseThrow();
  }
}
