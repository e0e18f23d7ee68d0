package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import org.groma.engine.invasions.event.NationEvent;
import org.junit.jupiter.api.Test;

/** What becomes of shared provinces when an alliance ends. */
class AlliancesTest {

  private final Court court = new Court(5, "visigoths", "burgundians");

  private void together(int visigoths, int burgundians) {
    court.scene.allied("visigoths", "burgundians").holds("visigoths", "burgundia", "sequana");
    court.scene.holds("burgundians", "lotharingia");
    court.scene.put("visigoths", "heavy-cavalry", visigoths, "burgundia");
    court.scene.put("burgundians", "infantry", burgundians, "burgundia");
  }

  @Test
  void theSmallerForceLeavesASharedProvince() {
    together(2, 1);

    Alliances.end(court.scene.play(), nation("visigoths"), nation("burgundians"));

    assertThat(court.scene.count("visigoths", "burgundia")).isEqualTo(2);
    assertThat(court.scene.count("burgundians", "burgundia")).isZero();
  }

  @Test
  void ofEqualForcesTheYoungerLeavesOnAPassedCheck() {
    together(1, 1);
    court.apply(new NationEvent.AgeSet(nation("visigoths"), 2));
    court.apply(new NationEvent.AgeSet(nation("burgundians"), 1));
    court.scene.dice.d10(2);

    Alliances.end(court.scene.play(), nation("visigoths"), nation("burgundians"));

    assertThat(court.scene.count("visigoths", "burgundia")).isEqualTo(1);
    assertThat(court.scene.count("burgundians", "burgundia")).isZero();
  }

  @Test
  void ofEqualForcesTheOlderLeavesOnAFailedCheck() {
    together(1, 1);
    court.apply(new NationEvent.AgeSet(nation("visigoths"), 2));
    court.apply(new NationEvent.AgeSet(nation("burgundians"), 1));
    court.scene.dice.d10(1);

    Alliances.end(court.scene.play(), nation("burgundians"), nation("visigoths"));

    assertThat(court.scene.count("visigoths", "burgundia")).isZero();
    assertThat(court.scene.count("burgundians", "burgundia")).isEqualTo(1);
  }
}
