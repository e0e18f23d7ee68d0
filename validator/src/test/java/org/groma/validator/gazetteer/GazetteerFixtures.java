package org.groma.validator.gazetteer;

import static org.groma.validator.gazetteer.Rows.EMPTY;
import static org.groma.validator.gazetteer.Rows.area;
import static org.groma.validator.gazetteer.Rows.city;
import static org.groma.validator.gazetteer.Rows.goods;
import static org.groma.validator.gazetteer.Rows.province;
import static org.groma.validator.gazetteer.Rows.row;
import static org.groma.validator.gazetteer.Rows.rows;
import static org.groma.validator.gazetteer.Rows.table;
import static org.groma.validator.gazetteer.Rows.terrains;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.City;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.validator.CheckFixture;
import org.groma.validator.Grid;
import org.groma.validator.check.Check;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.SignOffs;

/** A good and a bad project for each check of the family. */
public final class GazetteerFixtures {

  private GazetteerFixtures() {}

  public static List<CheckFixture> all() {
    return Stream.of(names(), cities(), values(), colours(), prints(), TranscriptionFixtures.all())
        .flatMap(List::stream)
        .toList();
  }

  private static List<CheckFixture> names() {
    return List.of(
        fixture(
            new BlankNameCheck(),
            rows(province("raetia", "Raetia")),
            rows(province("raetia", " "))),
        fixture(
            new UntidyNameCheck(),
            rows(province("moesia-inferior", "Moesia Inferior")),
            rows(province("moesia-inferior", " Moesia\u00A0 Inferior"))),
        fixture(
            new MixedScriptCheck(),
            rows(province("roma", "Saldæ"), province("graecia", "Ελλάς Graecia")),
            rows(province("roma", "R\u043Ema"))),
        fixture(
            new DuplicateNameCheck(),
            rows(province("iberia", "Iberia"), province("colchis", "Colchis")),
            rows(province("iberia", "Iberia"), province("iberia-2", "Iberia"))),
        fixture(
            new NearDuplicateNameCheck(),
            rows(province("umbria", "Umbria"), province("apulia", "Apulia")),
            rows(province("britannia", "Britannia"), province("britania", "Britania"))),
        fixture(
            new ClashingAliasCheck(),
            rows(province("bosporus", "Bosporus", "Bosphorus"), province("pontus", "Pontus")),
            rows(province("bosporus", "Bosporus", "Pontus"), province("pontus", "Pontus"))),
        fixture(
            new IdleAliasCheck(),
            rows(province("raetia", "Raetia", "Rhaetia", "Retia")),
            rows(province("raetia", "Raetia", "Rhaetia", "Raetia", "Rhaetia"))),
        fixture(
            new UnlikeIdCheck(),
            rows(
                province("raetia", "Raetia Prima"),
                province("p17", "Noricum"),
                province("vallis", "Pons", "Vallis")),
            rows(province("raetia", "Noricum"))));
  }

  private static List<CheckFixture> cities() {
    return List.of(
        fixture(
            new FortifiedSiteCheck(),
            rows(city("dara", "raetia", 1, true, -2)),
            rows(city("dara", "raetia", 0, true, -2))),
        fixture(
            new WallWithoutFortificationCheck(),
            rows(city("dara", "raetia", 1, true, -2)),
            rows(city("dara", "raetia", 1, false, -2))),
        fixture(
            new UselessWallCheck(),
            rows(city("dara", "raetia", 1, true, -2), city("edessa", "noricum", 1, false, 0)),
            rows(city("dara", "raetia", 1, true, -2), city("edessa", "noricum", 1, true, 0))),
        fixture(new UnusualWallCheck(), rows(walls(-2)), rows(walls(-4))),
        fixture(
            new SecondCityCheck(),
            rows(city("dara", "raetia", 1, false, 0), city("edessa", "noricum", 1, false, 0)),
            rows(city("dara", "raetia", 1, false, 0), city("edessa", "raetia", 1, false, 0))),
        fixture(
            new UnbuiltCapitalCheck(),
            rows(city("dara", "raetia", 1, false, 0, "capital")),
            rows(city("dara", "raetia", 0, false, 0, "capital"))));
  }

  /** Three walled cities, the last with walls of this value. */
  private static City[] walls(int last) {
    return new City[] {
      city("dara", "raetia", 1, true, -2),
      city("edessa", "noricum", 1, true, -2),
      city("roma", "latium", 1, true, last)
    };
  }

  private static List<CheckFixture> values() {
    Project alps =
        rows(
            province("raetia", "alpes", "mountain", 2),
            province("noricum", "alpes", "mountain", 3));
    Project poor =
        rows(
            province("raetia", "alpes", "", 1),
            province("noricum", "alpes", "", 1),
            province("vallis", "alpes", "", 2));
    return List.of(
        fixture(
            new KingdomIncomeCheck(),
            alps.with(Kinds.AREAS, area("alpes", "Alpes", income(5), Optional.empty())),
            alps.with(Kinds.AREAS, area("alpes", "Alpes", income(6), Optional.empty()))),
        fixture(
            new OutlyingIncomeCheck(),
            poor,
            poor.with(Kinds.PROVINCES, province("vallis", "alpes", "", 24))),
        fixture(
            new NegativeIncomeCheck(),
            poor,
            poor.with(Kinds.PROVINCES, province("vallis", "alpes", "", -1))),
        fixture(
            new MissingValueCheck(),
            rows(province("raetia", "Raetia"), province("noricum", "Noricum")),
            alps.with(Kinds.PROVINCES, province("vallis", "alpes", "", 0))),
        fixture(new StrayExtentCheck(), extended("main"), extended("extension")),
        fixture(new LoneTerrainCheck(), wood("forest"), wood("steppe")));
  }

