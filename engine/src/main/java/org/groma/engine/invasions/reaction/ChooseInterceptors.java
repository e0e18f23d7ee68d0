package org.groma.engine.invasions.reaction;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Which stacks try to intercept, in the order in which they roll: any number with leaders, one
 * without.
 *
 * @param able who could
 */
@Rule("XIX.A")
public record ChooseInterceptors(World world, Interceptors able) implements Decision<List<Stack>> {

  @Override
  public int chooser() {
    return able.opponent();
  }

  @Override
  public Optional<Refusal> refusal(List<Stack> answer) {
    UnitSet taken = UnitSet.NONE;
    Set<Integer> leaders = new LinkedHashSet<>();
    int leaderless = 0;
    for (Stack stack : answer) {
      if (!isAble(stack)) {
        return refuse("This stack cannot intercept");
      }
      if (stack.units().any(taken::contains)
          || (stack.hasLeader() && !leaders.add(stack.leader()))) {
        return refuse("Nobody intercepts in two stacks");
      }
      taken = taken.plus(stack.units());
      leaderless += stack.hasLeader() ? 0 : 1;
    }
    return leaderless > world.setting().figures().reaction().interception().leaderlessStacks()
        ? refuse("Only one stack without a leader intercepts")
        : Optional.empty();
  }

  private boolean isAble(Stack stack) {
    for (Stack each : able.stacks()) {
      if (each.nation() == stack.nation()
          && each.place() == stack.place()
          && each.leader() == stack.leader()
          && !stack.units().isEmpty()
          && each.units().containsAll(stack.units())) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal("XIX.A", reason));
  }

  /** Nobody; each stack on its own; all leaders, alone and with each stack that has none. */
  @Override
  public List<List<Stack>> options() {
    Set<List<Stack>> options = new LinkedHashSet<>();
    options.add(List.of());
    List<Stack> led = new ArrayList<>();
    for (Stack stack : able.stacks()) {
      options.add(List.of(stack));
      if (stack.hasLeader() && led.stream().noneMatch(each -> each.place() == stack.place())) {
        led.add(stack);
      }
    }
    options.add(List.copyOf(led));
    for (Stack stack : able.stacks()) {
      if (!stack.hasLeader() && led.stream().noneMatch(each -> each.place() == stack.place())) {
        List<Stack> all = new ArrayList<>(led);
        all.add(stack);
        options.add(List.copyOf(all));
      }
    }
    return List.copyOf(options);
  }
}
