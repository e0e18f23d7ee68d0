package org.groma.engine.invasions.inspection;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Setup;
import org.groma.model.tables.Deck;
import org.groma.model.value.NearestWord;
import org.groma.model.value.Tags;

/** Tags of nations, set-ups and cards and traits of leaders that no rule knows. */
final class TagWords implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.tag-words",
          Severity.ERROR,
          "III",
          "Tag or trait that the rules do not know",
          "What was meant is not in force.",
          "Stilicho: the rules know no word 'genral' here; 'general' may be meant.",
          "Write one of the words that the rules know.");

  private static final List<String> NATION =
      List.of(
          "nomad",
          "raider",
          "raider-becomes-active",
          "inactive",
          "imk",
          "ex-limites",
          "into-the-east");
  private static final List<String> LEADER =
      List.of(
          "king", "emperor", "general", "intrinsic", "mountain", "fictitious", "arrives-by-rule");
  private static final List<String> SETUP = List.of("inactive", "no-capital");
  private static final List<String> CARD =
      List.of("passive", "military", "reform", "private", "public");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      look(nation.tags(), NATION, nation.name(), "tags", "nation:" + nation.id(), out);
    }
    for (Leader leader : ground.project().get(Kinds.LEADERS)) {
      look(leader.traits(), LEADER, leader.name(), "traits", "leader:" + leader.id(), out);
    }
    for (UnitType unit : ground.project().get(Kinds.UNITS)) {
      look(unit.traits(), unit.traits().words(), unit.name(), "traits", "unit:" + unit.id(), out);
    }
    for (Deck deck : ground.project().get(Kinds.DECKS)) {
      for (int i = 0; i < deck.cards().size(); i++) {
        Deck.Card card = deck.cards().get(i);
        look(card.tags(), CARD, card.name(), "cards[" + i + "].tags", "deck:" + deck.id(), out);
      }
    }
    List<Setup> setups = ground.scenario().setups();
    for (int i = 0; i < setups.size(); i++) {
      look(
          setups.get(i).tags(),
          SETUP,
          "The set-up of the " + ground.name(setups.get(i).nation()),
          "setups[" + i + "].tags",
          ground.subject(),
          out);
    }
  }

  private static void look(
      Tags tags,
      Collection<String> known,
      String whose,
      String field,
      String subject,
      Consumer<Objection> out) {
    if (Set.copyOf(tags.words()).size() < tags.words().size()) {
      out.accept(Objection.of(ABOUT, whose + ": one word stands there twice.", field, subject));
    }
    for (String tag : tags.words()) {
      if (!known.contains(tag)) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "%s: the rules know no word '%s' here%s",
                    whose,
                    tag,
                    NearestWord.to(tag, known)
                        .map(near -> "; '" + near + "' may be meant.")
                        .orElse(".")),
                field,
                subject));
      }
    }
  }
}
