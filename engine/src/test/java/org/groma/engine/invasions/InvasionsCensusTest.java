package org.groma.engine.invasions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.kernel.Census;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Tally;
import org.groma.engine.simulation.Simulation;
import org.groma.engine.simulation.Standings;
import org.junit.jupiter.api.Test;

class InvasionsCensusTest {

  private final Contest contest = new Invasions().prepare(Sample.PROJECT, Sample.SCENARIO);
  private final Census census = contest.census();

  /** What is counted of an event, in words. */
  private List<String> counted(Event event) {
    List<String> counted = new ArrayList<>();
    census.count(
        event,
        new Tally() {
          @Override
          public void befell(int milestone, int nation) {
            counted.add(census.milestones().get(milestone).id() + " " + nation);
          }

          @Override
          public void fought(int fight, int place) {
            counted.add(census.fights().get(fight).id() + " " + place);
          }

          @Override
          public void judged(int verdict, int answer) {
            counted.add("judged " + verdict + " " + answer);
          }

          @Override
          public void entered(int place) {
            counted.add("entered " + place);
          }
        });
    return counted;
  }

  @Test
  void aNationArrivesActiveOrNot() {
    assertThat(counted(new NationEvent.ActivityChanged(3, Activity.ACTIVE)))
        .containsExactly("arrived 3");
    assertThat(counted(new NationEvent.ActivityChanged(3, Activity.INACTIVE)))
        .containsExactly("arrived 3");
    assertThat(counted(new NationEvent.ActivityChanged(3, Activity.RAIDER))).isEmpty();
  }

  @Test
  void whoeverMarchesOrIsPlacedEntersAProvince() {
    UnitSet units = UnitSet.of(1, 2);
    assertThat(counted(new UnitEvent.Placed(units, 7))).containsExactly("entered 7");
    assertThat(counted(new UnitEvent.Marched(units, -1, 8, Border.LAND, 1)))
        .containsExactly("entered 8");
    assertThat(counted(new NationEvent.HordeMarched(3, 9, 1))).containsExactly("entered 9");
  }

  @Test
  void realmsAreFoundedCollapseAndGo() {
    assertThat(counted(new NationEvent.StatusChanged(5, Status.KINGDOM)))
        .containsExactly("kingdom-founded 5");
    assertThat(counted(new NationEvent.StatusChanged(5, Status.EMPIRE)))
        .containsExactly("empire-founded 5");
    assertThat(counted(new NationEvent.StatusChanged(5, Status.BARBARIAN))).isEmpty();
    assertThat(counted(new RealmEvent.Collapsed(5))).containsExactly("collapsed 5");
    assertThat(counted(new NationEvent.ActivityChanged(5, Activity.GONE)))
        .containsExactly("gone 5");
  }

  @Test
  void provincesAreFoughtOverByBattleSiegeAndRaid() {
    assertThat(counted(new FieldTold.Fought(17, 1, 2, true, UnitSet.NONE, UnitSet.NONE)))
        .containsExactly("battle 17");
    assertThat(counted(new PlunderTold.SiegeLaid(18, 1, UnitSet.NONE, false, 0)))
        .containsExactly("siege 18");
    assertThat(counted(new PlunderTold.RaidBegan(1, UnitSet.NONE, 19, -1, 0)))
        .containsExactly("raid 19");
    assertThat(counted(new PlunderTold.CityFell(18, 1))).isEmpty();
  }

  /** The dice that are remembered for all games, and the compiled board, are safe to share. */
  @Test
  void gamesOnSeveralThreadsAreThoseOnOne() {
    Simulation simulation = new Simulation(contest, Seating.all(Skill.STEADY, contest), 1);
    Standings alone = simulation.run(3, 1, _ -> {});

    assertThat(simulation.run(3, 3, _ -> {})).isEqualTo(alone);
    assertThat(alone.provinces())
        .anySatisfy(each -> assertThat(each.fought().times()).isPositive());
    assertThat(alone.nations().get(Sample.nation("huns")).fates().getFirst().games()).isEqualTo(3);
  }

  /** Where nobody writes, only what is counted is told of what changes nothing. */
  @Test
  void battlesSiegesAndRaidsAreCountedThoughNobodyWritesAStory() {
    Simulation simulation = new Simulation(contest, Seating.all(Skill.STEADY, contest), 2);

    assertThat(simulation.run(2, 1, _ -> {}))
        .usingRecursiveComparison()
        .ignoringFields("checks")
        .isEqualTo(simulation.watched().run(2, 1, _ -> {}));
  }
}
