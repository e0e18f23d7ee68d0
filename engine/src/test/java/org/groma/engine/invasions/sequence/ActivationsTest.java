package org.groma.engine.invasions.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;

/** Everybody passes, so that only the order of things is left. */
class ActivationsTest {

  private final World world = Sample.opened();
  private final List<Event> log = new ArrayList<>();
  private final int huns = nation("huns");

  private ActivationsTest with(InvasionsEvent event) {
    world.apply(event);
    return this;
  }

  private ActivationsTest invasion(int turn) {
    return with(new SequenceEvent.TurnBegan(turn))
        .with(new NationEvent.ActivityChanged(huns, Activity.ACTIVE))
        .with(new NationEvent.HordeMoved(huns, province("siraces")))
        .with(
            new UnitEvent.Placed(
                Sample.fromPool(world, "huns", "horse-archer", 4), province("siraces")))
        .with(new NationEvent.InvasionSet(huns, true));
  }

  private List<Integer> order(Class<? extends SequenceEvent> kind) {
    Table table = new Table(new SeededDice(1), _ -> new FirstOption(), log::add);
    Activations.run(new Play(world, table));
    return nations(kind);
  }

  private List<Integer> nations(Class<? extends SequenceEvent> kind) {
    List<Integer> nations = new ArrayList<>();
    for (Event event : log) {
      switch (event) {
        case SequenceEvent.ActivationBegan(int nation) when kind.isInstance(event) ->
            nations.add(nation);
        case SequenceEvent.ActivationResumed(int nation) when kind.isInstance(event) ->
            nations.add(nation);
        case SequenceEvent.ActivationEnded(int nation) when kind.isInstance(event) ->
            nations.add(nation);
        default -> {}
      }
    }
    return nations;
  }

  private boolean isGermanicBarbarian(int nation) {
    return Sample.SETTING.nation(nation).family().equals("germanic")
        && world.status(nation) == Status.BARBARIAN;
  }

  private long germans() {
    return ActivationOrder.of(world).stream().filter(this::isGermanicBarbarian).count();
  }

  @Test
  void germansActBetweenTheTwoPartsOfTheHunInvasion() {
    invasion(2);
    int germans = Math.toIntExact(germans());

    List<Integer> begun = order(SequenceEvent.ActivationBegan.class);

    assertThat(begun.getFirst()).isEqualTo(huns);
    assertThat(begun.subList(1, germans + 1)).allMatch(this::isGermanicBarbarian);
    assertThat(begun.subList(germans + 1, begun.size()))
        .contains(nation("alans"), nation("persians"))
        .noneMatch(this::isGermanicBarbarian);
    assertThat(begun).doesNotHaveDuplicates();
    assertThat(nations(SequenceEvent.ActivationEnded.class).indexOf(huns)).isEqualTo(germans);
    assertThat(nations(SequenceEvent.ActivationResumed.class)).containsExactly(huns);
  }

  @Test
  void theFirstPartIsOneMovementAndTheSecondTheOther() {
    invasion(2);
    order(SequenceEvent.ActivationBegan.class);

    int resumed = log.indexOf(new SequenceEvent.ActivationResumed(huns));
    var movement = new SequenceEvent.MovementBegan(huns);
    assertThat(log.subList(0, resumed)).filteredOn(movement::equals).hasSize(1);
    assertThat(log.subList(resumed, log.size())).filteredOn(movement::equals).hasSize(1);
  }

  @Test
  void inOtherTurnsHunsActInTheirOwnPlace() {
    invasion(3);

    List<Integer> begun = order(SequenceEvent.ActivationBegan.class);

    assertThat(begun.getFirst()).isNotEqualTo(huns);
    assertThat(begun).contains(huns).doesNotHaveDuplicates();
    assertThat(nations(SequenceEvent.ActivationResumed.class)).isEmpty();
  }

  @Test
  void withoutAnInvasionThereIsNothingToInterrupt() {
    invasion(2).with(new NationEvent.InvasionSet(huns, false));

    order(SequenceEvent.ActivationBegan.class);

    assertThat(nations(SequenceEvent.ActivationResumed.class)).isEmpty();
  }
}
