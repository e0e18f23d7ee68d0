package org.groma.engine.kernel.open;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.scenario.Scenario;

/**
 * All open data that a ruleset reads, declared in one place. Checks, forms, documentation and the
 * test over readers go by it.
 *
 * @param scenario what scenarios say
 * @param spots what stands in fields of records: open data, and numbers that the rules bound
 * @param tables the tables
 */
public record DataShape(
    ScenarioFields scenario, Map<FieldSpot, OpenType> spots, List<TableShape> tables) {

  /**
   * A field of a record or of a record within it.
   *
   * @param owner the class of the record, {@code Nation.Special}
   */
  public record FieldSpot(Class<?> owner, String field) {}

  /** For projects without rules: nothing is declared, so nothing is wrong. */
  public static final DataShape NONE = new DataShape(ScenarioFields.NONE, Map.of(), List.of());

  public DataShape {
    spots = Collections.unmodifiableMap(new LinkedHashMap<>(spots));
    tables = List.copyOf(tables);
  }

  /** What a ruleset reads of scenarios, and nothing else so far. */
  public static DataShape of(ScenarioFields scenario) {
    Map<FieldSpot, OpenType> spots = new LinkedHashMap<>();
    spots.put(new FieldSpot(Scenario.class, "options"), new OpenType.Parts(scenario.options()));
    spots.put(
        new FieldSpot(Scenario.class, "special"), new OpenType.Deed(scenario.special(), List.of()));
    spots.put(
        new FieldSpot(Scenario.class, "victory"), new OpenType.Deed(scenario.victory(), List.of()));
    spots.put(
        new FieldSpot(Scenario.class, "attributes"), new OpenType.Parts(scenario.attributes()));
    return new DataShape(scenario, spots, List.of());
  }

  /** The same with what stands in a field; in each item of it where it is a list. */
  public DataShape with(Class<?> owner, String field, OpenType type) {
    Map<FieldSpot, OpenType> more = new LinkedHashMap<>(spots);
    more.put(new FieldSpot(owner, field), type);
    return new DataShape(scenario, more, tables);
  }

  /** The same with the attributes of a record. */
  public DataShape attributes(Class<?> owner, OpenField... fields) {
    return with(owner, "attributes", new OpenType.Parts(List.of(fields)));
  }

  /** The same with more tables. */
  public DataShape with(List<TableShape> others) {
    List<TableShape> more = new ArrayList<>(tables);
    more.addAll(others);
    return new DataShape(scenario, spots, more);
  }

  public Optional<OpenType> spot(Class<?> owner, String field) {
    return Optional.ofNullable(spots.get(new FieldSpot(owner, field)));
  }

  /** The shape of a table: one that names it before one that stands for many. */
  public Optional<TableShape> table(String id) {
    return tables.stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .or(() -> tables.stream().filter(each -> each.isOf(id)).findFirst());
  }
}
