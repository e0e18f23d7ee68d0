package org.groma.engine.invasions.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.VictoryBlocks.Block;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ten printed cards of the Hun player's aid: what each line of theirs is worth. */
class HunPlayerCardsTest {

  private final Theatre scene = new Theatre();

  private int score(String nation, Block block) {
    return ControlScore.of(scene.world, nation(nation), block) / 2;
  }

  @ParameterizedTest(name = "{0}, {1}: {2} are {3} each")
  @CsvSource({
    "alemanni, THIRD, lotharingia, 5",
    "alemanni, THIRD, agri-decumates austrasia burgundia, 3",
    "alemanni, THIRD, neustria latium, 0",
    "alemanni, SIXTH, lotharingia, 8",
    "alemanni, SIXTH, austrasia neustria, 7",
    "alemanni, SIXTH, agri-decumates flandria, 3",
    "alemanni, SIXTH, burgundia treveria, 1",
    "alemanni, NINTH, lotharingia, 8",
    "alemanni, LAST, austrasia neustria, 7",
    "huns, SIXTH, latium thracia franconia, 5",
    "huns, SIXTH, hunnia dacia, 3",
    "huns, NINTH, latium thracia, 5",
    "huns, LAST, hunnia dacia, 3",
    "suebi, SIXTH, gallaecia, 8",
    "suebi, SIXTH, asturica cantabria carpetania celtiberia lusitania, 3",
    "suebi, NINTH, gallaecia, 8",
    "suebi, LAST, asturica lusitania, 3",
    "hephthalites, SIXTH, rhagae, 0",
    "hephthalites, NINTH, cadusia phraaspa rhagae, 5",
    "hephthalites, NINTH, artemita azeria kushania media zagros, 3",
    "hephthalites, NINTH, armenia iberia, 1",
    "hephthalites, LAST, cadusia phraaspa rhagae, 5",
    "saxons, SIXTH, corinium-dobunorum durnovaria maxima-caesariensis, 8",
    "saxons, SIXTH, cambria cantium dumnonia flavia-caesariensis lindum, 3",
    "saxons, NINTH, durnovaria, 8",
    "saxons, LAST, cambria, 3",
    "lombards, SIXTH, cisalpina, 0",
    "lombards, NINTH, cisalpina, 12",
    "lombards, NINTH, taurinorum umbria, 7",
    "lombards, NINTH, liguria provincia tuscia venetia, 3",
    "lombards, LAST, cisalpina taurinorum umbria, 10",
    "lombards, LAST, beneventum latium spoletum tuscia venetia, 5",
    "lombards, LAST, apulia campania corsica liguria provincia, 3",
    "lombards, LAST, dalmatia sicilia, 1",
    "khazars, NINTH, alania, 0",
    "khazars, LAST, abascia alania, 10",
    "khazars, LAST, bosporus donetus iberia lacyzia sarkil, 5",
    "khazars, LAST, azeria colchis pereaslavia scythica, 3"
  })
  void provincesAreWorthWhatIsPrinted(String nation, Block block, String provinces, int points) {
    for (String province : provinces.split(" ", -1)) {
      Theatre alone = new Theatre().holds(nation, province);
      assertThat(ControlScore.of(alone.world, nation(nation), block) / 2)
          .as(province)
          .isEqualTo(points);
    }
  }

  @ParameterizedTest(name = "{0}, {1}: all of {2} but {3} is worth {4} more")
  @CsvSource({
    "alemanni, SIXTH, gallia-septentrionalis, -, 10",
    "alemanni, NINTH, gallia-meridionalis, -, 10",
    "alemanni, LAST, gallia-meridionalis, -, 10",
    "suebi, NINTH, hispania, balearica, 10",
    "suebi, LAST, hispania, balearica, 10",
    "hephthalites, NINTH, persis, -, 10",
    "saxons, LAST, britannia, -, 10",
    "lombards, LAST, italia, corsica sardinia sicilia, 10"
  })
  void wholeAreasAreWorthWhatIsPrinted(
      String nation, Block block, String area, String except, int points) {
    Board board = Sample.SETTING.board();
    List<String> left = List.of(except.split(" "));
    int single = 0;
    for (int i = 0; i < board.provinceCount(Sample.area(area)); i++) {
      int province = board.province(Sample.area(area), i);
      String id = board.place(province).slug();
      if (!left.contains(id)) {
        single += ControlScore.of(new Theatre().holds(nation, id).world, nation(nation), block) / 2;
        scene.world.apply(new LandEvent.HolderChanged(province, nation(nation)));
      }
    }

    assertThat(score(nation, block) - single).isEqualTo(points);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "alemanni, Foundation 10 5 20 10|Conversion 1|Kills 1|FoedusTurn 3",
    "arabs, Kills 1|RaidMarker 1 3",
    "berbers, Kills 1|RaidMarker 1 3",
    "hephthalites, Foundation 10 5|Kills 1|FoedusTurn 3",
    "hibernians, Kills 1|RaidMarker 1 3",
    "huns, Foundation 20 10|Submissions 12|Kills 1 0.5|Loot 2|PillagedArea 3|FoedusTurn 3",
    "khazars, Foundation 10 5|Kills 1|FoedusTurn 3",
    "lombards, Foundation 10 5|Conversion 1|Kills 1|FoedusTurn 3",
    "saxons, Foundation 10 5|Conversion 1|Kills 1|RaidMarker 1 3|FoedusTurn 3",
    "suebi, Foundation 10 5|Conversion 1|Kills 1|FoedusTurn 3"
  })
  void deedsAreWorthWhatIsPrinted(String nation, String lines) {
    List<String> found = new ArrayList<>();
    for (Goal goal : Sample.SETTING.victory().goals(nation(nation), Block.BONUS)) {
      String kind = goal.getClass().getSimpleName();
      String points = goal.halves() % 2 == 0 ? " " + goal.halves() / 2 : " " + goal.halves() / 2.0;
      if (!found.isEmpty() && found.getLast().startsWith(kind + " ")) {
        found.add(found.removeLast() + points);
      } else {
        found.add(kind + points);
      }
    }

    assertThat(String.join("|", found)).isEqualTo(lines);
  }
}
