package org.groma.model.store.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PrinterTest {

  private static final Json SHORT = new Json.Items(List.of(number(1), number(2)));
  private static final Json LONG = new Json.Text("x".repeat(90));

  @Test
  void shortValuesStayOnALineAndLongOnesAreOpened() {
    assertThat(
            Printer.record(
                object("short", SHORT)
                    .with("long", new Json.Items(List.of(LONG, number(1))))
                    .with("object", object("a", SHORT))
                    .with("nothing", new Json.Items(List.of()))))
        .isEqualTo(
            """
            {
              "short": [1, 2],
              "long": [
                "%s",
                1
              ],
              "object": {"a": [1, 2]},
              "nothing": []
            }
            """
                .formatted("x".repeat(90)));
  }

  @Test
  void objectsInAListOfARecordAreALineEachHoweverShort() {
    Json list = new Json.Items(List.of(object("a", number(1)), object("a", number(2))));
    assertThat(Printer.record(object("list", list)))
        .isEqualTo(
            """
            {
              "list": [
                {"a": 1},
                {"a": 2}
              ]
            }
            """);
  }

  @Test
  void recordsOfALedgerAreAlwaysOpened() {
    Json list = new Json.Items(List.of(object("id", new Json.Text("a"))));
    assertThat(Printer.ledger(object("list", list)))
        .isEqualTo(
            """
            {
              "list": [
                {
                  "id": "a"
                }
              ]
            }
            """);
  }

  @Test
  void aLineOfExactlyTheWidthIsNotOpened() {
    Json fits = new Json.Items(List.of(new Json.Text("x".repeat(87))));
    String line = Printer.record(object("k", fits)).lines().toList().get(1);
    assertThat(line).startsWith("  \"k\": [\"x").endsWith("x\"]");
    assertThat(line.length()).isLessThanOrEqualTo(100);
    Json wider = new Json.Items(List.of(new Json.Text("x".repeat(90))));
    assertThat(Printer.record(object("k", wider)).lines()).hasSize(5);
  }

  private static Json number(int number) {
    return new Json.Num(String.valueOf(number));
  }

  private static Json.Fields object(String name, Json value) {
    return new Json.Fields().with(name, value);
  }
}
