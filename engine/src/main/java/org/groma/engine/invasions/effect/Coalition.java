package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.diplomacy.Alliances;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** An alliance that an event card makes between a nation of the player and another one. */
@Rule("XXVI.A")
public final class Coalition {

  /** Whether a nation takes up the offer of an alliance. */
  public record AcceptAlliance(World world, int chooser, int nation) implements YesOrNo {}

  private final Play play;
  private final World world;
  private final EffectContext context;

  Coalition(Play play, EffectContext context) {
    this.play = play;
    this.world = play.world();
    this.context = context;
  }

  void offer(Parameters given) {
    List<String> parties = given.texts("parties");
    int first = choose(founders(world, context.nation(), parties.getFirst()));
    if (first < 0) {
      return;
    }
    int second = choose(partners(world, first, parties.getLast()));
    if (second >= 0 && isAccepted(given.text("accept"), first, second)) {
      Alliances.allyForTurn(play, first, second);
    }
  }

  private int choose(List<Integer> nations) {
    return ChooseTarget.ask(play, context.nation(), ChooseTarget.Kind.NATION, "alliance", nations);
  }

  private boolean isAccepted(String accept, int first, int second) {
    return switch (accept) {
      case "forced" -> true;
      case "d2" -> play.table().d2(Roll.CARD);
      default ->
          seat(world, first) == seat(world, second)
              || play.table().ask(new AcceptAlliance(world, second, first));
    };
  }

  /** The nations of a player that could ally with somebody. */
  static List<Integer> founders(World world, int self, String word) {
    List<Integer> found = new ArrayList<>();
    for (int nation : Targets.nations(world, word, self)) {
      if (seat(world, nation) == seat(world, self)
          && isFree(world, nation)
          && !partners(world, nation, word).isEmpty()) {
        found.add(nation);
      }
    }
    return found;
  }

  private static List<Integer> partners(World world, int first, String word) {
    List<Integer> found = new ArrayList<>();
    for (int nation : Targets.nations(world, word, first)) {
      boolean friend = (world.diplomacy().friends(first) & 1L << nation) != 0;
      if (!friend && isFree(world, nation)) {
        found.add(nation);
      }
    }
    return found;
  }

  /** Bound to nobody above it, and without an ally. */
  private static boolean isFree(World world, int nation) {
    return world.diplomacy().allies(nation) == 0 && Alliances.isFree(world, nation);
  }

  private static int seat(World world, int nation) {
    return world.setting().nation(nation).seat();
  }
}
