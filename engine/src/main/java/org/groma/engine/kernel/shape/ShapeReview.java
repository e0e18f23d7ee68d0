package org.groma.engine.kernel.shape;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.TableShape;
import org.groma.engine.kernel.shape.DatumReview.Misfit;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Id;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.RecordWalk;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.NearestWord;

/** Holds the entries of a project against what its ruleset declares. */
public final class ShapeReview {

  /** Fields that people do not call by a name. */
  private static final Set<String> HIDDEN =
      Set.of("attributes", "rows", "columns", "id", "die", "cells", "key");

  private final DataShape shape;
  private final DatumReview data;
  private final TableReview tables;
  private final Project project;

  public ShapeReview(Project project, DataShape shape) {
    this.project = project;
    this.shape = shape;
    this.data = new DatumReview(project);
    this.tables = new TableReview(project);
  }

  /** What does not fit in an entry. */
  public List<Objection> look(Kind<?, ?> kind, Entry<?> entry) {
    List<Objection> found = new ArrayList<>();
    Consumer<Misfit> out = misfit -> found.add(objection(kind, entry, misfit));
    if (entry instanceof RuleTable table) {
      Optional<TableShape> declared = shape.table(table.id().slug());
      if (declared.isPresent()) {
        tables.look(table, declared.get(), out);
      } else if (!shape.tables().isEmpty()) {
        out.accept(unread(table));
      }
    } else {
      RecordWalk.over(
          entry,
          (owner, field, value, path) ->
              shape.spot(owner, field).ifPresent(type -> value(type, value, path, out)));
    }
    return found;
  }

  /** The tables that the project lacks. */
  public List<Objection> missingTables() {
    return shape.tables().stream()
        .filter(TableShape::needed)
        .filter(each -> project.get(Kinds.TABLES).find(each.id()).isEmpty())
        .map(each ->
            new Objection(
                ShapeInspections.MISSING_TABLE.id(),
                String.format(
                    Locale.ROOT, "The table '%s' (%s) is missing.", each.id(), each.section()),
                List.of("table:" + each.id()),
                Optional.empty(),
                Optional.empty()))
        .toList();
  }

  private void value(OpenType type, Object value, JsonPath path, Consumer<Misfit> out) {
    switch (value) {
      case Attributes(var byName) -> data.look(type, new Datum.Fields(byName), path, out);
      case Datum datum -> data.look(type, datum, path, out);
      case Integer number -> data.look(type, Datum.number(number), path, out);
      case Halves halves -> data.look(type, new Datum.Amount(halves.number()), path, out);
      case BigDecimal number -> data.look(type, new Datum.Amount(number), path, out);
      case String text -> data.look(type, new Datum.Text(text), path, out);
      case Id id -> data.look(type, new Datum.Text(id.slug()), path, out);
      default -> data.look(type, new Datum.Text(value.toString()), path, out);
    }
  }

  private Misfit unread(RuleTable table) {
    List<String> absent =
        shape.tables().stream()
            .map(TableShape::id)
            .filter(id -> project.get(Kinds.TABLES).find(id).isEmpty())
            .toList();
    return new Misfit(
        ShapeInspections.UNREAD_TABLE,
        JsonPath.ROOT.field("id"),
        "the rules read no table '"
            + table.id()
            + "'"
            + DatumReview.ending(NearestWord.to(table.id().slug(), absent)));
  }

  private static Objection objection(Kind<?, ?> kind, Entry<?> entry, Misfit misfit) {
    String path = misfit.path().toString();
    return new Objection(
        misfit.about().id(),
        String.format(
            Locale.ROOT,
            "The %s %s%s: %s",
            kind.word().replace('-', ' '),
            entry.name(),
            place(entry, misfit.path()),
            misfit.problem()),
        List.of(kind.word() + ":" + entry.id()),
        Optional.of(path),
        Optional.empty());
  }

  /** Where in an entry, as people say it. */
  private static String place(Entry<?> entry, JsonPath path) {
    StringBuilder said = new StringBuilder();
    boolean isFirst = true;
    for (JsonPath.Step step : path.steps()) {
      if (step instanceof JsonPath.Index(int index)) {
        said.append(row(entry, path, index, said.isEmpty()));
      } else if (step instanceof JsonPath.Name(String name) && !isHidden(name, isFirst)) {
        said.append(", ").append(name);
      }
      isFirst = false;
    }
    return said.toString();
  }

  /** A row of a table is called by its key; other items are counted. */
  private static String row(Entry<?> entry, JsonPath path, int index, boolean isFirst) {
    boolean isRow = isFirst && path.steps().getFirst().equals(new JsonPath.Name("rows"));
    return isRow && entry instanceof RuleTable table
        ? ", row " + table.rows().get(index).key()
        : " " + (index + 1);
  }

  private static boolean isHidden(String name, boolean isFirst) {
    return isFirst ? HIDDEN.contains(name) : name.equals("cells") || name.equals("key");
  }
}
