package org.groma.engine.invasions.inspection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.sources.SourceTable;
import org.groma.model.value.Datum;

/**
 * Victory blocks that differ from the nation cards as an edition prints them: other points, other
 * places, a line more or less.
 */
final class PrintedCards implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.printed-cards",
          Severity.ERROR,
          "V.B",
          "Victory block that differs from the printed nation card",
          "The nation strives for other points than its card promises.",
          "The Alemanni, block 3: the card prints 5 for lotharingia.",
          "Compare the block with the card.");

  private static final String TABLE = "victory";
  private static final Pattern SAME = Pattern.compile("as turn (\\S+?)(,.*)?");
  private static final String HELD = "control ";

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Map<String, String> places = places(ground.project());
    for (SourceTable source : ground.project().get(Kinds.SOURCES)) {
      if (source.table().equals(TABLE)) {
        printed(source, places)
            .forEach((nation, blocks) ->
                ground
                    .project()
                    .get(Kinds.NATIONS)
                    .find(nation)
                    .ifPresent(it -> compare(it, blocks, source, out)));
      }
    }
  }

  private static void compare(
      Nation nation,
      Map<String, List<String>> blocks,
      SourceTable source,
      Consumer<Objection> out) {
    blocks.forEach((turns, lines) -> {
      List<String> own = new ArrayList<>();
      nation.victory().stream()
          .filter(block -> block.turns().equals(turns))
          .flatMap(block -> block.objectives().stream())
          .forEach(line -> own.add(line(line.points().toString(), held(line.scoring()))));
      List<String> missing = new ArrayList<>(lines);
      own.forEach(missing::remove);
      List<String> more = new ArrayList<>(own);
      lines.forEach(more::remove);
      if (!missing.isEmpty() || !more.isEmpty()) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The %s, block %s: %s.",
                    nation.name(),
                    turns,
                    missing.isEmpty()
                        ? "the card does not print " + more.getFirst()
                        : "the card prints " + missing.getFirst()),
                "victory",
                Kinds.NATIONS.word() + ":" + nation.id(),
                Kinds.SOURCES.word() + ":" + source.id()));
      }
    });
  }

  private static String line(String points, Set<String> places) {
    return places.isEmpty() ? points : points + " for " + String.join(", ", places);
  }

  /** The places of a line that counts control; other lines count by their points alone. */
  private static Set<String> held(Datum scoring) {
    Set<String> places = new TreeSet<>();
    if (scoring instanceof Datum.Fields(Map<String, Datum> words)) {
      words.forEach((word, value) -> {
        if (word.contains("provinc") || word.startsWith("control") || word.equals("each-area")) {
          collect(value, places);
        }
      });
    }
    return places;
  }

  private static void collect(Datum value, Set<String> places) {
    switch (value) {
      case Datum.Text(String id) -> places.add(id);
      case Datum.Items(List<Datum> items) -> items.forEach(item -> collect(item, places));
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.forEach((_, part) -> collect(part, places));
      case Datum.Amount _, Datum.Flag _ -> {
        // says how many, not which
      }
    }
  }

  /** Lines by nation and block, what is as in another turn written out. */
  private static Map<String, Map<String, List<String>>> printed(
      SourceTable source, Map<String, String> places) {
    Map<String, Map<String, List<String>>> cards = new TreeMap<>();
    for (SourceTable.Row row : source.rows()) {
      String text = row.cells().getOrDefault("objective", "");
      String turns = row.cells().getOrDefault("turns", "");
      Map<String, List<String>> blocks =
          cards.computeIfAbsent(row.of().orElse(""), _ -> new LinkedHashMap<>());
      Matcher same = SAME.matcher(text);
      Optional<String> points = Optional.ofNullable(row.cells().get("points"));
      if (same.matches()) {
        blocks
            .computeIfAbsent(turns, _ -> new ArrayList<>())
            .addAll(blocks.getOrDefault(same.group(1), List.of()));
      } else if (points.isPresent()) {
        Set<String> named = text.startsWith(HELD) ? named(text, places) : new TreeSet<>();
        blocks.computeIfAbsent(turns, _ -> new ArrayList<>()).add(line(points.get(), named));
      }
    }
    return cards;
  }

  private static Set<String> named(String text, Map<String, String> places) {
    Set<String> found = new TreeSet<>();
    String rest = text;
    for (Map.Entry<String, String> place : places.entrySet()) {
      if (Pattern.compile("\\b" + Pattern.quote(place.getKey()) + "\\b").matcher(rest).find()) {
        found.add(place.getValue());
        rest = rest.replace(place.getKey(), "");
      }
    }
    return found;
  }

  /** Ids by name and alias, the longest name first. */
  private static Map<String, String> places(Project project) {
    Map<String, String> ids =
        new TreeMap<>(
            Comparator.comparingInt(String::length)
                .reversed()
                .thenComparing(Comparator.naturalOrder()));
    project
        .areas()
        .forEach(area -> {
          area.aliases().forEach(alias -> ids.put(alias, area.id().slug()));
          ids.put(area.name(), area.id().slug());
        });
    project
        .provinces()
        .forEach(province -> {
          province.aliases().forEach(alias -> ids.put(alias, province.id().slug()));
          ids.put(province.name(), province.id().slug());
        });
    return ids;
  }
}
