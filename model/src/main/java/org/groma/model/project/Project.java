package org.groma.model.project;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Link;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.CoastId;
import org.groma.model.id.Id;
import org.groma.model.id.LinkId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.id.SeaId;
import org.groma.model.scenario.Scenario;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;

/** A project: settings, vocabulary, projection, the map and all entries. Immutable. */
public final class Project {

  private final Settings settings;
  private final Vocabulary vocabulary;
  private final Projection projection;
  private final Topology map;
  private final Map<Kind<?, ?>, Ledger<?, ?>> ledgers;

  private Project(
      Settings settings,
      Vocabulary vocabulary,
      Projection projection,
      Topology map,
      Map<Kind<?, ?>, Ledger<?, ?>> ledgers) {
    this.settings = settings;
    this.vocabulary = vocabulary;
    this.projection = projection;
    this.map = map;
    this.ledgers = ledgers;
  }

  /** A project with nothing in it yet. */
  public static Project empty(Settings settings) {
    return new Project(
        settings, Vocabulary.EMPTY, Projection.NONE, Topology.empty(Precision.STANDARD), Map.of());
  }

  public Settings settings() {
    return settings;
  }

  public Vocabulary vocabulary() {
    return vocabulary;
  }

  public Projection projection() {
    return projection;
  }

  public Topology map() {
    return map;
  }

  /** All entries of a kind. */
  @SuppressWarnings("unchecked") // with() is the only way in, and it is typed
  public <I extends Id, E extends Entry<I>> Ledger<I, E> get(Kind<I, E> kind) {
    return (Ledger<I, E>) ledgers.getOrDefault(kind, Ledger.empty());
  }

  public Ledger<ProvinceId, Province> provinces() {
    return get(Kinds.PROVINCES);
  }

  public Ledger<AreaId, Area> areas() {
    return get(Kinds.AREAS);
  }

  public Ledger<SeaId, Sea> seas() {
    return get(Kinds.SEAS);
  }

  public Ledger<CityId, City> cities() {
    return get(Kinds.CITIES);
  }

  public Ledger<RiverId, River> rivers() {
    return get(Kinds.RIVERS);
  }

  public Ledger<LinkId, Link> links() {
    return get(Kinds.LINKS);
  }

  public Ledger<CoastId, Coast> coasts() {
    return get(Kinds.COASTS);
  }

  /** The scenarios in the order in which lists show them. */
  public List<Scenario> scenarios() {
    return get(Kinds.SCENARIOS).stream().sorted(Scenario.LISTED).toList();
  }

  public Project with(Settings other) {
    return new Project(other, vocabulary, projection, map, ledgers);
  }

  public Project with(Vocabulary other) {
    return new Project(settings, other, projection, map, ledgers);
  }

  public Project with(Projection other) {
    return new Project(settings, vocabulary, other, map, ledgers);
  }

  public Project with(Topology other) {
    return new Project(settings, vocabulary, projection, other, ledgers);
  }

  public <I extends Id, E extends Entry<I>> Project with(Kind<I, E> kind, Ledger<I, E> ledger) {
    Map<Kind<?, ?>, Ledger<?, ?>> changed = new HashMap<>(ledgers);
    changed.put(kind, ledger);
    return new Project(settings, vocabulary, projection, map, changed);
  }

  public <I extends Id, E extends Entry<I>> Project with(Kind<I, E> kind, E entry) {
    return with(kind, get(kind).with(entry));
  }

  /**
   * Equal content; the map counts as equal when it is the same or has the same nodes, arcs and
   * uses.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Project that
        && settings.equals(that.settings)
        && vocabulary.equals(that.vocabulary)
        && projection.equals(that.projection)
        && Kinds.ALL.stream().allMatch(kind -> get(kind).equals(that.get(kind)))
        && map.equals(that.map);
  }

  @Override
  public int hashCode() {
    return Objects.hash(settings, vocabulary, projection, ledgers.size());
  }
}
