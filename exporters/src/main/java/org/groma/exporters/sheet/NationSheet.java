package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.picture.Typeface;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Placed;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.exporters.sheet.typeset.Style;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Project;

/** What the sheet of one nation says. */
final class NationSheet {

  private static final Style NAME = new Style(Typeface.BOLD, 22, Palette.INK);
  private static final double GAP = 12;

  private static final int LONG_POOL = 6;

  /** The width of columns of numbers: 10½ has room. */
  private static final double NUMBERS = 15;

  private final Press press;
  private final Project project;
  private final Nation nation;
  private final String player;

  NationSheet(Press press, Nation nation, String player) {
    this.press = press;
    this.project = press.project();
    this.nation = nation;
    this.player = player;
  }

  /** The name on a bar of the colour of its home, and what kind of nation it is. */
  Block heading() {
    return width -> {
      Phrase right = Styles.smallCapitals(Styles.LABEL.in(Palette.FAINT_INK), player);
      Phrase name = Phrase.of(NAME, Names.of(nation));
      if (!nation.aliases().isEmpty()) {
        name = name.then(Styles.SUBTITLE, "\u00A0\u00A0" + String.join(", ", nation.aliases()));
      }
      List<Slab> slabs = new ArrayList<>();
      Colour colour = press.palette().area(homeArea());
      slabs.add(
          Slab.of(
              9,
              List.of(
                  new Placed.Ground(0, 0, width, 5, colour),
                  new Placed.Ground(0, 6, width, 0.5, colour.shade(-0.35)))));
      List<Slab> lines = new ArrayList<>(Paragraph.of(name).slabs(width - right.width() - 12));
      Slab first = lines.getFirst();
      List<Placed> items = new ArrayList<>(first.items());
      items.addAll(
          right.placed(width - right.width(), ((Placed.Text) first.items().getFirst()).baseline()));
      slabs.add(Slab.of(first.height(), items).marked(Names.of(nation)));
      slabs.addAll(lines.subList(1, lines.size()));
      slabs.addAll(Paragraph.of(Phrase.of(Styles.SUBTITLE, kind())).slabs(width));
      slabs.add(Slab.of(10, List.of(new Placed.Ground(0, 5, width, 0.4, Styles.RULE))));
      return slabs.stream().map(Slab::kept).toList();
    };
  }

  private String kind() {
    return Stream.of(
            Optional.of(press.names().status(nation.status())),
            nation.family().map(Wording::words).map(Wording::capital),
            nation.religion().map(press.names()::religion),
            nation.initiative().map(number -> "initiative " + number),
            nation.home().isEmpty() ? Optional.<String>empty() : Optional.of("home: " + home()))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" · "));
  }

  private String home() {
    return nation.home().stream().map(press.names()::place).collect(Collectors.joining(", "));
  }

  private Optional<AreaId> homeArea() {
    return nation.home().stream().flatMap(place -> areaOf(place).stream()).findFirst();
  }

  private Optional<AreaId> areaOf(Place place) {
    return place
        .area()
        .or(() -> place.province().flatMap(project.provinces()::find).flatMap(Province::area));
  }

  /** The parts below the heading, each with a heading of its own. */
  List<Block> parts() {
    List<Block> parts = new ArrayList<>();
    part(parts, "Victory points", victory());
    part(parts, "By turn", NationTurns.of(press, nation).stream().toList());
    part(parts, "Force pool", nation.pool().isEmpty() ? List.of() : List.of(pool()));
    part(parts, "Leaders", LeaderRows.of(press, nation).stream().toList());
    part(parts, "Special rules", nation.special().stream().map(this::special).toList());
    return parts;
  }

  /** A part under its heading, which is set again where a column begins within it. */
  private void part(List<Block> parts, String title, List<Block> blocks) {
    if (blocks.isEmpty()) {
      return;
    }
    Block part = Headings.part(title, parts.isEmpty() ? 0 : GAP, blocks);
    parts.add(
        width -> part.slabs(width).stream().map(slab -> slab.marked(Names.of(nation))).toList());
  }

  /** The victory blocks; those with the same objectives stand together. */
  private List<Block> victory() {
    Map<List<Nation.Objective>, List<String>> blocks = new LinkedHashMap<>();
    for (Nation.VictoryBlock block : nation.victory()) {
      blocks
          .computeIfAbsent(block.objectives(), _ -> new ArrayList<>())
          .add(press.phrases().block(block));
    }
    List<Block> parts = new ArrayList<>();
    blocks.forEach((objectives, when) -> {
      String title = Wording.list(when);
      parts.add(Headings.minor(Phrase.of(Styles.BOLD, title), parts.isEmpty() ? 0 : 4));
      List<Grid.Row> rows =
          objectives.stream()
              .map(objective ->
                  Grid.Row.of(
                      Phrase.of(Styles.BOLD, objective.points().toString().replace('-', '−')),
                      Phrase.of(
                          Styles.BODY,
                          Wording.capital(press.phrases().objective(project, objective)))))
              .toList();
      parts.add(numbered(rows));
    });
    return parts;
  }

  /** Rows that begin with a number, in a column as wide in all nations. */
  private static Block numbered(List<Grid.Row> rows) {
    return new Grid(
        List.of(
            new Grid.Column(Phrase.EMPTY, Align.RIGHT, false, NUMBERS),
            new Grid.Column(Phrase.EMPTY, Align.LEFT, true)),
        rows,
        6,
        0.5,
        Styles.HAIRLINE);
  }

  /** The pool, a long one in two columns that are read downwards. */
  private Block pool() {
    List<Grid.Row> rows =
        nation.pool().stream()
            .map(pooled ->
                Grid.Row.of(
                    Phrase.of(Styles.BOLD, Integer.toString(pooled.count())),
                    Phrase.of(Styles.BODY, press.names().unit(pooled.unit()))))
            .toList();
    return rows.size() > LONG_POOL ? new SideBySide(rows, NUMBERS) : numbered(rows);
  }

  private Block special(Nation.Special special) {
    String words = press.phrases().special(project, special);
    Phrase phrase = Phrase.of(Styles.BOLD, special.name() + ". ");
    phrase = phrase.then(Styles.BODY, sentence(words));
    if (special.note().isPresent() && !words.contains(special.note().get())) {
      phrase = phrase.then(Styles.ITALIC, " " + sentence(special.note().get()));
    }
    return Paragraph.of(phrase).after(2.5).hanging(8);
  }

  private static String sentence(String words) {
    String text = Wording.capital(words.strip());
    return text.isEmpty() || text.endsWith(".") ? text : text + ".";
  }
}
