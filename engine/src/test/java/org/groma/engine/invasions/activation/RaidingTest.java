package org.groma.engine.invasions.activation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Orders;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.raid.Raid;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;

class RaidingTest {

  private static final int ALEMANNI = nation("alemanni");

  private final World world = Sample.opened();
  private final List<Event> log = new ArrayList<>();

  private Optional<Refusal> refusal(Order order) {
    return Orders.refusal(world, ALEMANNI, order, Phase.RAID);
  }

  private UnitSet oneOf(String province) {
    return world.unitsAt(province(province), 1L << ALEMANNI).first(1);
  }

  @Test
  void aNationThatRaidsDoesNothingElse() {
    assertThat(Raid.refusal(world, ALEMANNI)).isEmpty();
    ScriptedPlayer player =
        new ScriptedPlayer(new FirstOption())
            .answer(Raiding.ChooseToRaid.class, true)
            .answer(ChooseOrder.class, new Order.Done());
    ScriptedDice dice = new ScriptedDice().d10(6);

    Activation.run(new Play(world, new Table(dice, _ -> player, log::add)), ALEMANNI);

    assertThat(dice.isSpent()).as("the raid was rolled").isTrue();
    assertThat(player.isSpent()).isTrue();
    assertThat(log).noneMatch(SequenceEvent.CombatBegan.class::isInstance);
    assertThat(log).contains(new SequenceEvent.ActivationEnded(ALEMANNI));
    assertThat(world.points(ALEMANNI)).as("Raid – is a point").isEqualTo(2);
  }

  @Test
  void beforeARaidUnitsMoveOnlyAmongTheirOwnProvinces() {
    world.apply(new SequenceEvent.ActivationBegan(ALEMANNI));
    UnitSet unit = oneOf("agri-decumates");
    assertThat(world.holder(province("lotharingia"))).isNotEqualTo(ALEMANNI);

    assertThat(refusal(new Order.March(unit, -1, province("lotharingia"))))
        .map(Refusal::section)
        .contains("XI.C");
    assertThat(refusal(new Order.March(unit, -1, -1))).map(Refusal::section).contains("XI.C");
    assertThat(refusal(new Order.MarchHorde(province("lotharingia"))))
        .map(Refusal::section)
        .contains("XI.C");
    assertThat(refusal(new Order.March(oneOf("franconia"), -1, province("agri-decumates"))))
        .isEmpty();
    assertThat(Orders.options(world, ALEMANNI, Phase.RAID))
        .allSatisfy(order -> assertThat(refusal(order)).isEmpty());
  }

  @Test
  void civilizedNationsAreNotAsked() {
    int romans = nation("romans");
    assertThat(
            Raiding.isChosen(Sample.play(world, new ScriptedDice(), new ScriptedPlayer()), romans))
        .isFalse();
  }
}