  private static Optional<Halves> income(int halves) {
    return Optional.of(new Halves(halves));
  }

  /** An area of the main map and a province of it that is printed elsewhere or not. */
  private static Project extended(String extent) {
    return rows(province("raetia", "alpes", "", 0, extent))
        .with(Kinds.AREAS, area("alpes", "Alpes", "main"));
  }

  /** Four forests round a middle of this terrain. */
  private static Project wood(String middle) {
    Project project = Grid.project("AAB", "DMB", "DCC");
    for (String id : List.of("a", "b", "c", "d")) {
      project = project.with(Kinds.PROVINCES, province(id, "", "forest", 0));
    }
    return project.with(Kinds.PROVINCES, province("m", "", middle, 0));
  }

  private static List<CheckFixture> colours() {
    return List.of(
        fixture(
            new MalformedColourCheck(),
            EMPTY.with(
                Kinds.AREAS, area("alpes", "Alpes", Optional.empty(), Optional.of("#00ff99"))),
            EMPTY.with(
                Kinds.AREAS, area("alpes", "Alpes", Optional.empty(), Optional.of("green")))),
        fixture(
            new AlikeColoursCheck(),
            EMPTY.with(terrains("steppe", "#DBD183", "desert", "#F4DDA9")),
            EMPTY.with(terrains("steppe", "#DBD183", "desert", "#DBD286"))),
        fixture(
            new JoinedNamesCheck(),
            rows(province("raetia", "Raetia Magna"), province("noricum", "Noricum")),
            rows(province("raetia", "Raetia Noricum"), province("noricum", "Noricum"))),
        fixture(new SeaColourCheck(), coast("#6078B8"), coast("#A6D2EE")));
  }

  /** A province by the sea, in an area of this colour. */
  private static Project coast(String colour) {
    return Grid.project("As")
        .with(Kinds.PROVINCES, province("a", "alpes", "", 0))
        .with(Kinds.AREAS, area("alpes", "Alpes", Optional.empty(), Optional.of(colour)));
  }

  private static List<CheckFixture> prints() {
    Project plain = rows(province("raetia", "Raetia", "Rhaetia"), province("noricum", "Noricum"));
    Project listed =
        printing(plain, row("raetia", "name", "Raetia"), row("noricum", "name", "Noricum"));
    Project misspelt = printing(plain, row("raetia", "name", "Rhaetia"));
    Project signed = signed(printing(plain, row("raetia", "name", "Raetia")));
    SourceTable caravans = table("caravans", row("raetia", "name", "Raetia"));
    return List.of(
        fixture(new EditionDiffersCheck(), listed, misspelt),
        fixture(
            new UnprintedEntryCheck(),
            printing(plain, row("raetia", "name", "Raetia")),
            listed.with(Kinds.PROVINCES, province("vindelicia", "Vindelicia"))),
        fixture(
            new UnmatchedRowCheck(),
            listed,
            printing(
                plain,
                row("raetia", "name", "Raetia"),
                row("noricum", "name", "Noricum"),
                row("", "name", "Terra Incognita"))),
        fixture(
            new MismatchedRowCheck(), misspelt, printing(plain, row("noricum", "name", "Raetia"))),
        fixture(
            new UnlistedSpellingCheck(), misspelt, printing(plain, row("raetia", "name", "Retia"))),
        fixture(
            new RowOrderCheck(),
            rows(province("raetia", "Raetia")).with(Kinds.SOURCES, alphabet("abcdefghij")),
            rows(province("raetia", "Raetia")).with(Kinds.SOURCES, alphabet("abcdefghja"))),
        fixture(
            new GoodsFlagCheck(),
            rows(goods(false, true, Origins.UNSTATED)).with(Kinds.SOURCES, caravans),
            rows(goods(false, false, Origins.UNSTATED)).with(Kinds.SOURCES, caravans)),
        fixture(
            new StaleSignatureCheck(),
            signed,
            signed.with(Kinds.PROVINCES, province("raetia", "Raetia Prima"))));
  }

  private static SourceTable alphabet(String letters) {
    return table(
        "alphabet",
        letters
            .chars()
            .mapToObj(letter -> row("raetia", "name", "N" + (char) letter))
            .toArray(SourceTable.Row[]::new));
  }

  private static Project printing(Project project, SourceTable.Row... rows) {
    return project.with(Kinds.SOURCES, table("provinces", rows));
  }

  private static Project signed(Project project) {
    Edit edit =
        SignOffs.sign(project, Subject.parse("province:raetia"), "AB", "2026-11-16").orElseThrow();
    return switch (edit.apply(project)) {
      case Outcome.Applied(Project after, var _) -> after;
      case Outcome.Refused(String reason, var _) -> throw new AssertionError(reason);
    };
  }

  private static CheckFixture fixture(Check check, Project good, Project bad) {
    return new CheckFixture(check, good, bad);
  }
}
