package org.groma.engine.invasions.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.administration.Budget;
import org.groma.engine.invasions.diplomacy.Clients;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.invariant.GameWatch;
import org.groma.engine.invasions.player.SteadyPlayer;
import org.groma.engine.invasions.sequence.InvasionsGame;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The scenario on the map of the extension. */
class IntoTheEastTest {

  private static final Setting SETTING =
      Setting.of(
          Sample.PROJECT, Sample.PROJECT.get(Kinds.SCENARIOS).find("into-the-east").orElseThrow());

  private final World world = World.empty(SETTING);

  private int province(String id) {
    return SETTING.board().province(id);
  }

  private void setUp() {
    assertThat(SETTING.shortfalls()).isEmpty();
    assertThat(Opening.setUp(new Play(world, Table.of(null, null)))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "gokturks, BARBARIAN, tarim, 6",
    "guptas, KINGDOM, panjab, 11",
    "kidarites, BARBARIAN, bactriana, 4",
    "sogdians, KINGDOM, sogdiana, 4"
  })
  void itsFourNationsStandInTheirLand(String id, Status status, String seat, int units) {
    setUp();
    int nation = SETTING.nation(id);

    assertThat(world.activity(nation)).isEqualTo(Activity.INACTIVE);
    assertThat(world.status(nation)).isEqualTo(status);
    assertThat(status == Status.BARBARIAN ? world.horde(nation) : world.capital(nation))
        .isEqualTo(province(seat));
    assertThat(world.holder(province(seat))).isEqualTo(nation);
    int count = 0;
    for (int unit = SETTING.roster().first(nation); unit < SETTING.roster().end(nation); unit++) {
      count += world.isOnMap(unit) ? 1 : 0;
    }
    assertThat(count).isEqualTo(units);
  }

  @Test
  void theMinorKingdomsOfTheEastCanBeWonAsClients() {
    setUp();

    assertThat(Clients.isIndependent(world, SETTING.nation("sogdians"))).isTrue();
    assertThat(Clients.isIndependent(world, SETTING.nation("guptas"))).isTrue();
  }

  @Test
  void persiaHoldsItsEastAndNeitherTheBonusNorTheCaravanThatStoodForIt() {
    setUp();
    world.apply(new SequenceEvent.TurnBegan(2));
    int persians = SETTING.nation("persians");

    assertThat(world.incumbent(SETTING.board().areaNamed("persia-orientalis"))).isEqualTo(persians);
    assertThat(world.holder(province("gedrosia"))).isEqualTo(persians);
    assertThat(Budget.of(world, persians).total(Budget.Item.OFF_MAP)).isZero();
    int[] caravans = new int[SETTING.country().caravans()];
    Arrays.setAll(caravans, SETTING.country()::caravan);
    assertThat(caravans).doesNotContain(province("rhagae")).contains(province("aegyptus"));
  }

  @ParameterizedTest
  @CsvSource({"1", "2"})
  void itIsPlayedToTheEndAndNothingBreaks(long seed) {
    GameWatch watch = new GameWatch(SETTING);
    InvasionsGame game =
        new InvasionsGame(SETTING, new Table(new SeededDice(seed), _ -> new SteadyPlayer(), watch));
    game.playOut();
    watch.compare(game);

    assertThat(game.winner()).isPresent();
    assertThat(watch.broken()).isEmpty();
  }
}
