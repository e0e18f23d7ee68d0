package org.groma.exporters.table;

import java.util.List;
import org.groma.engine.Rulesets;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.gazetteer.Coast;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Origins;

/** The shores of sea zones. */
public final class CoastTable {

  private CoastTable() {}

  public static Table<Coast> of(Project project) {
    Fields<Coast> of = new Fields<>(Coast.class);
    Format<SeaId> sea = Choosing.entry(Choices.SEAS, SeaId::new);
    Rows<Coast> rows =
        new EntryRows<>(
            Kinds.COASTS,
            (id, name, typed, labels) ->
                EntryRows.need(
                    sea,
                    "sea",
                    typed,
                    labels,
                    water ->
                        new Start.Begun<>(
                            new Coast(id, name, water, List.of(), Origins.UNSTATED))));
    return GazetteerTables.table(
        project,
        Tables.COASTS,
        "Every coast: provinces that lie on the same side of a sea zone.",
        rows,
        "coast",
        List.of(
            of.name("Coast"),
            of.column("sea", say(project, "Sea zone"), sea),
            of.column(
                "provinces",
                say(project, "Provinces"),
                Listing.<ProvinceId>entries(Choices.PROVINCES, ProvinceId::new)),
            of.source()));
  }

  private static String say(Project project, String text) {
    return Rulesets.lexicon(project).say(text);
  }
}
