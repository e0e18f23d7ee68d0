package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.cycles.combat.Assault;
import org.groma.engine.cycles.combat.ChooseAttack;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Independent kingdoms: each keeps to its province, wins its cities back, and holds them. */
@Rule("14.2.4")
final class Kingdoms {

  private final Play play;
  private final World world;
  private final int position;
  private final Opposition rule;
  private final Map<Integer, Integer> moves = new LinkedHashMap<>();
  private final List<Assault> attacks = new ArrayList<>();
  private int turn = -1;

  Kingdoms(Play play, Opposition rule) {
    this.play = play;
    this.world = play.world();
    this.rule = rule;
    this.position = rule.kingdoms();
  }

  /** What all of them do is settled when the first moves. */
  int mover(ChooseMover decision) {
    if (turn != world.turn()) {
      turn = world.turn();
      moves.clear();
      attacks.clear();
      for (int province = 0; province < world.board().provinces(); province++) {
        if (Opposition.in(world, province)
            .filter(OppositionKind.INDEPENDENT_KINGDOM::equals)
            .isPresent()) {
          new HomeGuard(play, rule, province).plan(moves, attacks);
        }
      }
    }
    for (int unit : moves.keySet()) {
      if (decision.refusal(unit).isEmpty()) {
        return unit;
      }
    }
    return ChooseMover.DONE;
  }

  Move move(ChooseMove decision) {
    Move march = new Move.March(moves.get(decision.unit()), false);
    return decision.refusal(march).isEmpty() ? march : Move.STAY;
  }

  Optional<Assault> attack(ChooseAttack decision) {
    for (Assault planned : attacks) {
      List<Integer> there = planned.units().stream().filter(world::isOnBoard).toList();
      Optional<Assault> assault = Optional.of(new Assault(planned.area(), there));
      if (decision.refusal(assault).isEmpty()) {
        return assault;
      }
    }
    return Optional.empty();
  }

  /** Their own cities in which nobody stands. */
  List<Integer> emptyCities(World of) {
    return Holdings.owned(of, position).stream()
        .filter(city -> Holdings.isEmpty(of, city))
        .map(city -> Holdings.area(of, city))
        .toList();
  }

  /** New units come to empty cities, until there are as many as cities. */
  void recruit() {
    for (int province = 0; province < world.board().provinces(); province++) {
      int home = province;
      List<Integer> empty =
          new ArrayList<>(
              emptyCities(world).stream()
                  .filter(area -> world.board().province(area) == home)
                  .filter(area -> !world.hasGarrison(area))
                  .toList());
      long units =
          world.unitsOf(position).stream()
              .filter(unit -> world.board().province(world.place(unit)) == home)
              .count();
      long lacking = Holdings.ownedIn(world, position, province) - units;
      for (; lacking > 0 && !empty.isEmpty(); lacking--) {
        Integer area = Lots.draw(play, empty);
        empty.removeIf(area::equals);
        play.raise(position, world.setting().kinds().infantry(), area);
      }
    }
  }
}
