package org.groma.engine.invasions.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** A leader who comes at once when another has fallen, to any stack of his side (ruling C72). */
@Rule("III.C")
final class CalledLeader {

  /** Which stack he takes over; the first is where the other fell, if somebody is left there. */
  public record ChooseStack(int chooser, int leader, List<Integer> options)
      implements Decision<Integer> {

    public ChooseStack {
      options = List.copyOf(options);
    }

    @Override
    public Optional<Refusal> refusal(Integer answer) {
      return options.contains(answer)
          ? Optional.empty()
          : Optional.of(new Refusal("III.C", "He comes to a stack of his nation or its allies"));
    }
  }

  private CalledLeader() {}

  /** To be called when leaders have fallen in a province. */
  static void come(Play play, int place) {
    World world = play.world();
    for (Destinies.Call call : play.setting().destinies().calls()) {
      if (call.turn() == world.turn()
          && world.hasFallen(call.fallen())
          && !world.isInPlay(call.called())
          && !world.hasFallen(call.called())) {
        post(play, call, place);
      }
    }
  }

  private static void post(Play play, Destinies.Call call, int place) {
    List<Integer> stacks = stacks(play.world(), call.nation(), place);
    if (!stacks.isEmpty()) {
      int stack = play.table().ask(new ChooseStack(call.nation(), call.called(), stacks));
      play.happen(new LeaderEvent.Posted(call.called(), stack));
    }
  }

  private static List<Integer> stacks(World world, int nation, int place) {
    List<Integer> found = new ArrayList<>();
    long side = world.diplomacy().bloc(nation);
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if (!Muster.present(world, province, side).isEmpty()) {
        found.add(province == place ? 0 : found.size(), province);
      }
    }
    return found;
  }
}
