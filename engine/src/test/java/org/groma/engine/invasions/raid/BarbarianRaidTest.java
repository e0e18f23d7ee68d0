package org.groma.engine.invasions.raid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RaidMark;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.IllegalAnswer;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;

/** The Alemanni, whose horde is next to Lotharingia, raid in their activation. */
class BarbarianRaidTest {

  private final World world = Sample.opened();
  private final ScriptedDice dice = new ScriptedDice();
  private final ScriptedPlayer player = new ScriptedPlayer();
  private final Play play = Sample.play(world, dice, player);
  private final int alemanni = nation("alemanni");
  private final int lotharingia = province("lotharingia");

  private String refusedBy() {
    return Raid.refusal(world, alemanni).orElseThrow().section();
  }

  /** Two of their units stand far away from the horde. */
  private UnitSet farAway() {
    UnitSet units = world.unitsAt(province("agri-decumates"), 1L << alemanni).first(2);
    world.apply(new UnitEvent.Placed(units, province("thuringia")));
    return units;
  }

  private UnitSet onMap() {
    UnitSet found = UnitSet.NONE;
    for (int unit = Sample.SETTING.roster().first(alemanni);
        unit < Sample.SETTING.roster().end(alemanni);
        unit++) {
      found = world.isOnMap(unit) ? found.plus(UnitSet.of(unit)) : found;
    }
    return found;
  }

  @Test
  void theyMay() {
    assertThat(Raid.refusal(world, alemanni)).isEmpty();
  }

  @Test
  void kingdomsRaidersAndTheInactiveMayNot() {
    assertThat(Raid.refusal(world, nation("romans")).orElseThrow().section()).isEqualTo("XI.A");
    assertThat(Raid.refusal(world, nation("saxons")).orElseThrow().section()).isEqualTo("XI.A");
    world.apply(new NationEvent.StatusChanged(alemanni, Status.KINGDOM));
    assertThat(refusedBy()).isEqualTo("XI.A");
  }

  @Test
  void federatesMayNot() {
    world.apply(new NationEvent.Federated(alemanni, nation("persians")));

    assertThat(refusedBy()).isEqualTo("XI.C");
  }

  @Test
  void vassalsMayNot() {
    world.apply(new NationEvent.Submitted(alemanni, nation("huns")));

    assertThat(refusedBy()).isEqualTo("XI.C");
  }

  @Test
  void withoutHordeThereIsNoStart() {
    world.apply(new NationEvent.HordeMoved(alemanni, World.NOBODY));

    assertThat(refusedBy()).isEqualTo("XI.C");
  }

  @Test
  void farFromCivilizationThereIsNothingToRaid() {
    world.apply(new NationEvent.HordeMoved(alemanni, province("norvegia")));

    assertThat(refusedBy()).isEqualTo("XI.D");
  }

  @Test
  void withoutUnitsThereIsNobodyToRaid() {
    world.apply(new UnitEvent.Eliminated(onMap()));

    assertThat(refusedBy()).isEqualTo("XI.D");
    assertThat(new ChooseRaiders(world, alemanni).refusal(UnitSet.NONE).orElseThrow().section())
        .isEqualTo("XI.C");
  }

  @Test
  void unitsFromElsewhereRaidFromTheHorde() {
    UnitSet far = farAway();
    player.answer(ChooseRaiders.class, far).answer(ChooseRaidTarget.class, lotharingia);
    dice.d10(7).picks(0);

    Raid.byBarbarians(play, alemanni);

    assertThat(world.raidMark(lotharingia)).isEqualTo(RaidMark.PLUS);
    assertThat(world.limes(lotharingia)).isEqualTo(World.NOBODY);
    assertThat(world.gold(alemanni)).isEqualTo(2);
    assertThat(world.points(alemanni)).isEqualTo(6);
    assertThat(world.unitsAt(province("thuringia"), 1L << alemanni)).isEqualTo(far);
  }

  @Test
  void whoSettlesMovesThereAndStaysActive() {
    world.apply(new LandEvent.RaidMarked(lotharingia, RaidMark.PLUS));
    UnitSet far = farAway();
    player
        .answer(ChooseRaiders.class, far)
        .answer(ChooseRaidTarget.class, lotharingia)
        .answer(ChooseSettling.class, true);
    dice.d10(9).picks(0);

    Raid.byBarbarians(play, alemanni);

    assertThat(world.unitsAt(lotharingia, 1L << alemanni)).isEqualTo(far);
    assertThat(world.activity(alemanni)).isEqualTo(Activity.ACTIVE);
  }

