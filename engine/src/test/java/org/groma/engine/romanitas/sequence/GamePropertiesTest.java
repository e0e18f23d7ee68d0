package org.groma.engine.romanitas.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.campaign.Campaigning;
import org.groma.engine.romanitas.campaign.Sally;
import org.groma.engine.romanitas.management.Managing;
import org.groma.engine.romanitas.management.Measure;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** What holds at every moment of any game, however it is played. */
class GamePropertiesTest {

  /** Plays at random and looks at everything that is asked. */
  private static final class Onlooker implements Player {

    private final RandomPlayer player;
    private int asked;

    Onlooker(long seed) {
      player = new RandomPlayer(new SeededDice(seed));
    }

    @Override
    public <A> A decide(Decision<A> decision) {
      asked++;
      switch (decision) {
        case Managing managing -> look(managing);
        case Campaigning campaigning -> look(campaigning);
        default -> assertThat(decision.options()).isNotEmpty();
      }
      return player.decide(decision);
    }
  }

  /** Whatever is legal is among the options; of monuments that are alike only the first is. */
  private static void look(Managing managing) {
    Empire empire = managing.empire();
    assertThat(empire.points()).isBetween(0, 10);
    Set<Measure> legal = new HashSet<>(List.of(new Measure.Done()));
    all(empire).stream().filter(measure -> managing.refusal(measure).isEmpty()).forEach(legal::add);
    List<Measure> options = managing.options();
    Set<Measure> offered = new HashSet<>(options);
    assertThat(offered).as("each once").hasSameSizeAs(options);
    offered.removeIf(Measure.Recall.class::isInstance); // any three can be chosen
    assertThat(offered).isEqualTo(legal);
  }

  private static List<Measure> all(Empire empire) {
    Setting setting = empire.setting();
    List<Measure> all = new ArrayList<>();
    for (int i = 1; i < setting.nations(); i++) {
      all.add(new Measure.Ambassador(i));
    }
    for (int i = 0; i < setting.board().clients().size(); i++) {
      all.add(new Measure.Marriage(i));
      all.add(new Measure.MissionToClient(i));
    }
    for (int space = 0; space < setting.board().spaces().size(); space++) {
      all.add(new Measure.MissionToCity(space));
      all.add(new Measure.Rebuild(space));
      Set<MonumentKind> seen = new HashSet<>();
      for (int i = 0; i < setting.monuments().size(); i++) {
        if (empire.monumentAt(i) < 0 && seen.add(setting.monuments().get(i).kind())) {
          all.add(new Measure.Build(i, space));
        }
      }
    }
    for (int unit = 0; unit < setting.army().size(); unit++) {
      all.add(new Measure.RecallLight(unit));
      all.add(new Measure.Improve(unit));
    }
    all.add(new Measure.RecallFigure(0));
    all.add(new Measure.RecallFigure(1));
    for (int fleet = 0; fleet < setting.navy().size(); fleet++) {
      all.add(new Measure.RecallFleet(fleet));
    }
    return all;
  }

  private static void look(Campaigning campaigning) {
    List<Sally> options = campaigning.options();
    assertThat(new HashSet<>(options)).hasSameSizeAs(options).contains(new Sally.Hold());
    assertThat(options).allMatch(sally -> campaigning.refusal(sally).isEmpty());
    int zones = campaigning.empire().setting().board().zones().size();
    for (int zone = 0; zone < zones; zone++) {
      for (int figure = -1; figure <= 1; figure++) {
        Sally.Hunt hunt = new Sally.Hunt(zone, figure);
        assertThat(options.contains(hunt)).isEqualTo(campaigning.refusal(hunt).isEmpty());
      }
    }
  }

  @Property(tries = 25)
  void everyLegalMeasureIsOfferedAndPointsStayOnTheTrack(
      @ForAll long seed, @ForAll boolean optional) {
    Onlooker onlooker = new Onlooker(seed);
    Setting setting = optional ? RomanitasSample.OPTIONAL : RomanitasSample.SETTING;
    RomanitasGame game =
        new RomanitasGame(setting, new Table(new SeededDice(~seed), _ -> onlooker));
    game.playOut();
    assertThat(onlooker.asked).isPositive();
    assertThat(game.brokenInvariants().stream().filter(each -> each.contains("RP"))).isEmpty();
  }

  @Property(tries = 500)
  void everyModifiedRollHasARow(
      @ForAll @IntRange(min = 1, max = 10) int nation,
      @ForAll @IntRange(min = -50, max = 50) int roll) {
    assertThat(RomanitasSample.SETTING.folk(nation).attitudes().find(roll)).isPresent();
  }
}
