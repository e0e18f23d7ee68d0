package org.groma.exporters.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.id.OverrideId;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Origins;

/** What is adjacent, or is not, whatever the map shows. */
public final class OverrideTable {

  private static final String YES = "yes";

  private static final Format<Boolean> TOUCHING =
      new Choosing<>(Choices.TOUCHING, yes -> yes ? YES : "no", YES::equals, true);

  private static final Format<String> REASON = Formats.sentence("reason");

  private OverrideTable() {}

  public static Table<AdjacencyOverride> of(Project project) {
    Fields<AdjacencyOverride> of = new Fields<>(AdjacencyOverride.class);
    Rows<AdjacencyOverride> rows =
        new EntryRows<>(Kinds.OVERRIDES, OverrideTable::named, OverrideTable::begin);
    return GazetteerTables.table(
        project,
        Tables.OVERRIDES,
        "Every pair of places that is adjacent, or is not, whatever the map shows, and why.",
        rows,
        "override",
        List.of(
            of.column("a", "Place", Places.ONE),
            of.column("adjacent", "Is", TOUCHING),
            of.column("b", "To", Places.ONE),
            of.column("kind", "Kind", Choosing.optionalWord(Choices.BORDERS)),
            of.column("river", "River", Choosing.optionalEntry(Choices.RIVERS, RiverId::new)),
            of.column("reason", "Reason", REASON),
            of.source()));
  }

  /** Overrides have no names; their ids are made from their places. */
  private static String named(Function<String, String> typed) {
    String places = typed.apply("a") + " " + typed.apply("b");
    return places.isBlank() ? Kinds.OVERRIDES.word() : places;
  }

  private static Start<AdjacencyOverride> begin(
      OverrideId id, String name, Function<String, String> typed, Labels labels) {
    return EntryRows.need(
        Places.ONE,
        "a",
        typed,
        labels,
        a ->
            EntryRows.need(
                Places.ONE,
                "b",
                typed,
                labels,
                b ->
                    EntryRows.need(
                        TOUCHING,
                        "adjacent",
                        typed,
                        labels,
                        touching ->
                            EntryRows.need(
                                REASON,
                                "reason",
                                typed,
                                labels,
                                why -> begun(id, a, b, touching, why)))));
  }

  private static Start<AdjacencyOverride> begun(
      OverrideId id, Place a, Place b, boolean touching, String reason) {
    return a.equals(b)
        ? new Start.Lacking<>("b", "An override names two different places.")
        : new Start.Begun<>(
            new AdjacencyOverride(id, a, b, touching, Optional.empty(), reason, Origins.UNSTATED));
  }
}
