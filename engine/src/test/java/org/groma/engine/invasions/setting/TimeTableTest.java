package org.groma.engine.invasions.setting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.Sample;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.TimeEntryId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.junit.jupiter.api.Test;

class TimeTableTest {

  private static final TimeTable TABLE = Sample.SETTING.timeTable();

  @Test
  void entriesOfATurnComeByKindInOrder() {
    assertThat(TABLE.entries(3, TimeTable.Kind.INVASION))
        .extracting(entry -> Sample.SETTING.nation(entry.nation()).id())
        .containsExactly("vandals", "suebi", "burgundians", "alans", "visigoths");
    assertThat(TABLE.entries(1, TimeTable.Kind.RAID))
        .extracting(entry -> Sample.SETTING.nation(entry.nation()).id())
        .containsExactly("picts", "scots", "saxons", "berbers", "blemmyes");
    assertThat(TABLE.entries(13, TimeTable.Kind.TURN)).isEmpty();
  }

  @Test
  void everyEntryIsInTheTableOnce() {
    int count = 0;
    for (int turn = 1; turn <= 12; turn++) {
      for (TimeTable.Kind kind : TimeTable.Kind.values()) {
        count += TABLE.entries(turn, kind).size();
      }
      assertThat(TABLE.entries(turn, TimeTable.Kind.TURN)).hasSize(1);
    }
    assertThat(count).isEqualTo(Sample.PROJECT.get(Kinds.TIME_TABLE).size());
  }

  @Test
  void anInvasionHasUnitsAndPlaces() {
    TimeTable.Entry huns = TABLE.entries(2, TimeTable.Kind.INVASION).getFirst();

    assertThat(huns.id()).isEqualTo("t02-invasion-huns");
    assertThat(huns.units())
        .containsExactly(
            new TimeTable.Wanted("horse-archer", 6),
            new TimeTable.Wanted("cavalry", 2),
            new TimeTable.Wanted("heavy-cavalry", 1),
            new TimeTable.Wanted("noble-cavalry", 1));
    assertThat(huns.places()).containsExactly(Sample.province("siraces"));
    assertThat(huns.atHorde()).isFalse();
    assertThat(huns.atSetup()).isFalse();
    assertThat(TABLE.entries(2, TimeTable.Kind.INVASION).get(1).atHorde()).isTrue();
    assertThat(TABLE.entries(1, TimeTable.Kind.INVASION).getFirst().atSetup()).isTrue();
  }

  @Test
  void countsStandForUnitsOfNoGivenKindAndForRaiders() {
    assertThat(TABLE.entries(2, TimeTable.Kind.REINFORCEMENT).getFirst().count()).isEqualTo(2);
    assertThat(TABLE.entries(1, TimeTable.Kind.RAID).getFirst().count()).isEqualTo(2);
    assertThat(TABLE.entries(2, TimeTable.Kind.INVASION).getFirst().count()).isZero();
  }

  @Test
  void leadersAreFoundByNumber() {
    TimeTable.Entry balamir = leader("balamir");
    assertThat(balamir.leader()).isEqualTo(Sample.leader("balamir"));
    assertThat(balamir.byRuleOnly()).isFalse();
    assertThat(leader("theodosius").byRuleOnly()).isTrue();
    assertThat(TABLE.entries(2, TimeTable.Kind.INVASION).getFirst().leader()).isEqualTo(-1);
  }

  private static TimeTable.Entry leader(String id) {
    return TABLE.entries(2, TimeTable.Kind.LEADER).stream()
        .filter(entry -> entry.leader() == Sample.leader(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void anArrivalSaysWhatTheNationFinds() {
    TimeTable.Founding britons = TABLE.entries(4, TimeTable.Kind.ARRIVAL).getFirst().founding();
    assertThat(britons.seat()).isEqualTo(Sample.province("corinium-dobunorum"));
    assertThat(britons.city()).isEqualTo(Sample.province("corinium-dobunorum"));
    assertThat(britons.gold()).isEqualTo(20);
    assertThat(britons.patron()).isEqualTo(-1);
    assertThat(britons.condition()).isPresent();

    TimeTable.Founding lakhmids = TABLE.entries(3, TimeTable.Kind.ARRIVAL).getFirst().founding();
    assertThat(lakhmids.patron()).isEqualTo(Sample.nation("persians"));
    assertThat(lakhmids.seat()).isEqualTo(-1);
    assertThat(lakhmids.city()).isEqualTo(-1);
    assertThat(lakhmids.condition()).isEmpty();
  }

  @Test
  void whatTheProjectLacksIsNamed() {
    TimeEntry wrong =
        new TimeEntry(
            new TimeEntryId("wrong"),
            "Wrong",
            2,
            1,
            "invasion",
            Optional.of(new NationId("martians")),
            List.of(new TimeEntry.Arrival(new UnitTypeId("saucer"), 1)),
            List.of(Place.parse("province:olympus-mons")),
            Attributes.NONE
                .with("leader", Datum.text("ming"))
                .with("foundsCity", Datum.text("atlantis"))
                .with("seat", Datum.text("province:atlantis"))
                .with("patron", Datum.text("venusians")),
            Origins.UNSTATED);
    TimeEntry odd =
        new TimeEntry(
            new TimeEntryId("odd"),
            "Odd",
            2,
            2,
            "comet",
            Optional.empty(),
            List.of(),
            List.of(),
            Attributes.NONE,
            Origins.UNSTATED);
    Project project = Sample.PROJECT.with(Kinds.TIME_TABLE, wrong).with(Kinds.TIME_TABLE, odd);

    assertThat(Setting.of(project, Sample.SCENARIO).shortfalls())
        .extracting(Shortfall::problem)
        .containsExactlyInAnyOrder(
            "there is no nation martians",
            "there is no unit saucer",
            "province:olympus-mons is not on the map in play",
            "there is no leader ming",
            "there is no city atlantis",
            "province:atlantis is not on the map in play",
            "there is no nation venusians",
            "'comet' is no kind of entry");
  }
}
