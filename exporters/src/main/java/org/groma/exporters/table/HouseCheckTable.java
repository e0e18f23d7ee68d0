package org.groma.exporters.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.id.HouseCheckId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.HouseCheck;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;

/** The checks that a project adds to those of the program. */
public final class HouseCheckTable {

  private static final Format<String> OF = Choosing.neededWord(Choices.KINDS);
  private static final Format<String> MESSAGE = Formats.sentence("message");
  private static final Format<Severity> SEVERITY =
      new Choosing<>(
          Choices.SEVERITIES, Severity::word, word -> Severity.of(word).orElseThrow(), true);

  /** A condition as it stands in files. */
  private static final Format<Datum> CONDITION =
      new Format<>() {
        @Override
        public Look look() {
          return Look.PROSE;
        }

        @Override
        public Shown show(Datum condition, Labels labels) {
          return Shown.words(DatumText.json(condition));
        }

        @Override
        public Reading<Datum> read(String typed, Labels labels) {
          return typed.startsWith("{")
              ? DatumText.readJson(typed)
              : Reading.not(
                  "Expected a condition in braces, such as {\"field\": \"income\", \"above\": 5}.");
        }
      };

  private HouseCheckTable() {}

  public static Table<HouseCheck> of(Project project) {
    Fields<HouseCheck> of = new Fields<>(HouseCheck.class);
    Rows<HouseCheck> rows = new EntryRows<>(Kinds.HOUSE_CHECKS, HouseCheckTable::begin);
    return GazetteerTables.table(
        project,
        Tables.HOUSE_CHECKS,
        "What this project checks besides what the program does.",
        rows,
        "house check",
        List.of(
            of.name("Check"),
            of.column("of", "Looks at", OF),
            of.column("where", "Finds where", CONDITION),
            of.column("message", "Says", MESSAGE),
            of.column("severity", "Severity", SEVERITY),
            of.column("mend", "What to do", Formats.OPTIONAL_PROSE),
            Column.shown(
                "matching",
                "Examples",
                Look.WHOLE,
                (check, _) -> new Shown.Whole(check.matching().size() + check.passing().size())),
            of.source()));
  }

  private static Start<HouseCheck> begin(
      HouseCheckId id, String name, Function<String, String> typed, Labels labels) {
    return EntryRows.need(
        OF,
        "of",
        typed,
        labels,
        kind ->
            EntryRows.need(
                CONDITION,
                "where",
                typed,
                labels,
                where ->
                    EntryRows.need(
                        MESSAGE,
                        "message",
                        typed,
                        labels,
                        message ->
                            EntryRows.need(
                                SEVERITY,
                                "severity",
                                typed,
                                labels,
                                how ->
                                    new Start.Begun<>(
                                        new HouseCheck(
                                            id,
                                            name,
                                            kind,
                                            where,
                                            message,
                                            how,
                                            Optional.empty(),
                                            List.of(),
                                            List.of(),
                                            Origins.UNSTATED))))));
  }
}
