package org.groma.engine.cycles.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.inspection.Spoilt.area;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Where peoples start. */
final class StartInspectionsTest implements MistakesAreFound {

  static List<Spoilt> cases() {
    Spoilt second =
        area("scenario.start-position", "palmyra", "'tags':['a']", "'tags':['a','start-slav-1']");
    return List.of(
        second.says(
            "province:palmyra",
            "$.tags",
            "Slav 1 starts in Palmyra and Sclaveni, and a people starts in one area."),
        second.says("province:palmyra", "$.tags", "Slav 1 starts in Palmyra, which is a desert."),
        area("scenario.start-position", "rome", "'income':0,", "'income':0,'tags':['start-turk'],")
            .says("province:rome", "$.tags", "Turk starts in Rome, in the midst of the empire."),
        area(
                "scenario.start-position",
                "balearica",
                "'income':0,",
                "'income':0,'tags':['start-turk'],")
            .says(
                "province:balearica",
                "$.tags",
                "Turk starts in Balearica, where by land there is room for 1, and a kingdom"
                    + " needs 10 units."),
        area("scenario.start-position", "sclaveni", "'tags':['start-slav-1'],", "")
            .in("roman-empire")
            .says(
                "scenario:roman-empire",
                "$.setups",
                "Slav 1 in Roman Empire: to begin there must be a start position, and no area is"
                    + " tagged start-slav-1."));
  }

  @Test
  void peoplesOfTheDesertMayStartInOne() {
    Spoilt desert = area("", "palmyra", "'tags':['a']", "'tags':['a','start-arab']");
    assertThat(desert.objections()).isEmpty();
  }
}
