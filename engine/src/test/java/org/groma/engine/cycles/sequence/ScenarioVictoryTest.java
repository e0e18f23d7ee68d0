package org.groma.engine.cycles.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.cycles.Sample;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.event.CityEvent;
import org.groma.engine.cycles.event.Mark;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.ScenarioEvent;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

@Rule("14.2")
final class ScenarioVictoryTest {

  @Test
  @Rule("14.2.1")
  void romeWinsWithByzantiumAloneAndLosesWithNeither() {
    Scene scene = Scene.begun("roman-empire");
    scene.own("hun", "rome");
    Victory victory = new Victory(scene.world);
    assertThat(victory.winner()).isEqualTo(scene.position("romans"));
    assertThat(victory.isDecided()).isFalse();
    scene.own("slav-1", "byzantium");
    assertThat(victory.isDecided()).isTrue();
    assertThat(victory.winner()).isEqualTo(scene.position("hun")); // ten for Rome, five here
  }

  @Test
  @Rule("14.2.1")
  void aLoneRivalWinsThoughHeHoldsNothing() {
    Scene scene = Scene.begun(Sample.seated("roman-empire", 2));
    scene.after(
        new CityEvent.Owned(scene.city("rome"), World.NOBODY),
        new CityEvent.Owned(scene.city("byzantium"), World.NOBODY));
    int winner = new Victory(scene.world).winner();
    assertThat(scene.world.setting().position(winner).seat()).isZero();
  }

  @Test
  @Rule("14.2.1")
  void theGroupsOfOneBarbarianAddUp() {
    Scene scene = Scene.begun(Sample.seated("roman-empire", 3));
    scene.board().cities().forEach(city -> scene.own("romans", city.id()));
    scene.own("hun", "rome"); // the best of all, but his partner has nothing
    scene.own("german-1", "byzantium", "carthage");
    scene.own("slav-1", "alexandria", "antioch", "ephesus", "lutetia");
    Victory victory = new Victory(scene.world);
    double hun = victory.score(scene.position("hun"));
    assertThat(victory.score(scene.position("german-1"))).isLessThan(hun);
    assertThat(victory.score(scene.position("slav-1"))).isLessThan(hun);
    int winner = victory.winner();
    assertThat(scene.world.setting().position(winner).seat()).isZero();
    assertThat(winner).isEqualTo(best(scene, victory, "german-1", "slav-1"));
  }

  private static int best(Scene scene, Victory victory, String one, String other) {
    int first = scene.position(one);
    int second = scene.position(other);
    return victory.score(first) >= victory.score(second) ? first : second;
  }

  @Test
  @Rule("14.2.2")
  void theHalfThatStandsWinsAndOfTwoTheRicher() {
    Scene scene = Scene.begun("east-and-west");
    scene.own("east-romans", "lutetia", "londinium", "carthage");
    Victory victory = new Victory(scene.world);
    assertThat(victory.winner()).isEqualTo(scene.position("east-romans"));
    scene.after(new PositionEvent.Fell(scene.position("east-romans")));
    assertThat(victory.winner()).isEqualTo(scene.position("west-romans"));
    assertThat(victory.isDecided()).isFalse();
    scene.after(new PositionEvent.Fell(scene.position("west-romans")));
    scene.own("hun", "rome");
    assertThat(victory.isDecided()).isTrue();
    assertThat(victory.winner()).isEqualTo(scene.position("hun"));
  }

  @Test
  @Rule("14.2.4")
  void aPartialVictoryIsNotLostAgainAndACompleteOneEndsTheGame() {
    Scene scene = Scene.begun("rise-of-rome");
    Victory victory = new Victory(scene.world);
    assertThat(victory.winner()).isEqualTo(World.NOBODY);
    scene.board().cities().forEach(city -> scene.own("rising-rome", city.id()));
    scene.own("independent-kingdoms", "londinium");
    Victory.remember(scene.play);
    assertThat(victory.isDecided()).isFalse();
    scene.board().cities().forEach(city -> scene.own("independent-kingdoms", city.id()));
    assertThat(victory.winner()).isEqualTo(scene.position("rising-rome"));
    scene.board().cities().forEach(city -> scene.own("rising-rome", city.id()));
    scene.after(new CityEvent.Pillaged(scene.city("rome"), 9));
    assertThat(victory.isDecided()).isTrue(); // held, if pillaged
  }

  @Test
  @Rule("14.2.5")
  void macedonNeedsSurrenderCitiesAndExits() {
    Scene scene = Scene.begun("alexander");
    int macedon = scene.position("macedon");
    Victory victory = new Victory(scene.world);
    assertThat(victory.winner()).isEqualTo(scene.position("persia-of-darius"));
    scene.after(new ScenarioEvent.Marked(Mark.SURRENDERED, scene.position("persia-of-darius"), 1));
    assertThat(victory.winner()).isEqualTo(World.NOBODY); // a tie
    scene.board().cities().forEach(city -> scene.own("macedon", city.id()));
    scene.after(new ScenarioEvent.Marked(Mark.EXITED, macedon, 2));
    assertThat(victory.winner()).isEqualTo(World.NOBODY);
    scene.after(new ScenarioEvent.Marked(Mark.EXITED, macedon, 3));
    assertThat(victory.winner()).isEqualTo(macedon);
    assertThat(victory.isDecided()).isTrue();
  }
}
