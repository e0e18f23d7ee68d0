package org.groma.engine.invasions.diplomacy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/**
 * Empires may offer one Foedus a turn. Offers are made when the nation activates, the last moment
 * for them, and take effect at once if they are accepted.
 */
@Rule("XXVIII.A")
public final class FoedusOffers {

  private FoedusOffers() {}

  /** The provinces that are offered. */
  public record Offer(int first, int second) {

    public static final Offer NONE = new Offer(-1, -1);
  }

  /** Whether an Empire offers a Foedus to the nation that is about to activate. */
  public record ChooseOffer(World world, int chooser, int federate) implements Decision<Offer> {

    @Override
    public List<Offer> options() {
      List<Offer> options = new ArrayList<>();
      options.add(Offer.NONE);
      for (int[] pair : FoedusTerms.pairs(world, chooser, federate)) {
        options.add(new Offer(pair[0], pair[1]));
      }
      return options;
    }

    @Override
    public Optional<Refusal> refusal(Offer answer) {
      return answer.equals(Offer.NONE)
          ? Optional.empty()
          : FoedusTerms.refusal(world, chooser, federate, false)
              .or(() ->
                  FoedusTerms.refusal(world, chooser, federate, answer.first(), answer.second()));
    }
  }

  /** Whether a nation accepts a Foedus. */
  public record ChooseAcceptance(World world, int chooser, int federator, int first, int second)
      implements YesOrNo {}

  static void hear(Play play, int nation) {
    if (!play.world().isBarbarian(nation)) {
      return;
    }
    for (int empire = 0; empire < play.setting().nations(); empire++) {
      if (mayOffer(play.world(), empire, nation)) {
        hear(play, empire, nation);
      }
    }
  }

  private static boolean mayOffer(World world, int empire, int nation) {
    return world.status(empire) == Status.EMPIRE
        && world.activity(empire) == Activity.ACTIVE
        && !world.realms().hasOfferedFoedus(empire)
        && world.setting().figures().bonds().offers() > 0
        && FoedusTerms.refusal(world, empire, nation, false).isEmpty()
        && !FoedusTerms.pairs(world, empire, nation).isEmpty();
  }

  private static void hear(Play play, int empire, int nation) {
    Offer offer = play.table().ask(new ChooseOffer(play.world(), empire, nation));
    if (offer.equals(Offer.NONE)) {
      return;
    }
    play.happen(new RealmEvent.FoedusOffered(empire));
    boolean accepted =
        play.table()
            .ask(new ChooseAcceptance(play.world(), nation, empire, offer.first(), offer.second()));
    if (play.table().isHeard()) {
      play.tell(
          new DiplomacyTold.FoedusProposed(
              empire, nation, offer.first(), offer.second(), accepted));
    }
    if (accepted) {
      Foedus.establish(play, empire, nation, offer.first(), offer.second());
    }
  }
}