  @Test
  void aRaiderLostIsLostForGood() {
    UnitSet two = world.unitsAt(province("agri-decumates"), 1L << alemanni).first(2);
    player
        .answer(ChooseRaiders.class, two)
        .answer(ChooseRaidTarget.class, lotharingia)
        .answer(ChooseLostRaider.class, two.get(0));
    dice.d10(4);

    Raid.byBarbarians(play, alemanni);

    assertThat(world.place(two.get(0))).isEqualTo(World.GONE);
    assertThat(world.place(two.get(1))).isEqualTo(province("agri-decumates"));
  }

  @Test
  void exactlyTwoMustGo() {
    UnitSet all = world.unitsAt(province("agri-decumates"), 1L << alemanni);
    ChooseRaiders choice = new ChooseRaiders(world, alemanni);

    assertThat(choice.refusal(all.first(1)).orElseThrow().section()).isEqualTo("XI.C");
    assertThat(choice.refusal(all.first(3)).orElseThrow().section()).isEqualTo("XI.C");
    assertThat(choice.refusal(all.first(2))).isEmpty();
  }

  @Test
  void onlyOneGoesWhereThereIsOnlyOne() {
    UnitSet all = onMap();
    world.apply(new UnitEvent.Eliminated(all.minus(all.first(1))));
    ChooseRaiders choice = new ChooseRaiders(world, alemanni);

    assertThat(choice.chooser()).isEqualTo(alemanni);
    assertThat(choice.options()).containsExactly(all.first(1));
    assertThat(choice.refusal(all.first(1))).isEmpty();
  }

  @Test
  void unitsInThePoolOrLentAwayDoNotGo() {
    UnitSet all = world.unitsAt(province("agri-decumates"), 1L << alemanni);
    UnitSet pooled = Sample.fromPool(world, "alemanni", "infantry", 1);
    world.apply(new UnitEvent.Lent(all.get(0), nation("romans")));
    ChooseRaiders choice = new ChooseRaiders(world, alemanni);

    assertThat(choice.refusal(all.first(2)).orElseThrow().section()).isEqualTo("XI.C");
    assertThat(choice.refusal(pooled.plus(UnitSet.of(all.get(1)))).orElseThrow().section())
        .isEqualTo("XI.C");
  }

  @Test
  void optionsAreEveryMixOfKindsOnce() {
    World suebi = Sample.empty();
    suebi.apply(new NationEvent.HordeMoved(nation("suebi"), province("agri-decumates")));
    UnitSet three = Sample.fromPool(suebi, "suebi", "infantry", 3);
    UnitSet one = Sample.fromPool(suebi, "suebi", "archer", 1);
    suebi.apply(new UnitEvent.Placed(three.plus(one), province("bavaria")));

    assertThat(new ChooseRaiders(suebi, nation("suebi")).options())
        .containsExactlyInAnyOrder(three.first(2), three.first(1).plus(one));
  }

  @Test
  void whoCannotReachAnythingIsNotAssigned() {
    int saxons = nation("saxons");
    World north = Sample.empty();
    north.apply(new NationEvent.ActivityChanged(saxons, Activity.ACTIVE));
    north.apply(new NationEvent.HordeMoved(saxons, province("holsatia")));
    UnitSet seamen = Sample.fromPool(north, "saxons", "amphibious-infantry", 2);
    UnitSet archer = Sample.fromPool(north, "saxons", "archer", 1);
    north.apply(new UnitEvent.Placed(seamen.plus(archer), province("holsatia")));
    ChooseRaiders choice = new ChooseRaiders(north, saxons);

    assertThat(choice.options()).containsExactly(seamen);
    assertThat(choice.refusal(seamen.first(1).plus(archer)).orElseThrow().section())
        .isEqualTo("XI.D");
    assertThat(Raid.refusal(north, saxons)).isEmpty();
  }

  @Test
  void anIllegalPartyChangesNothing() {
    UnitSet all = world.unitsAt(province("agri-decumates"), 1L << alemanni);
    player.answer(ChooseRaiders.class, all.first(3));
    World before = world.copy();

    assertThatThrownBy(() -> Raid.byBarbarians(play, alemanni))
        .isInstanceOfSatisfying(
            IllegalAnswer.class,
            refused -> assertThat(refused.refusal().section()).isEqualTo("XI.C"));
    assertThat(world).isEqualTo(before);
  }
}
