package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.model.store.json.Json;
import org.groma.model.value.NearestWord;
import org.groma.validator.finding.Subject;

/**
 * Cells of columns whose meaning the table declares, compared with what they mean. Such a cell may
 * be a value of quite another record than the row is of: the die of a caravan stands in a table of
 * the rules, by the province that the row names.
 */
public final class DeclaredCells {

  private static final String OF = "of";
  private static final Pattern SLOT = Pattern.compile("\\{([^{}]+)}");
  private static final Pattern PART = Pattern.compile("\\[([^\\[\\]]*)]");
  private static final Pattern RECORD = Pattern.compile("([a-z][a-z-]*):([a-z0-9-]+)\\.(.+)");

  /** What is wrong with a cell. */
  public enum Wrong {
    /** It is none of the words of its column. */
    WORD,
    /** It is the name of nothing. */
    NAME,
    /** The project has another value. */
    VALUE,
    /** Other cells of its row say something else. */
    FORM,
    /** The project has nothing where the column says that it stands. */
    NOWHERE
  }

  /**
   * A cell that is not what its column means.
   *
   * @param row from 0
   * @param ours what it should be, as far as that is known
   * @param subject the record that has the value
   */
  public record Slip(
      Wrong wrong,
      int row,
      String column,
      String printed,
      Optional<String> ours,
      Optional<Subject> subject) {}

  private final Project project;
  private final Map<Entry<?>, WrittenEntry> written = new HashMap<>();
  private final Map<Kind<?, ?>, Map<String, String>> names = new HashMap<>();

  private DeclaredCells(Project project) {
    this.project = project;
  }

  /** Cells that contradict the words of their column or other cells of their row. */
  public static List<Slip> alone(SourceTable table) {
    List<Slip> slips = new ArrayList<>();
    for (SourceTable.Meaning meaning : table.columns()) {
      for (int i = 0; i < table.rows().size(); i++) {
        Optional<String> cell = Optional.ofNullable(cells(table, i).get(meaning.column()));
        if (cell.isPresent()) {
          word(meaning, i, cell.get()).ifPresent(slips::add);
          form(meaning, i, cell.get(), table.rows().get(i)).ifPresent(slips::add);
        }
      }
    }
    return slips;
  }

