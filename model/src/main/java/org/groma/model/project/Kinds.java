package org.groma.model.project;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Kind.Storage;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AcceptanceId;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.CoastId;
import org.groma.model.id.DeckId;
import org.groma.model.id.EditionId;
import org.groma.model.id.HouseCheckId;
import org.groma.model.id.Id;
import org.groma.model.id.LabelId;
import org.groma.model.id.LeaderId;
import org.groma.model.id.LinkId;
import org.groma.model.id.NationId;
import org.groma.model.id.OverrideId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.id.ScenarioId;
import org.groma.model.id.SeaId;
import org.groma.model.id.SignOffId;
import org.groma.model.id.SourceTableId;
import org.groma.model.id.TableId;
import org.groma.model.id.TimeEntryId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Leader;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.review.Acceptance;
import org.groma.model.review.HouseCheck;
import org.groma.model.review.SignOff;
import org.groma.model.scenario.Scenario;
import org.groma.model.sources.SourceTable;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;
import org.groma.model.tables.TimeEntry;

/**
 * Every kind of entry a project has. This list is the registry: storage, edits and ledgers go by
 * it.
 */
public final class Kinds {

  public static final Kind<ProvinceId, Province> PROVINCES =
      map("province", "provinces", Province.class, ProvinceId::new);
  public static final Kind<AreaId, Area> AREAS = map("area", "areas", Area.class, AreaId::new);
  public static final Kind<SeaId, Sea> SEAS = map("sea", "seas", Sea.class, SeaId::new);
  public static final Kind<CityId, City> CITIES = map("city", "cities", City.class, CityId::new);
  public static final Kind<RiverId, River> RIVERS =
      map("river", "rivers", River.class, RiverId::new);
  public static final Kind<LinkId, Link> LINKS = map("link", "links", Link.class, LinkId::new);
  public static final Kind<CoastId, Coast> COASTS =
      map("coast", "coasts", Coast.class, CoastId::new);
  public static final Kind<OverrideId, AdjacencyOverride> OVERRIDES =
      map("override", "overrides", AdjacencyOverride.class, OverrideId::new);
  public static final Kind<LabelId, MapLabel> LABELS =
      map("label", "labels", MapLabel.class, LabelId::new);
  public static final Kind<UnitTypeId, UnitType> UNITS =
      rules("unit", "units", UnitType.class, UnitTypeId::new);
  public static final Kind<LeaderId, Leader> LEADERS =
      rules("leader", "leaders", Leader.class, LeaderId::new);
  public static final Kind<NationId, Nation> NATIONS =
      rules("nation", "nations", Nation.class, NationId::new);
  public static final Kind<DeckId, Deck> DECKS = rules("deck", "decks", Deck.class, DeckId::new);
  public static final Kind<TableId, RuleTable> TABLES =
      rules("table", "tables", RuleTable.class, TableId::new);
  public static final Kind<TimeEntryId, TimeEntry> TIME_TABLE =
      rules("time-entry", "time-table", TimeEntry.class, TimeEntryId::new);
  public static final Kind<ScenarioId, Scenario> SCENARIOS =
      new Kind<>(
          "scenario",
          "scenarios",
          new Storage.FileEach("scenarios"),
          Scenario.class,
          ScenarioId::new);
  public static final Kind<SourceTableId, SourceTable> SOURCES =
      new Kind<>(
          "source-table",
          "sources",
          new Storage.FileEach("sources"),
          SourceTable.class,
          Kinds::sourceTableId);

  public static final Kind<HouseCheckId, HouseCheck> HOUSE_CHECKS =
      review("check", "checks", HouseCheck.class, HouseCheckId::new);
  public static final Kind<AcceptanceId, Acceptance> ACCEPTANCES =
      review("acceptance", "accepted-findings", Acceptance.class, AcceptanceId::new);
  public static final Kind<SignOffId, SignOff> SIGN_OFFS =
      review("sign-off", "proofreading", SignOff.class, SignOffId::new);

  /** All kinds, in the order in which files are read. */
  public static final List<Kind<?, ?>> ALL =
      List.of(
          PROVINCES,
          AREAS,
          SEAS,
          CITIES,
          RIVERS,
          LINKS,
          COASTS,
          OVERRIDES,
          LABELS,
          UNITS,
          LEADERS,
          NATIONS,
          DECKS,
          TABLES,
          TIME_TABLE,
          SCENARIOS,
          SOURCES,
          HOUSE_CHECKS,
          ACCEPTANCES,
          SIGN_OFFS);

  private static final Map<Class<?>, Kind<?, ?>> BY_ID_CLASS =
      ALL.stream().collect(Collectors.toUnmodifiableMap(Kinds::idClass, kind -> kind));

  private Kinds() {}

  public static Optional<Kind<?, ?>> byWord(String word) {
    return ALL.stream().filter(kind -> kind.word().equals(word)).findFirst();
  }

  /** The kind that an id is of, for ids are typed; none for the id of a part or an edition. */
  public static Optional<Kind<?, ?>> of(Id id) {
    return Optional.ofNullable(BY_ID_CLASS.get(id.getClass()));
  }

  private static Class<?> idClass(Kind<?, ?> kind) {
    try {
      return kind.type().getMethod("id").getReturnType();
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(kind + " has no id", impossible);
    }
  }

  private static <I extends Id, E extends Entry<I>> Kind<I, E> map(
      String word, String plural, Class<E> type, Function<String, I> id) {
    return new Kind<>(word, plural, new Storage.OneFile("map/" + plural + ".json"), type, id);
  }

  private static <I extends Id, E extends Entry<I>> Kind<I, E> rules(
      String word, String plural, Class<E> type, Function<String, I> id) {
    return new Kind<>(word, plural, new Storage.OneFile("rules/" + plural + ".json"), type, id);
  }

  private static <I extends Id, E extends Entry<I>> Kind<I, E> review(
      String word, String plural, Class<E> type, Function<String, I> id) {
    return new Kind<>(word, plural, new Storage.OneFile(plural + ".json"), type, id);
  }

  private static SourceTableId sourceTableId(String slug) {
    int slash = slug.indexOf('/');
    if (slash < 0) {
      throw new IllegalArgumentException("'" + slug + "' is not EDITION/TABLE");
    }
    return new SourceTableId(new EditionId(slug.substring(0, slash)), slug.substring(slash + 1));
  }
}
