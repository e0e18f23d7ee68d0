package org.groma.editor.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.groma.editor.cli.TextTable.Side;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.SeatVariants;
import org.groma.engine.kernel.choice.OptionLine;
import org.groma.engine.kernel.choice.OptionSheet;
import org.groma.model.scenario.Scenario;

/**
 * What {@code --options} lists. As JSON these are the keys, in this order; {@code docs/simulate.md}
 * explains them.
 */
record OptionsList(
    String format,
    String project,
    String ruleset,
    Named scenario,
    List<Named> players,
    List<Integer> seats,
    boolean emptySeats,
    int firstTurn,
    int lastTurn,
    List<Item> options) {

  private static final String FORMAT = "groma.options/1";
  private static final String OPTION = "option";
  private static final String RULE = "special rule";
  private static final String PART = "part of a special rule";
  private static final int WIDTH = 100;
  private static final String ABOUT = "      ";

  /** One of them. */
  record Item(
      String name,
      String kind,
      Optional<String> value,
      String allowed,
      Optional<List<String>> values,
      String label,
      String section,
      String about) {

    static Item of(OptionLine line) {
      return new Item(
          line.name(),
          switch (line.group()) {
            case OPTION -> OptionsList.OPTION;
            case RULE -> OptionsList.RULE;
            case PART -> OptionsList.PART;
          },
          line.value().map(_ -> line.written()),
          line.allowed(),
          line.values(),
          line.label(),
          line.section(),
          line.about());
    }
  }

  static OptionsList of(Playbill bill) {
    Scenario scenario = bill.scenario();
    return new OptionsList(
        FORMAT,
        bill.project().settings().name(),
        bill.ruleset().id(),
        new Named(scenario.id().slug(), scenario.name()),
        scenario.players().stream().map(seat -> new Named(seat.player(), seat.name())).toList(),
        SeatVariants.of(scenario).numbers(),
        bill.ruleset().allowsEmptySeats(),
        scenario.firstTurn(),
        scenario.lastTurn(),
        OptionSheet.of(bill.ruleset().scenarioFields(), scenario).stream().map(Item::of).toList());
  }

  String text() {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    out.println(project + ": " + scenario.name());
    TextTable.of(Side.LEFT, Side.LEFT)
        .row("players", String.join(", ", players.stream().map(Named::id).toList()))
        .row("numbers", String.join(", ", seats.stream().map(String::valueOf).toList()))
        .row("turns", firstTurn + " to " + lastTurn)
        .print(out);
    print(out, "Options", options.stream().filter(item -> item.kind().equals(OPTION)).toList());
    print(
        out,
        "Special rules",
        options.stream().filter(item -> !item.kind().equals(OPTION)).toList());
    out.flush();
    return text.toString();
  }

  /** What a rule says that is not in use is left out, so that those in use are found. */
  private static void print(PrintWriter out, String heading, List<Item> items) {
    if (items.isEmpty()) {
      return;
    }
    out.println();
    out.println(heading);
    boolean used = true;
    for (Item item : items) {
      boolean part = item.kind().equals(PART);
      used =
          part ? used : !item.kind().equals(RULE) || item.value().filter("on"::equals).isPresent();
      if (!part || used) {
        out.println(
            (part ? "    " : "  ")
                + item.name()
                + " = "
                + item.value().orElse("")
                + "  ("
                + item.allowed()
                + ")");
      }
      if (!part) {
        about(out, item);
      }
    }
  }

  private static void about(PrintWriter out, Item item) {
    String words =
        item.label()
            + (item.section().isEmpty() ? "" : " (" + item.section() + ")")
            + (item.about().isEmpty() ? "" : ": " + item.about());
    StringBuilder line = new StringBuilder(ABOUT.substring(1));
    for (String word : words.split(" ", -1)) {
      if (line.length() + 1 + word.length() > WIDTH) {
        out.println(line);
        line.setLength(0);
        line.append(ABOUT, 1, ABOUT.length());
      }
      line.append(' ').append(word);
    }
    out.println(line);
  }

  /** As the command was asked for it. */
  String written(boolean json) {
    return json ? JsonOutput.text(this) + System.lineSeparator() : text();
  }
}
