package org.groma.engine.invasions.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.effect.ChooseTarget;
import org.groma.engine.invasions.effect.EffectContext;
import org.groma.engine.invasions.effect.Effects;
import org.groma.engine.invasions.effect.RollEffects;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Cards played in a battle. Any player may play them for or against either side.
 *
 * @param attacker what they change for the attacker
 * @param defender what they change for the defender
 */
@Rule({"XX.E", "XX.F", "XX.G"})
public record BattleCards(Support attacker, Support defender) {

  /** What cards change for one side, see {@code combat.Command}. */
  public record Support(int dice, int blackDice, int trades, int modifier, int reRolls) {

    public static final Support NONE = new Support(0, 0, 0, 0, 0);

    private Support plus(EventCard card) {
      return new Support(
          dice + RollEffects.dice(card.effects(), "white"),
          blackDice + RollEffects.dice(card.effects(), "black"),
          trades + RollEffects.trades(card.effects()),
          modifier + RollEffects.meleeModifier(card.effects()),
          reRolls + RollEffects.reRolls(card.effects()));
    }
  }

  public static final BattleCards NONE = new BattleCards(Support.NONE, Support.NONE);

  private static final int LARGE_STACK = 3;

  /** Cards that make soldiers vanish before the battle begins. */
  public static void beforeArchery(Play play, int attacker, int defender, int place) {
    World world = play.world();
    for (int seat = 0; seat < play.setting().scenario().players().size(); seat++) {
      List<Integer> sides = new ArrayList<>();
      for (int nation : new int[] {attacker, defender}) {
        if (world.setting().nation(nation).seat() != seat
            && world.countAt(place, 1L << nation) >= LARGE_STACK) {
          sides.add(nation);
        }
      }
      Optional<EventCard> card =
          sides.isEmpty()
              ? Optional.empty()
              : EventPlays.choose(
                  play, Moment.BEFORE_ARCHERY, attacker, seat, thinning(world, seat));
      if (card.isPresent() && !Reactions.cancel(play, seat, card.get())) {
        int chooser = play.setting().spokesman(seat);
        int side = side(play, chooser, card.get(), sides);
        EffectContext context = EffectContext.of(chooser, card.get().id()).against(side).at(place);
        Effects.carryOut(play, context, card.get().effects());
      }
    }
  }

  /** An ambush is not among them, see {@link AmbushCards}. */
  private static List<HeldCard> thinning(World world, int seat) {
    List<HeldCard> found = new ArrayList<>();
    for (HeldCard held : HeldCard.of(world, seat, Moment.BEFORE_ARCHERY)) {
      if (RollEffects.costsUnits(held.event(world).effects())) {
        found.add(held);
      }
    }
    return found;
  }

  /** Cards that change dice, re-rolls and rolls. */
  public static BattleCards beforeMelee(Play play, int attacker, int defender) {
    BattleCards all = NONE;
    for (int seat = 0; seat < play.setting().scenario().players().size(); seat++) {
      Optional<EventCard> card;
      do {
        List<HeldCard> held = HeldCard.of(play.world(), seat, Moment.BEFORE_MELEE);
        card = EventPlays.choose(play, Moment.BEFORE_MELEE, attacker, seat, held);
        if (card.isPresent() && !Reactions.cancel(play, seat, card.get())) {
          int chooser = play.setting().spokesman(seat);
          int side = side(play, chooser, card.get(), List.of(attacker, defender));
          all = side == attacker ? all.forAttacker(card.get()) : all.forDefender(card.get());
        }
      } while (card.isPresent());
    }
    return all;
  }

  private static int side(Play play, int chooser, EventCard card, List<Integer> nations) {
    return ChooseTarget.ask(play, chooser, ChooseTarget.Kind.NATION, card.id(), nations);
  }

  private BattleCards forAttacker(EventCard card) {
    return new BattleCards(attacker.plus(card), defender);
  }

  private BattleCards forDefender(EventCard card) {
    return new BattleCards(attacker, defender.plus(card));
  }
}
