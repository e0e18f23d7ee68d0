package org.groma.validator.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.model.topology.Point;
import org.groma.validator.report.Report.Entry;

/** The pins on the map of a page: one for all findings at about the same spot. */
final class Pins {

  /** Into so many steps the width is divided; what falls in one cannot be told apart. */
  private static final int STEPS = 250;

  /** Which cell of the picture. */
  private record Cell(long across, long down) {}

  /** Findings at one spot, by their numbers, the worst first. */
  private record Pin(String id, double across, double down, List<Integer> numbers) {}

  private final Report report;
  private final Map<Cell, Pin> pins = new LinkedHashMap<>();
  private final Map<Integer, Pin> byNumber = new HashMap<>();

  Pins(Report report, Optional<Backdrop> backdrop) {
    this.report = report;
    backdrop.ifPresent(this::put);
  }

  private void put(Backdrop backdrop) {
    for (int i = 0; i < report.entries().size(); i++) {
      Optional<Point> at = report.entries().get(i).finding().at().filter(backdrop::shows);
      if (at.isPresent()) {
        put(i, at.get(), backdrop);
      }
    }
  }

  private void put(int number, Point point, Backdrop backdrop) {
    double across = backdrop.across(point);
    double down = backdrop.down(point);
    double stepsDown = STEPS * backdrop.height() / backdrop.width();
    Cell cell = new Cell(Math.round(across * STEPS), Math.round(down * stepsDown));
    String next = "p" + pins.size();
    Pin pin = pins.computeIfAbsent(cell, _ -> new Pin(next, across, down, new ArrayList<>()));
    pin.numbers().add(number);
    byNumber.put(number, pin);
  }

  /** The id of the pin of a finding, if it has one. */
  Optional<String> of(int number) {
    return Optional.ofNullable(byNumber.get(number)).map(Pin::id);
  }

  void write(StringBuilder out) {
    pins.values().forEach(pin -> write(pin, out));
  }

  private void write(Pin pin, StringBuilder out) {
    Entry first = report.entries().get(pin.numbers().getFirst());
    int more = pin.numbers().size() - 1;
    String findings = pin.numbers().stream().map(FindingList::id).collect(Collectors.joining(" "));
    out.append(
        String.format(
            Locale.ROOT,
            "<button type=\"button\" class=\"pin %s\" id=\"%s\" style=\"left:%.3f%%;top:%.3f%%\""
                + " data-findings=\"%s\" title=\"%s\">%s</button>\n",
            FindingList.standing(first),
            pin.id(),
            100 * pin.across(),
            100 * pin.down(),
            findings,
            Markup.safe(first.finding().message() + (more == 0 ? "" : " (and " + more + " more)")),
            pin.numbers().getFirst() + 1 + (more == 0 ? "" : "+")));
  }
}
