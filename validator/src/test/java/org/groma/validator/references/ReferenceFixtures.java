package org.groma.validator.references;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.id.AcceptanceId;
import org.groma.model.id.AreaId;
import org.groma.model.id.CardId;
import org.groma.model.id.DeckId;
import org.groma.model.id.EditionId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.review.Acceptance;
import org.groma.model.sources.Edition;
import org.groma.model.tables.Deck;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.MarkBorder;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;
import org.groma.validator.CheckFixture;
import org.groma.validator.Grid;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.check.Check;

/** A good and a bad project for each check of the family. */
public final class ReferenceFixtures {

  private static final Project TWO_PROVINCES = Grid.project("AB");

  private ReferenceFixtures() {}

  public static List<CheckFixture> all() {
    return List.of(
        new CheckFixture(new UnresolvedIdCheck(), inArea("west"), inArea("wset")),
        new CheckFixture(new UnknownWordCheck(), withTerrain("forest"), withTerrain("forrest")),
        new CheckFixture(
            new UnresolvedBorderCheck(), withRiverMarked("rhenus"), withRiverMarked("rhenuus")),
        new CheckFixture(
            new UnresolvedNameCheck(), withCardNaming("raetia"), withCardNaming("reatia")),
        new CheckFixture(
            new UnusedEntryCheck(),
            inArea("west"),
            TWO_PROVINCES.with(Kinds.AREAS, area("west", "West"))),
        new CheckFixture(
            new UnusedWordCheck(), withTerrain("forest"), TWO_PROVINCES.with(terrains("forest"))),
        new CheckFixture(
            new UncitedEditionCheck(),
            citing(Provenance.printed("rules", "I")),
            citing(Provenance.house("so decided"))),
        new CheckFixture(
            new AmbiguousNameCheck(),
            withAlias("a", "Alpha"),
            withAlias("a", "B").with(Kinds.PROVINCES, Province.named(new ProvinceId("b"), "Beta"))),
        new CheckFixture(
            new SharedAliasCheck(),
            withAlias("a", "Common"),
            with(withAlias("a", "Common"), "b", "Common")),
        new CheckFixture(
            new CardInTwoDecksCheck(),
            withCards("plague", "famine"),
            withCards("plague", "plague")),
        new CheckFixture(
            new ListedTwiceCheck(), withAliases("Alpha", "Aleph"), withAliases("Alpha", "Alpha")),
        new CheckFixture(
            new WordDeclaredTwiceCheck(),
            TWO_PROVINCES.with(terrains("forest")),
            TWO_PROVINCES.with(terrains("forest", "forest"))),
        new CheckFixture(
            new AreaCycleCheck(), withParents("south", ""), withParents("south", "west")),
        new CheckFixture(
            obsoleteAcceptance(),
            accepting("references.unresolved"),
            accepting("references.unresovled")));
  }

  private static Check obsoleteAcceptance() {
    return Catalogue.general().stream()
        .filter(check -> check.profile().id().equals("references.obsolete-acceptance"))
        .findFirst()
        .orElseThrow();
  }

  static Project inArea(String id) {
    Province a = province("a");
    return TWO_PROVINCES
        .with(Kinds.AREAS, area("west", "West"))
        .with(Kinds.PROVINCES, TWO_PROVINCES.provinces().without("b"))
        .with(
            Kinds.PROVINCES,
            new Province(
                a.id(),
                a.name(),
                a.aliases(),
                Optional.of(new AreaId(id)),
                "",
                a.income(),
                false,
                false,
                false,
                "",
                Tags.NONE,
                Attributes.NONE,
                a.origin()));
  }

