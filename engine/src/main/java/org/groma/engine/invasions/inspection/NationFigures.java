package org.groma.engine.invasions.inspection;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Nations whose card, status, tags and numbers contradict each other. */
final class NationFigures implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "data.nation-figures",
          Severity.ERROR,
          "VI",
          "Nation that contradicts itself",
          "What the card says and what the game does with the nation differ.",
          "The Berbers have an initiative, but raiders are never activated.",
          "Correct the tag, the status or the number.");

  /** Entries of the time table that bring a nation into the game. */
  private static final Set<String> COMING = Set.of("invasion", "arrival", "raid");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    Map<Integer, Nation> initiatives = new HashMap<>();
    int cards = 0;
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      new Look(ground, nation, out).all();
      cards += is(nation, "nationCard") ? 1 : 0;
      Nation before =
          nation.initiative().map(number -> initiatives.put(number, nation)).orElse(null);
      if (before != null) {
        out.accept(
            Objection.of(
                ABOUT,
                String.format(
                    Locale.ROOT,
                    "The %s and the %s have the same initiative, %d.",
                    before.name(),
                    nation.name(),
                    nation.initiative().orElse(0)),
                "initiative",
                "nation:" + nation.id(),
                "nation:" + before.id()));
      }
    }
    components(ground, cards, out);
  }

  private static void components(Ground ground, int cards, Consumer<Objection> out) {
    TableCells cell = TableCells.at("components/nation-cards/count");
    cell.number(ground.project())
        .filter(count -> count.compareTo(BigDecimal.valueOf(cards)) != 0)
        .ifPresent(count ->
            out.accept(
                Objection.of(
                    ABOUT,
                    String.format(
                        Locale.ROOT,
                        "%d nations have a card, but the list of components has %s.",
                        cards,
                        count.toPlainString()),
                    cell.path(ground.project()),
                    cell.subject())));
  }

  private static boolean is(Nation nation, String name) {
    return nation.attributes().get(name).filter(new Datum.Flag(true)::equals).isPresent();
  }

  private record Look(Ground ground, Nation nation, Consumer<Objection> out) {

    void all() {
      boolean isInactive = nation.tags().has("inactive");
      boolean raidsOnly =
          nation.tags().has("raider") && !nation.tags().has("raider-becomes-active");
      boolean isActive = !isInactive && !raidsOnly;
      when(
          is(nation, "nationCard") == isInactive,
          "attributes.nationCard",
          isInactive ? "are inactive, but have a nation card" : "have no nation card");
      when(
          nation.victory().isEmpty() != isInactive,
          "victory",
          isInactive ? "are inactive, but have objectives" : "have no objectives");
      when(
          nation.initiative().isPresent() != isActive,
          "initiative",
          isActive ? "have no initiative" : "have an initiative, but are never activated");
      when(
          nation.tags().has("imk") && !nation.status().equals("kingdom"),
          "status",
          "are a minor Kingdom, but their status is " + nation.status());
      when(
          nation.tags().has("raider") && !nation.status().equals("barbarian"),
          "status",
          "raid, but are no Barbarians");
      when(
          nation.tags().has("nomad") && !isOf("nomadic", "other"),
          "tags",
          "are nomads, but their family is " + nation.family().orElse("none"));
      when(
          isOf("nomadic") && !nation.tags().has("nomad"),
          "tags",
          "are of the nomadic family, but no nomads");
      when(
          isEastern() != nation.tags().has("into-the-east"),
          "attributes.extent",
          "belong to the extension by their extent or by their tag, but not by both");
      when(
          is(nation, "conversionBonus") != scores("conversion-income"),
          "attributes.conversionBonus",
          "have the conversion bonus or an objective for it, but not both");
      when(
          nation.tags().has("raider") && !does("raid-from"),
          "special",
          "raid, but no rule says from where");
      tribute();
      twice();
      nobodys();
      when(is(nation, "nationCard") && !comes(), "home", "have a card, but never come into play");
    }

    private boolean comes() {
      boolean isSetUp =
          ground.project().get(Kinds.SCENARIOS).stream()
              .flatMap(scenario -> scenario.setups().stream())
              .anyMatch(setup -> setup.nation().equals(nation.id()));
      boolean isCalled =
          ground.project().get(Kinds.TIME_TABLE).stream()
              .filter(entry -> COMING.contains(entry.kind()))
              .anyMatch(entry -> entry.nation().filter(nation.id()::equals).isPresent());
      return isSetUp || isCalled || isHeir();
    }

    private boolean isHeir() {
      return ground.project().get(Kinds.NATIONS).stream()
          .flatMap(other -> other.special().stream())
          .flatMap(special -> special.effects().stream())
          .flatMap(effect -> said(effect, "successor").stream())
          .anyMatch(heir ->
              heir instanceof Datum.Fields given
                  && given.get("nation").equals(Optional.of(Datum.text(nation.id().slug()))));
    }

    private boolean isEastern() {
      return nation.attributes().text("extent").filter("into-the-east"::equals).isPresent();
    }

    private boolean isOf(String... families) {
      return nation.family().filter(List.of(families)::contains).isPresent();
    }

    private boolean scores(String word) {
      return nation.victory().stream()
          .flatMap(block -> block.objectives().stream())
          .anyMatch(line -> said(line.scoring(), word).isPresent());
    }

    private boolean does(String word) {
      return nation.special().stream()
          .flatMap(special -> special.effects().stream())
          .anyMatch(effect -> said(effect, word).isPresent());
    }

    private static Optional<Datum> said(Datum deed, String word) {
      return deed instanceof Datum.Fields(Map<String, Datum> fields)
              && fields.keySet().contains(word)
          ? Optional.of(fields.get(word))
          : Optional.empty();
    }

    private void tribute() {
      Optional<Datum> own = nation.attributes().get("tribute");
      nation.special().stream()
          .flatMap(special -> special.effects().stream())
          .flatMap(effect -> said(effect, "client-terms").stream())
          .flatMap(terms -> terms instanceof Datum.Fields f ? f.get("tribute").stream() : null)
          .filter(tribute -> own.isPresent() && !own.get().equals(tribute))
          .forEach(_ ->
              when(true, "attributes.tribute", "give another tribute by their terms as a client"));
    }

    private void twice() {
      for (int i = 0; i < nation.victory().size(); i++) {
        Set<Datum> seen = new HashSet<>();
        for (Nation.Objective line : nation.victory().get(i).objectives()) {
          when(
              !seen.add(line.scoring()),
              "victory[" + i + "]",
              "have one line twice in the block " + nation.victory().get(i).turns());
        }
      }
      Set<Object> units = new HashSet<>();
      nation
          .pool()
          .forEach(pooled ->
              when(
                  !units.add(pooled.unit()),
                  "pool",
                  "have " + pooled.unit() + " twice in the pool"));
    }

    /** A nation of no scenario is in no game. */
    private void nobodys() {
      boolean isSeated =
          ground.project().get(Kinds.SCENARIOS).stream()
              .flatMap(scenario -> scenario.players().stream())
              .anyMatch(seat -> seat.nations().contains(nation.id()));
      when(!isSeated, "player", "are of no player in any scenario");
    }

    private void when(boolean isWrong, String field, String problem) {
      if (isWrong) {
        out.accept(
            Ground.object(
                ABOUT, "The " + nation.name() + " " + problem + ".", Kinds.NATIONS, nation, field));
      }
    }
  }
}
