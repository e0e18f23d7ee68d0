package org.groma.engine.invasions.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.effect.EffectContext;
import org.groma.engine.invasions.effect.Effects;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/** Players play private events at the moment they are meant for. */
@Rule("X.B")
public final class EventPlays {

  private EventPlays() {}

  /**
   * Lets all players in their order play cards whose effects happen at once.
   *
   * @param nation whose step or activation it is; -1 where nobody in particular
   */
  public static void offer(Play play, Moment moment, int nation) {
    for (int seat = 0; seat < play.setting().scenario().players().size(); seat++) {
      boolean asked = true;
      while (asked) {
        asked = offerTo(play, moment, nation, seat);
      }
    }
  }

  /** Whether the player played a card, and so may play another. */
  private static boolean offerTo(Play play, Moment moment, int nation, int seat) {
    World world = play.world();
    List<HeldCard> all = HeldCard.of(world, seat, moment);
    if (all.isEmpty()) {
      return false;
    }
    List<HeldCard> playable = new ArrayList<>();
    for (HeldCard held : all) {
      if (Usefulness.of(world, seat, nation, held.event(world))) {
        playable.add(held);
      }
    }
    Optional<EventCard> chosen = choose(play, moment, nation, seat, playable);
    if (chosen.isEmpty()) {
      return false;
    }
    if (!Reactions.cancel(play, seat, chosen.get())) {
      carryOut(play, chosen.get(), nation, seat);
    }
    return true;
  }

  /** Asks a player for one of some cards, which is then out of his hand. */
  static Optional<EventCard> choose(
      Play play, Moment moment, int nation, int seat, List<HeldCard> playable) {
    if (playable.isEmpty()) {
      return Optional.empty();
    }
    int chooser = play.setting().spokesman(seat);
    HeldCard held =
        play.table().ask(new ChooseEvent(play.world(), chooser, moment, nation, playable));
    if (held.equals(HeldCard.NONE)) {
      return Optional.empty();
    }
    held.play(play, seat);
    return Optional.of(held.event(play.world()));
  }

  private static void carryOut(Play play, EventCard card, int nation, int seat) {
    World world = play.world();
    boolean own = Usefulness.isForOwn(card);
    EffectContext context =
        EffectContext.of(own ? nation : play.setting().spokesman(seat), card.id());
    if (!own && Usefulness.isAgainstNation(card)) {
      context = context.against(nation);
    }
    List<Datum> effects = card.effects();
    if (card.alternatives()) {
      List<Datum> useful = Usefulness.alternatives(world, seat, nation, card);
      effects =
          useful.size() == 1
              ? useful
              : List.of(
                  play.table()
                      .ask(new ChooseAlternative(world, context.nation(), card.number(), useful)));
    }
    Effects.carryOut(play, context, effects);
  }
}
