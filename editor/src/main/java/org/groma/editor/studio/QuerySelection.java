package org.groma.editor.studio;

import java.util.Optional;
import java.util.function.Supplier;
import org.groma.validator.check.Survey;
import org.groma.validator.house.Query;
import org.groma.validator.house.QueryLine;

/** Selects what meets a typed query: {@code terrain=forest area=gallia income>1}. */
final class QuerySelection {

  private static final String EXAMPLE = "terrain=forest income>1";

  private final Workbench bench;
  private final Supplier<Dialogs> dialogs;
  private String last = EXAMPLE;

  QuerySelection(Workbench bench, Supplier<Dialogs> dialogs) {
    this.bench = bench;
    this.dialogs = dialogs;
  }

  Action action() {
    return Action.of("Edit", "Select by Query…", this::ask)
        .keys("Shortcut+Shift+F")
        .icon("fth-filter");
  }

  private void ask() {
    dialogs
        .get()
        .ask(
            "Select by query",
            "Fields with = != > < >= <= or ~, a kind in front if it is not provinces:",
            last)
        .ifPresent(this::select);
  }

  private void select(String line) {
    last = line;
    Optional<Query> query = QueryLine.read(line);
    if (query.isEmpty()) {
      bench
          .notices()
          .mind("'" + line + "' is no query: write fields and values, such as " + EXAMPLE + ".");
      return;
    }
    long revision = bench.document().revision();
    var project = bench.project().get();
    bench
        .background()
        .start(
            "Query",
            _ -> query.get().ask(Survey.of(project)),
            answer -> {
              if (revision == bench.document().revision()) {
                take(answer);
              }
            });
  }

  private void take(Query.Answer answer) {
    switch (answer) {
      case Query.Answer.Malformed(String sentence) -> bench.notices().mind(sentence);
      case Query.Answer.Found(var subjects) -> {
        bench.selection().set(subjects);
        bench
            .notices()
            .done(
                subjects.isEmpty() ? "Nothing meets this query." : subjects.size() + " selected.");
      }
    }
  }
}
