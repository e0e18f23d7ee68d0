package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.model.tables.Deck;

/** The cards of a deck: number, name, copies, what they do. */
final class DeckRows {

  private DeckRows() {}

  static String subtitle(Deck deck) {
    int kinds = deck.cards().size();
    return deck.size()
        + (deck.size() == 1 ? " card" : " cards")
        + (kinds == deck.size() ? "" : ", " + kinds + " different");
  }

  static Block of(Press press, Deck deck) {
    boolean numbered = deck.cards().stream().anyMatch(card -> card.number().isPresent());
    boolean copied = deck.cards().stream().anyMatch(card -> card.copies() > 1);
    List<Grid.Column> columns = new ArrayList<>();
    if (numbered) {
      columns.add(column("No.", Align.RIGHT, false));
    }
    columns.add(column("Card", Align.LEFT, false));
    if (copied) {
      columns.add(column("Copies", Align.CENTRE, false));
    }
    columns.add(column("What it does", Align.LEFT, true));
    List<Grid.Row> rows =
        deck.cards().stream()
            .sorted(
                Comparator.comparing((Deck.Card card) -> card.number().orElse(Integer.MAX_VALUE))
                    .thenComparing(Deck.Card::name)
                    .thenComparing(Deck.Card::id))
            .map(card -> row(press, card, numbered, copied))
            .toList();
    return new Grid(columns, rows, 10, 1.6, Styles.HAIRLINE);
  }

  private static Grid.Column column(String head, Align align, boolean stretches) {
    return new Grid.Column(Phrase.of(Styles.HEAD, head), align, stretches);
  }

  private static Grid.Row row(Press press, Deck.Card card, boolean numbered, boolean copied) {
    List<Phrase> cells = new ArrayList<>();
    if (numbered) {
      cells.add(Phrase.of(Styles.BODY, card.number().map(String::valueOf).orElse("")));
    }
    Phrase name =
        Phrase.of(Styles.BOLD, card.name())
            .then(Styles.BODY, ChartBlocks.mark(card.origin().whole()));
    if (!card.tags().isEmpty()) {
      name =
          name.then(
              Styles.NOTE,
              " "
                  + card.tags().words().stream()
                      .map(Wording::words)
                      .collect(Collectors.joining(", ")));
    }
    cells.add(name);
    if (copied) {
      cells.add(Phrase.of(Styles.BODY, card.copies() == 1 ? "" : "×" + card.copies()));
    }
    cells.add(Phrase.of(Styles.BODY, Wording.capital(press.phrases().card(press.project(), card))));
    return new Grid.Row(cells);
  }
}
