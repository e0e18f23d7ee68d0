package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class LeaderRefugeTest {

  @Test
  void noLeaderEscapesIntoClosedLand() {
    Board board = Sample.SETTING.board();
    int sarkil = province("sarkil");
    int nextToIt = board.target(sarkil, 0);
    assertThat(board.isProvince(nextToIt)).isTrue();
    World world = Scene.empty().held("franks", "sarkil", "treveria").world();

    assertThat(LoneLeader.nearestFriendly(world, nation("franks"), nextToIt))
        .isEqualTo(province("treveria"));
    World huns = Scene.empty().held("huns", "sarkil", "treveria").world();
    assertThat(LoneLeader.nearestFriendly(huns, nation("huns"), nextToIt)).isEqualTo(sarkil);
  }
}