  /** Cells that name nothing, or another value than the project has. */
  public static List<Slip> against(Project project, SourceTable table) {
    if (table.columns().isEmpty()) {
      return List.of();
    }
    DeclaredCells cells = new DeclaredCells(project);
    List<Slip> slips = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      Map<String, String> meant = cells.meant(table, i, slips);
      boolean always = !cells(table, i).containsKey(Columns.CONDITION);
      for (SourceTable.Meaning meaning : table.columns()) {
        String cell = cells(table, i).get(meaning.column());
        if (cell != null && always) {
          cells.value(table, meaning, i, cell, meant, slips);
        }
      }
    }
    return slips;
  }

  private static Map<String, String> cells(SourceTable table, int row) {
    return table.rows().get(row).cells();
  }

  private static Optional<Slip> word(SourceTable.Meaning meaning, int row, String cell) {
    Set<String> words = meaning.words().keySet();
    boolean open = words.isEmpty() || meaning.is().isPresent();
    if (open || words.contains(cell)) {
      return Optional.empty();
    }
    Optional<String> near = NearestWord.to(cell, words);
    return Optional.of(
        new Slip(Wrong.WORD, row, meaning.column(), cell, near, Optional.empty()));
  }

  private static Optional<Slip> form(
      SourceTable.Meaning meaning, int row, String cell, SourceTable.Row printed) {
    if (meaning.form().isEmpty()) {
      return Optional.empty();
    }
    String form = whole(meaning.form().get(), printed.cells());
    String ours = filled(form, printed.cells()).orElse("");
    if (ours.isEmpty() || matches(ours, cell)) {
      return Optional.empty();
    }
    return Optional.of(
        new Slip(
            Wrong.FORM, row, meaning.column(), cell, Optional.of(ours), Optional.empty()));
  }

  /** The form with the parts that this row has, without those of which it lacks a cell. */
  private static String whole(String form, Map<String, String> cells) {
    return PART.matcher(form)
        .replaceAll(
            part -> {
              String text = part.group(1);
              boolean has = filled(text, cells).isPresent();
              return Matcher.quoteReplacement(has ? text : "");
            });
  }

  /** A star in a form stands for anything. */
  private static boolean matches(String form, String cell) {
    String pattern =
        Arrays.stream(form.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
    return cell.matches(pattern);
  }

  private static Optional<String> filled(String text, Map<String, String> by) {
    Matcher slot = SLOT.matcher(text);
    StringBuilder all = new StringBuilder();
    while (slot.find()) {
      String value = by.get(slot.group(1));
      if (value == null) {
        return Optional.empty();
      }
      slot.appendReplacement(all, Matcher.quoteReplacement(value));
    }
    return Optional.of(slot.appendTail(all).toString());
  }

  /** What the cells of a row mean: the word for a printed word, the id for a name. */
  private Map<String, String> meant(SourceTable table, int row, List<Slip> slips) {
    Map<String, String> meant = new LinkedHashMap<>(cells(table, row));
    table.rows().get(row).of().ifPresent(id -> meant.put(OF, id));
    for (SourceTable.Meaning meaning : table.columns()) {
      String cell = cells(table, row).get(meaning.column());
      if (cell == null) {
        continue;
      }
      meant.put(meaning.column(), meaning.words().getOrDefault(cell, cell));
      if (!meaning.names().isEmpty()) {
        Optional<String> id = named(meaning, cell);
        id.ifPresent(found -> meant.put(meaning.column(), found));
        if (id.isEmpty()) {
          slips.add(
              new Slip(
                  Wrong.NAME, row, meaning.column(), cell, near(meaning, cell), Optional.empty()));
        }
      }
    }
    return meant;
  }

  private Optional<String> named(SourceTable.Meaning meaning, String cell) {
    for (String word : meaning.names()) {
      String id = Kinds.byWord(word).map(this::names).orElse(Map.of()).get(cell);
      if (id != null) {
        return Optional.of(id);
      }
    }
    return Optional.empty();
  }

  private Optional<String> near(SourceTable.Meaning meaning, String cell) {
    Set<String> all = new TreeSet<>();
    meaning.names().forEach(word ->
        Kinds.byWord(word).ifPresent(kind -> all.addAll(names(kind).keySet())));
    return NearestWord.to(cell, all);
  }

  private Map<String, String> names(Kind<?, ?> kind) {
    return names.computeIfAbsent(
        kind,
        _ -> {
          Map<String, String> ids = new HashMap<>();
          for (Entry<?> entry : project.get(kind)) {
            String id = entry.id().slug();
            entry.aliases().forEach(alias -> ids.putIfAbsent(alias, id));
            ids.put(LatinSpelling.withoutAddition(entry.name()), id);
            ids.put(entry.name(), id);
          }
          return ids;
        });
  }

  private void value(
      SourceTable table,
      SourceTable.Meaning meaning,
      int row,
      String cell,
      Map<String, String> meant,
      List<Slip> slips) {
    String said = meant.getOrDefault(meaning.column(), cell);
    meaning
        .is()
        .flatMap(path -> filled(path, meant))
        .ifPresent(path -> {
          Place place = place(table, row, path);
          Optional<Json> ours = place.value();
          if (ours.isEmpty()) {
            slips.add(slip(Wrong.NOWHERE, row, meaning, cell, place, Optional.of(path)));
          } else if (PrintedValue.compare(ours, said).differs()) {
            slips.add(
                slip(
                    Wrong.VALUE,
                    row,
                    meaning,
                    cell,
                    place,
                    Optional.of(PrintedValue.text(ours))));
          }
        });
    meaning
        .in()
        .flatMap(path -> filled(path, meant))
        .ifPresent(path -> {
          Place place = place(table, row, path);
          if (!has(place.value(), said)) {
            slips.add(
                slip(
                    Wrong.VALUE,
                    row,
                    meaning,
                    cell,
                    place,
                    Optional.of(PrintedValue.text(place.value()))));
          }
        });
  }

  private static Slip slip(
      Wrong wrong,
      int row,
      SourceTable.Meaning meaning,
      String cell,
      Place place,
      Optional<String> ours) {
    return new Slip(wrong, row, meaning.column(), cell, ours, place.subject());
  }

  private static boolean has(Optional<Json> list, String word) {
    return switch (list.orElse(null)) {
      case Json.Items(List<Json> items, _) ->
          items.stream()
              .anyMatch(item -> PrintedValue.isSame(PrintedValue.text(Optional.of(item)), word));
      case Json.Fields fields -> fields.get(word).isPresent();
      case null, default -> list.isPresent() && !PrintedValue.compare(list, word).differs();
    };
  }

  /** Where a path leads: the record, if there is one, and the value in it. */
  private record Place(Optional<Subject> subject, Optional<Json> value) {}

  private Place place(SourceTable table, int row, String path) {
    Matcher other = RECORD.matcher(path);
    boolean elsewhere = other.matches();
    Optional<Kind<?, ?>> kind =
        elsewhere ? Kinds.byWord(other.group(1)) : table.about().flatMap(Kinds::byWord);
    Optional<String> id =
        elsewhere ? Optional.of(other.group(2)) : table.rows().get(row).of();
    if (kind.isEmpty() || id.isEmpty()) {
      return new Place(Optional.empty(), Optional.empty());
    }
    Optional<? extends Entry<?>> entry = project.get(kind.get()).find(id.get());
    Optional<PrintedPath> way = PrintedPath.parse(elsewhere ? other.group(3) : path);
    return new Place(
        entry.map(_ -> new Subject(kind.get().word(), id.get())),
        entry.isEmpty() || way.isEmpty()
            ? Optional.empty()
            : written.computeIfAbsent(entry.get(), WrittenEntry::of).find(way.get()).value());
  }

  /** Columns that are compared with nothing and not declared to be kept for people. */
  public static Map<String, Integer> idle(SourceTable table) {
    Optional<Kind<?, ?>> kind = table.about().flatMap(Kinds::byWord);
    if (kind.filter(Kinds.TABLES::equals).isPresent() || table.table().equals(Lexicon.TABLE)) {
      return Map.of(); // all of their columns are read
    }
    Set<String> known = new HashSet<>(Set.of(Columns.CONDITION));
    table.columns().forEach(each -> known.add(each.column()));
    Map<String, Integer> idle = new LinkedHashMap<>();
    for (int i = 0; i < table.rows().size(); i++) {
      for (String column : cells(table, i).keySet()) {
        if (table.rows().get(i).of().isPresent()
            && kind.filter(each -> isRead(each, column)).isPresent()) {
          known.add(column);
        }
        idle.putIfAbsent(column, i);
      }
    }
    idle.keySet().removeAll(known);
    return idle;
  }

  private static boolean isRead(Kind<?, ?> kind, String column) {
    return Columns.KINDS.contains(kind)
        && (Columns.cells(kind).contains(column) || PathLines.path(kind, column).isPresent());
  }
}
