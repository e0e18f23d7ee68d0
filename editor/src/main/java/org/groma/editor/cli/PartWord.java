package org.groma.editor.cli;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.sheet.Entered;
import org.groma.editor.sheet.RowEdits;
import org.groma.editor.sheet.Sheet;
import org.groma.editor.sheet.SheetKind;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.model.value.NearestWord;

/** A line within a record as it is typed on the command line, {@code card:events/black-death}. */
record PartWord(String typed) {

  private static final Map<String, SheetKind> SHEETS = sheets();

  private static Map<String, SheetKind> sheets() {
    Map<String, SheetKind> sheets = new LinkedHashMap<>();
    sheets.put("card", SheetKind.CARDS);
    sheets.put("row", SheetKind.RULE_ROWS);
    sheets.put("source-row", SheetKind.SOURCE_ROWS);
    sheets.put("pool", SheetKind.POOLS);
    sheets.put("edition", SheetKind.EDITIONS);
    return sheets;
  }

  /** The words that lines go by. */
  static List<String> words() {
    return List.copyOf(SHEETS.keySet());
  }

  private String word() {
    return typed.substring(0, Math.max(0, typed.indexOf(':')));
  }

  /** Whether it is of a line rather than of a record. */
  boolean isLine() {
    return SHEETS.containsKey(word());
  }

  /** The project without some lines, or a sentence that says what is wrong with one of them. */
  static Project without(Collection<PartWord> lines, Project project) {
    Map<SheetKind, Set<String>> byTable = new LinkedHashMap<>();
    for (PartWord line : lines) {
      SheetKind kind = SHEETS.get(line.word());
      String id = line.in(Sheet.of(kind, project));
      byTable.computeIfAbsent(kind, _ -> new LinkedHashSet<>()).add(id);
    }
    Project now = project;
    for (Map.Entry<SheetKind, Set<String>> each : byTable.entrySet()) {
      now = without(Sheet.of(each.getKey(), now), each.getValue());
    }
    return now;
  }

  private String in(Sheet<?> sheet) {
    String id = typed.substring(typed.indexOf(':') + 1);
    if (!sheet.has(id)) {
      throw Stop.cannotRun(
          String.format(
              Locale.ROOT,
              "There is no %s '%s' in this project%s.",
              sheet.one(),
              id,
              NearestWord.hint(NearestWord.to(id, sheet.ids()))));
    }
    return id;
  }

  private static Project without(Sheet<?> sheet, Set<String> rows) {
    Entered removal = RowEdits.remove(sheet, rows);
    Optional<String> left = RowEdits.leftSpeaking(sheet, removal);
    if (left.isPresent()) {
      throw Stop.cannotRun(left.get());
    }
    if (!(removal instanceof Entered.Changed(Edit edit))) {
      return sheet.project();
    }
    return switch (edit.apply(sheet.project())) {
      case Outcome.Applied(Project after, var _) -> after;
      case Outcome.Refused(String reason, var _) -> throw Stop.cannotRun(reason);
    };
  }
}
