package org.groma.engine.invasions.diplomacy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/**
 * Makes an ally for a turn, or a client of a free minor Kingdom; or breaks an alliance or a
 * clientele.
 */
@Rule("XXX.B")
public final class AllianceCard implements EnvoyCard {

  private static final String SECTION = "XXX.B";

  /** Whether a nation accepts an alliance that another player's nation offers. */
  public record ChooseAlliance(World world, int chooser, int ally) implements YesOrNo {}

  @Override
  public Optional<Refusal> refusal(World world, int holder, Errand errand) {
    if (errand.other() >= 0) {
      return refusalToBreak(world, errand.target(), errand.other());
    }
    int target = errand.target();
    if (target == holder) {
      return refuse("An alliance takes two nations");
    }
    if (Clients.isIndependent(world, target)) {
      return Optional.empty();
    }
    if (world.activity(target) != Activity.ACTIVE
        || !Alliances.isFree(world, target)
        || !Alliances.isFree(world, holder)) {
      return refuse("No federate, client or vassal is party to an alliance");
    }
    return (world.diplomacy().allies(holder) & 1L << target) != 0
        ? refuse("The two nations are allies already")
        : Optional.empty();
  }

  private static Optional<Refusal> refusalToBreak(World world, int one, int other) {
    boolean allied = (world.diplomacy().allies(one) & 1L << other) != 0;
    boolean halves = world.setting().nation(one).roman() && world.setting().nation(other).roman();
    if (!(allied && !halves) && world.diplomacy().patron(one) != other) {
      return refuse("Only an alliance or a clientele can be broken");
    }
    return Optional.empty();
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal(SECTION, reason));
  }

  @Override
  public void add(World world, int holder, int target, List<Errand> errands) {
    if (target != holder) {
      errands.add(Errand.to(DiplomacyDeck.Kind.ALLIANCE, target));
    }
    for (long rest = world.diplomacy().allies(target); rest != 0; rest &= rest - 1) {
      int ally = Long.numberOfTrailingZeros(rest);
      errands.add(breaking(Math.min(target, ally), Math.max(target, ally)));
    }
    if (world.diplomacy().patron(target) >= 0) {
      errands.add(breaking(target, world.diplomacy().patron(target)));
    }
    for (long rest = world.diplomacy().clients(target); rest != 0; rest &= rest - 1) {
      errands.add(breaking(Long.numberOfTrailingZeros(rest), target));
    }
  }

  /** Both parties name the same bond when both are looked at. */
  private static Errand breaking(int one, int other) {
    return new Errand(DiplomacyDeck.Kind.ALLIANCE, one, other, -1, -1);
  }

  @Override
  public void play(Play play, int holder, Errand errand) {
    if (errand.other() >= 0) {
      breakBond(play, holder, errand.target(), errand.other());
    } else if (Clients.isIndependent(play.world(), errand.target())) {
      court(play, holder, errand.target());
    } else {
      ally(play, holder, errand.target());
    }
  }

  private static void breakBond(Play play, int holder, int one, int other) {
    boolean broken = play.table().d2(Roll.BREAKING);
    if (play.table().isHeard()) {
      play.tell(new DiplomacyTold.BondTried(holder, one, other, broken));
    }
    if (broken && play.world().diplomacy().patron(one) == other) {
      Clients.release(play, one);
    } else if (broken) {
      Alliances.end(play, one, other);
    }
  }

  private static void court(Play play, int holder, int target) {
    if (play.table().d2(Roll.CLIENTELE)) {
      Clients.swear(play, target, holder);
    } else if (play.table().isHeard()) {
      play.tell(new DiplomacyTold.ClienteleRefused(holder, target));
    }
  }

  /** Another player decides for itself; one's own nations are as wilful as a die. */
  private static void ally(Play play, int holder, int target) {
    boolean same = play.setting().nation(holder).seat() == play.setting().nation(target).seat();
    boolean accepted =
        same
            ? play.table().d2(Roll.ALLIANCE)
            : play.table().ask(new ChooseAlliance(play.world(), target, holder));
    if (accepted) {
      Alliances.allyForTurn(play, holder, target);
    } else if (play.table().isHeard()) {
      play.tell(new DiplomacyTold.AllianceRefused(holder, target));
    }
  }
}
