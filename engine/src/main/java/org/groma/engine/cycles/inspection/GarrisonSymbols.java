package org.groma.engine.cycles.inspection;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.Province;
import org.groma.model.review.Severity;

/** Garrison set-up symbols: how many there are, and where. */
final class GarrisonSymbols implements Scrutiny<Ground> {

  private static final String SYMBOL = "garrison";

  private static final Inspection ABOUT =
      new Inspection(
          "gazetteer.garrison-symbols",
          Severity.ERROR,
          "14.2.1",
          "Garrison symbols of another number than printed, or where no garrison may be",
          "The garrisons of the empire are set up on the symbols, and none stands in a desert or"
              + " outside the imperial boundary (11.3).",
          "There are 17 garrison symbols, and 18 are printed.",
          "Tag the areas garrison that have the symbol, or correct the table printed-sums.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Province> marked =
        ground.project().provinces().stream().filter(area -> area.tags().has(SYMBOL)).toList();
    Printed printed = new Printed(ground, ABOUT, out);
    count(printed, marked, "all", "", _ -> true);
    for (String half : List.of("west", "east")) {
      count(
          printed,
          marked,
          half,
          " in the " + half,
          area -> ground.half(area.id()).filter(half::equals).isPresent());
    }
    Board board = ground.board();
    for (Province area : marked) {
      int number = board.area(area.id().slug());
      if (board.isDesert(number)) {
        out.accept(misplaced(area, "which is a desert"));
      } else if (!board.isInside(number)) {
        out.accept(misplaced(area, "which lies outside the imperial boundary"));
      }
    }
  }

  private static void count(
      Printed printed, List<Province> marked, String row, String where, Predicate<Province> which) {
    long count = marked.stream().filter(which).count();
    printed
        .number(Printed.SUMS, row, "garrisons")
        .ifPresent(said -> {
          if (said != count) {
            printed
                .out()
                .accept(
                    Objection.of(
                        ABOUT,
                        String.format(
                            Locale.ROOT,
                            "There are %d garrison symbols%s, and %d are printed.",
                            count,
                            where,
                            said),
                        "rows",
                        "table:" + Printed.SUMS));
          }
        });
  }

  private static Objection misplaced(Province area, String why) {
    return Objection.of(
        ABOUT,
        String.format(Locale.ROOT, "There is a garrison symbol in %s, %s.", area.name(), why),
        "tags",
        "province:" + area.id());
  }
}
