package org.groma.exporters.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of attitudes and the itineraries (6.2), row by row as printed. */
class RomanitasAttitudesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gepids     | 6- neutral neutral"
            + " / 7 raid-1 raid salonae"
            + " / 8 raid-2 raid viminacium"
            + " / 9+ invasion-1 invasion viminacium > naissus",
        "persians   | 2- neutral neutral"
            + " / 3 piracy persian-diplomacy lakhmids-ghassanids"
            + " / 4 piracy persian-diplomacy albania"
            + " / 5 piracy persian-diplomacy iberia"
            + " / 6 piracy persian-diplomacy lazica"
            + " / 7 raid-1 raid melitene"
            + " / 8 raid-2 raid antioch"
            + " / 9 invasion-1 invasion a"
            + " / 10+ invasion-2 invasion b",
        "berbers    | 4- neutral neutral"
            + " / 5 raid-1 raid caesarea-mauretaniae"
            + " / 6 raid-2 raid constantina"
            + " / 7+ invasion-1 invasion thapsus > carthage",
        "vandals    | 4- neutral neutral"
            + " / 5 piracy piracy western-mediterranean"
            + " / 6 piracy piracy central-mediterranean"
            + " / 7 raid-1 raid aegean corinthus"
            + " / 8 raid-2 raid eastern-mediterranean gortyne"
            + " / 9 invasion-1 invasion ptolemais"
            + " / 10+ invasion-2 invasion c",
        "ostrogoths | 6- neutral neutral"
            + " / 7 piracy piracy adriatic"
            + " / 8 raid-1 raid adriatic dyrrachium"
            + " / 9 raid-2 raid viminacium"
            + " / 10+ invasion-1 invasion viminacium > naissus",
        "slavs      | 4- neutral neutral"
            + " / 5 piracy piracy pontus-euxinus"
            + " / 6 raid-1 raid pontus-euxinus chersonesos"
            + " / 7 raid-2 raid marcianopolis"
            + " / 8 invasion-1 invasion d"
            + " / 9+ invasion-2 invasion e",
        "avars      | 6- neutral neutral"
            + " / 7 raid-1 raid viminacium"
            + " / 8 raid-2 raid naissus"
            + " / 9 invasion-1 invasion f"
            + " / 10+ invasion-2 invasion g",
        "visigoths  | 6- neutral neutral"
            + " / 7 raid-1 raid septem"
            + " / 8 raid-2 raid pollentia"
            + " / 9+ invasion-1 invasion septem > caesarea-mauretaniae",
        "franks     | 6- neutral neutral"
            + " / 7 raid-1 raid narbo"
            + " / 8 raid-2 raid genoa"
            + " / 9 invasion-1 invasion mediolanum > ravenna"
            + " / 10+ invasion-2 invasion h",
        "lombards   | 8- neutral neutral"
            + " / 9 raid-1 invasion mediolanum > ravenna"
            + " / 10 raid-2 raid aquileia"
            + " / 11+ invasion-1 invasion h"
      })
  void everyNationActsAsItsRowOfTheTable(String nation, String rows) {
    RuleTable table = Romanitas.table("attitudes-" + nation);
    assertThat(
            table.rows().stream()
                .map(row -> row.key() + " " + written(table, row))
                .collect(Collectors.joining(" / ")))
        .isEqualTo(rows);
  }

  @Test
  void itinerariesRunAsPrinted() {
    RuleTable table = Romanitas.table("itineraries");
    assertThat(table.rows().stream().map(row -> row.key() + " " + written(table, row)))
        .containsExactly(
            "a antioch > damascus > caesarea-palaestinae > jerusalem > alexandria",
            "b melitene > sinope > pessinus > nicaea > constantinople",
            "c ptolemais > alexandria > oxyrhynchus > syene",
            "d marcianopolis > philippopolis > thessalonice",
            "e marcianopolis > philippopolis > constantinople",
            "f thessalonice > dyrrachium > corinthus",
            "g viminacium > naissus > marcianopolis > philippopolis > constantinople",
            "h mediolanum > ravenna > rome");
  }

  private static String written(RuleTable table, RuleTable.Row row) {
    return table.columns().stream()
        .filter(row.cells()::containsKey)
        .map(column -> text(row.cells().get(column)))
        .collect(Collectors.joining(" "));
  }

  private static String text(Datum cell) {
    return switch (cell) {
      case Datum.Text(String text) -> text;
      case Datum.Items(List<Datum> items) ->
          items.stream().map(RomanitasAttitudesTest::text).collect(Collectors.joining(" > "));
      default -> throw new AssertionError("neither a word nor a list: " + cell);
    };
  }
}
