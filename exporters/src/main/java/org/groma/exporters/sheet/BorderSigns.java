package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.engine.kernel.Noun;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Style;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;

/**
 * The signs that say what lies between two provinces. The first kind of border that can be crossed
 * is the ordinary one and has none.
 */
final class BorderSigns {

  private static final Map<String, String> KNOWN =
      Map.of("river", "~", "ridge", "^", "strait", "=", "road", "#", "pass", "%");

  private static final List<String> OTHERS = List.of("*", "+", "§", "¶", "•", "¤", "¬");

  /** Larger than the letters beside it: a tilde is small. */
  private static final Style SIGN = Styles.BOLD.sized(11);

  private static final double DROP = 0.6;

  private final Map<String, Phrase> signs = new LinkedHashMap<>();
  private final Map<String, String> names = new LinkedHashMap<>();
  private final Noun seas;
  private final Noun province;

  BorderSigns(Press press) {
    Project project = press.project();
    Palette palette = press.palette();
    seas = press.lexicon().noun(Kinds.SEAS);
    province = press.lexicon().noun(Kinds.PROVINCES);
    List<String> free = new ArrayList<>(OTHERS);
    List<Term> borders =
        project.vocabulary().borders().stream().filter(term -> !term.impassable()).toList();
    for (int i = 0; i < borders.size(); i++) {
      Term term = borders.get(i);
      boolean known = KNOWN.containsKey(term.word());
      if (i > 0 || known) {
        add(term, SIGN.in(palette.border(term.word(), 0x33291F).shade(-0.25)), free);
      }
    }
    for (Term term : project.vocabulary().links()) {
      Colour colour = palette.link(term.word(), 0x9E2F28);
      add(term, SIGN.in(colour.isPale() ? Palette.INK : colour), free);
    }
  }

  private void add(Term term, Style style, List<String> free) {
    String sign = KNOWN.get(term.word());
    if (sign == null) {
      sign = free.isEmpty() ? "(" + term.word() + ")" : free.removeFirst();
    }
    signs.put(term.word(), Phrase.EMPTY.signed(style, sign, DROP));
    names.put(term.word(), term.name());
  }

  Phrase of(String kind) {
    return signs.getOrDefault(kind, Phrase.EMPTY);
  }

  Phrase key() {
    Phrase key = Phrase.EMPTY;
    for (Map.Entry<String, Phrase> sign : signs.entrySet()) {
      key =
          key.then(sign.getValue())
              .then(
                  Styles.BODY,
                  "\u00A0"
                      + names.get(sign.getKey()).replace(' ', '\u00A0')
                      + "\u00A0\u00A0\u00A0 ");
    }
    return key.then(Styles.ITALIC, seas.heads())
        .then(Styles.BODY, "\u00A0that " + province.a() + " lies on stand last, in italics.");
  }
}
