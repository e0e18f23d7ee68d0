package org.groma.engine.cycles.player;

import java.util.Comparator;
import java.util.List;
import org.groma.engine.cycles.economy.Pillage;
import org.groma.engine.cycles.economy.Purchase;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.mercenary.AcceptHire;
import org.groma.engine.cycles.mercenary.OfferHire;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.special.ChooseEntry;
import org.groma.engine.cycles.special.ChooseLoan;
import org.groma.engine.cycles.special.ChoosePayment;
import org.groma.engine.cycles.special.ChooseReplaced;
import org.groma.engine.cycles.special.ChooseRuling;
import org.groma.engine.cycles.special.ChooseSack;
import org.groma.engine.cycles.special.ChooseSubverted;
import org.groma.engine.cycles.special.DeclareCrusade;
import org.groma.engine.cycles.special.EntryPoint;
import org.groma.engine.cycles.special.PermitOccupation;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Decision;

/** Answers what only the special rules of scenarios ask. */
final class Envoy {

  /** A crusade begins so many turns before the end. */
  private static final int CRUSADE = 2;

  private Envoy() {}

  static Object answer(Decision<?> decision) {
    return switch (decision) {
      case ChooseSubverted subverted -> subverted.options().getLast();
      case ChooseReplaced replaced -> strongest(replaced);
      case OfferHire offer -> Paymaster.offer(offer);
      case AcceptHire hire -> Paymaster.accepts(hire);
      case ChoosePayment payment -> fee(payment);
      case ChooseSack sack -> sacks(sack);
      case ChooseRuling ruling -> ruling(ruling);
      case ChooseEntry entry -> entry(entry);
      case ChooseLoan loan -> loan(loan);
      case PermitOccupation _ -> false;
      case DeclareCrusade crusade -> turnsLeft(crusade.world()) <= CRUSADE;
      default -> decision.options().getFirst();
    };
  }

  private static int turnsLeft(World world) {
    return world.setting().scenario().lastTurn() - world.turn();
  }

  private static Purchase strongest(ChooseReplaced decision) {
    return decision.options().stream()
        .filter(option -> !option.equals(Purchase.NONE))
        .max(
            Comparator.comparingInt((Purchase option) ->
                decision.world().setting().kinds().get(option.kind()).strength()))
        .orElse(Purchase.NONE);
  }

  /** Half of what would be lost, if that leaves something. */
  private static int fee(ChoosePayment decision) {
    int half = (decision.booty() + 1) / 2;
    return half <= decision.most() / 2 ? half : 0;
  }

  /** Who was paid well keeps quiet; near the end ruins are worth nothing. */
  private static boolean sacks(ChooseSack decision) {
    World world = decision.world();
    int paid = world.mark(Mark.PAID, decision.chooser());
    return paid < Pillage.booty(world, decision.city())
        && turnsLeft(world) > world.setting().numbers().pillageTurns();
  }

  /** The one choice is kept for a rebellion. */
  private static Ruling ruling(ChooseRuling decision) {
    Ruling rolled = decision.options().getFirst();
    return rolled.word() != Ruling.Word.REBELLION
        ? rolled
        : decision.options().stream()
            .filter(option -> option.word() == Ruling.Word.GOOD_RULER)
            .findFirst()
            .orElse(decision.options().getLast());
  }

  private static EntryPoint entry(ChooseEntry decision) {
    Prospect prospect = new Prospect(decision.world(), decision.chooser());
    List<EntryPoint> options = decision.options();
    return options.stream()
        .max(
            Comparator.comparingDouble(
                (EntryPoint option) -> prospect.held(option.area()) + prospect.pull(option.area())))
        .orElseThrow();
  }

  /** Money is worth nothing after the end, and debts are. */
  private static int loan(ChooseLoan decision) {
    return turnsLeft(decision.world()) > 0
        ? 0
        : decision.options().stream().min(Comparator.naturalOrder()).orElse(0);
  }
}