  static Area area(String id, String name, String... aliases) {
    Area bare = Area.named(new AreaId(id), name);
    return new Area(
        bare.id(),
        name,
        List.of(aliases),
        Optional.empty(),
        "",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        "",
        Optional.empty(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static Province province(String id) {
    return TWO_PROVINCES.provinces().find(id).orElseThrow();
  }

  private static Project withAliases(String... aliases) {
    return TWO_PROVINCES.with(Kinds.AREAS, area("west", "West", aliases));
  }

  private static Vocabulary terrains(String... words) {
    return new Vocabulary(
        Stream.of(words)
            .map(word -> new Vocabulary.Term(word, word, Optional.empty(), false))
            .toList(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private static Project withTerrain(String word) {
    Province a = province("a");
    return TWO_PROVINCES
        .with(terrains("forest"))
        .with(
            Kinds.PROVINCES,
            new Province(
                a.id(),
                a.name(),
                List.of(),
                Optional.empty(),
                word,
                a.income(),
                false,
                false,
                false,
                "",
                Tags.NONE,
                Attributes.NONE,
                a.origin()));
  }

  private static Project withRiverMarked(String river) {
    List<Integer> between =
        StreamSupport.stream(TWO_PROVINCES.map().arcs().spliterator(), false)
            .filter(arc -> arc.left() != 0 && arc.right() != 0)
            .map(Arc::id)
            .toList();
    Project withRiver =
        TWO_PROVINCES.with(
            Kinds.RIVERS,
            new River(
                new RiverId("rhenus"),
                "Rhenus",
                List.of(),
                List.of(),
                "",
                Tags.NONE,
                Attributes.NONE,
                Origins.UNSTATED));
    ChangeMap mark = new ChangeMap(new MarkBorder(between, Border.river(new RiverId(river))));
    return switch (mark.apply(withRiver)) {
      case Outcome.Applied(Project marked, var _) -> marked;
      case Outcome.Refused(String reason, var _) -> throw new AssertionError(reason);
    };
  }

  private static Project withCardNaming(String province) {
    Datum effect = Datum.of(Map.of("pillage", Map.of("province", province)));
    return Project.empty(TWO_PROVINCES.settings())
        .with(Kinds.PROVINCES, Province.named(new ProvinceId("raetia"), "Raetia"))
        .with(Kinds.DECKS, deck("events", card("raid", effect)));
  }

  private static Deck deck(String id, Deck.Card... cards) {
    return new Deck(
        new DeckId(id), id, List.of(), List.of(cards), Attributes.NONE, Origins.UNSTATED);
  }

  private static Deck.Card card(String id, Datum... effects) {
    return new Deck.Card(
        new CardId(id),
        id,
        1,
        Optional.empty(),
        Tags.NONE,
        List.of(effects),
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static Project withCards(String first, String second) {
    return TWO_PROVINCES
        .with(Kinds.DECKS, deck("calamities", card(first)))
        .with(Kinds.DECKS, deck("events", card(second)));
  }

  private static Project citing(Provenance origin) {
    Province a = province("a");
    return TWO_PROVINCES
        .with(
            new Settings(
                "Grid",
                "none",
                Optional.empty(),
                List.of(
                    new Edition(
                        new EditionId("rules"), "Rules", Optional.empty(), Optional.empty()))))
        .with(
            Kinds.PROVINCES,
            new Province(
                a.id(),
                a.name(),
                List.of(),
                Optional.empty(),
                "",
                a.income(),
                false,
                false,
                false,
                "",
                Tags.NONE,
                Attributes.NONE,
                Origins.of(origin)));
  }

  private static Project withAlias(String province, String alias) {
    return with(TWO_PROVINCES, province, alias);
  }

  private static Project with(Project project, String province, String alias) {
    Province bare = province(province);
    return project.with(
        Kinds.PROVINCES,
        new Province(
            bare.id(),
            bare.name(),
            List.of(alias),
            Optional.empty(),
            "",
            bare.income(),
            false,
            false,
            false,
            "",
            Tags.NONE,
            Attributes.NONE,
            bare.origin()));
  }

  static Project withParents(String ofWest, String ofSouth) {
    return TWO_PROVINCES
        .with(Kinds.AREAS, within("west", ofWest))
        .with(Kinds.AREAS, within("south", ofSouth));
  }

  static Area within(String id, String parent) {
    Optional<AreaId> above = parent.isEmpty() ? Optional.empty() : Optional.of(new AreaId(parent));
    return new Area(
        new AreaId(id),
        "The " + id,
        List.of(),
        above,
        "",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        "",
        Optional.empty(),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static Project accepting(String check) {
    return TWO_PROVINCES.with(
        Kinds.ACCEPTANCES,
        new Acceptance(
            new AcceptanceId("one"),
            check,
            List.of("province:a"),
            Optional.empty(),
            "it is so",
            "A. B.",
            "2026-11-16",
            ""));
  }
}
