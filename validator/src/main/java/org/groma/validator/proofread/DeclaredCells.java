package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
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

  /** The table of an edition whose rows are its sections, which origins cite. */
  private static final String SECTIONS = "sections";

  private static final Pattern SLOT = Pattern.compile("\\{([^{}]+)}");

  /** What stands between names, or at the end of one: numbers, arrows, notes. */
  private static final Pattern BETWEEN =
      Pattern.compile(
          "\\s*(?:[,;:/→*]|(?<!\\S)[–-](?!\\S)|\\^\\w|\\d+[+-]?|\\bor\\b|\\band\\b)\\s*");

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

  private static final int MOST = 5_000;

  /** The names of a kind, as long as nothing of that kind changes. */
  private record Register(Object entries, Map<String, String> ids) {}

  private final Project project;
  private final Known known;

  /** What was read before; an edit changes one record of many. */
  public static final class Known {
    private final IdentityHashMap<Entry<?>, WrittenEntry> written = new IdentityHashMap<>();
    private final Map<Kind<?, ?>, Register> names = new HashMap<>();

    synchronized WrittenEntry written(Entry<?> entry) {
      if (written.size() >= MOST) {
        written.clear();
      }
      return written.computeIfAbsent(entry, WrittenEntry::of);
    }

    @SuppressWarnings("ReferenceEquality") // what no edit touched is itself
    synchronized Map<String, String> names(Project project, Kind<?, ?> kind) {
      Register register = names.get(kind);
      if (register == null || register.entries() != project.get(kind)) {
        register = new Register(project.get(kind), namesOf(project, kind));
        names.put(kind, register);
      }
      return register.ids();
    }
  }

  private DeclaredCells(Project project, Known known) {
    this.project = project;
    this.known = known;
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
    return against(project, table, new Known());
  }

  /** The same; records that were read before and have not changed are not read again. */
  public static List<Slip> against(Project project, SourceTable table, Known known) {
    if (table.columns().stream().noneMatch(DeclaredCells::isOfTheProject)) {
      return List.of();
    }
    DeclaredCells cells = new DeclaredCells(project, known);
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

  private static boolean isOfTheProject(SourceTable.Meaning meaning) {
    return !meaning.names().isEmpty()
        || meaning.is().isPresent()
        || meaning.begins().isPresent()
        || meaning.in().isPresent();
  }

  private static Map<String, String> cells(SourceTable table, int row) {
    return table.rows().get(row).cells();
  }

  private static Optional<Slip> word(SourceTable.Meaning meaning, int row, String cell) {
    Set<String> words = meaning.words().keySet();
    boolean open = words.isEmpty() || meaning.is().isPresent() || !meaning.names().isEmpty();
    if (open || words.contains(cell)) {
      return Optional.empty();
    }
    Optional<String> near = NearestWord.to(cell, words);
    return Optional.of(new Slip(Wrong.WORD, row, meaning.column(), cell, near, Optional.empty()));
  }

  private static Optional<Slip> form(
      SourceTable.Meaning meaning, int row, String cell, SourceTable.Row printed) {
    Optional<String> ours =
        meaning.forms().stream()
            .flatMap(form -> filled(form, printed.cells()).stream())
            .findFirst();
    return ours.filter(form -> !matches(form, cell))
        .map(form ->
            new Slip(Wrong.FORM, row, meaning.column(), cell, Optional.of(form), Optional.empty()));
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
        meant.put(meaning.column(), named(meaning, row, cell, slips));
      }
    }
    return meant;
  }

  /** The ids of the names in a cell, which may have several with marks between. */
  private String named(SourceTable.Meaning meaning, int row, String cell, List<Slip> slips) {
    Optional<String> whole = id(meaning, cell);
    if (whole.isPresent()) {
      return whole.get();
    }
    List<String> ids = new ArrayList<>();
    for (String part : BETWEEN.split(cell, -1)) {
      String rest = part.strip();
      while (!rest.isEmpty()) {
        String name = longest(meaning, rest);
        if (name.isEmpty()) {
          slips.add(
              new Slip(
                  Wrong.NAME, row, meaning.column(), rest, near(meaning, rest), Optional.empty()));
          break;
        }
        ids.add(id(meaning, name).orElseThrow());
        rest = rest.substring(name.length()).strip();
      }
    }
    return String.join(", ", ids);
  }

  /** The longest name that a text begins with, word by word. */
  private String longest(SourceTable.Meaning meaning, String text) {
    int end = text.length();
    while (end > 0 && id(meaning, text.substring(0, end)).isEmpty()) {
      end = Math.max(0, text.lastIndexOf(' ', end - 1));
    }
    return text.substring(0, end);
  }

  private Optional<String> id(SourceTable.Meaning meaning, String name) {
    for (String word : meaning.names()) {
      String id = Kinds.byWord(word).map(this::names).orElse(Map.of()).get(name);
      if (id != null) {
        return Optional.of(id);
      }
    }
    return Optional.ofNullable(meaning.words().get(name));
  }

  private Optional<String> near(SourceTable.Meaning meaning, String cell) {
    Set<String> all = new TreeSet<>();
    meaning
        .names()
        .forEach(word -> Kinds.byWord(word).ifPresent(kind -> all.addAll(names(kind).keySet())));
    return NearestWord.to(cell, all);
  }

  private Map<String, String> names(Kind<?, ?> kind) {
    return known.names(project, kind);
  }

  private static Map<String, String> namesOf(Project project, Kind<?, ?> kind) {
    Map<String, String> ids = new HashMap<>();
    for (Entry<?> entry : project.get(kind)) {
      String id = entry.id().slug();
      entry.aliases().forEach(alias -> ids.putIfAbsent(alias, id));
      ids.put(LatinSpelling.withoutAddition(entry.name()), id);
      ids.put(entry.name(), id);
    }
    return ids;
  }

  private void value(
      SourceTable table,
      SourceTable.Meaning meaning,
      int row,
      String cell,
      Map<String, String> meant,
      List<Slip> slips) {
    String said = meant.getOrDefault(meaning.column(), cell);
    look(table, meaning, row, cell, meant, meaning.is(), slips)
        .filter(place -> PrintedValue.compare(place.value(), said).differs())
        .ifPresent(place -> slips.add(slip(row, meaning, cell, place)));
    look(table, meaning, row, cell, meant, meaning.begins(), slips)
        .filter(place -> !begins(cell, PrintedValue.text(place.value())))
        .ifPresent(place -> slips.add(slip(row, meaning, cell, place)));
    look(table, meaning, row, cell, meant, meaning.in(), slips)
        .filter(place -> !has(place.value(), said))
        .ifPresent(place -> slips.add(slip(row, meaning, cell, place)));
  }

  /** What stands where a path leads; a slip where it should lead somewhere and does not. */
  private Optional<Place> look(
      SourceTable table,
      SourceTable.Meaning meaning,
      int row,
      String cell,
      Map<String, String> meant,
      Optional<String> way,
      List<Slip> slips) {
    Optional<String> path = way.flatMap(each -> filled(each, meant));
    boolean ofNothing =
        path.filter(each -> !RECORD.matcher(each).matches()).isPresent() && !meant.containsKey(OF);
    if (path.isEmpty() || ofNothing) {
      return Optional.empty();
    }
    Place place = place(table, row, path.get());
    if (place.value().isPresent()) {
      return Optional.of(place);
    }
    if (PrintedValue.compare(Optional.empty(), cell).differs()) {
      slips.add(new Slip(Wrong.NOWHERE, row, meaning.column(), cell, path, place.subject()));
    }
    return Optional.empty();
  }

  private static boolean begins(String cell, String value) {
    String text = PrintedValue.plain(cell);
    String start = PrintedValue.plain(value);
    return text.startsWith(start)
        && (text.length() == start.length() || !Character.isDigit(text.charAt(start.length())));
  }

  private static Slip slip(int row, SourceTable.Meaning meaning, String cell, Place place) {
    return new Slip(
        Wrong.VALUE,
        row,
        meaning.column(),
        cell,
        Optional.of(PrintedValue.text(place.value())),
        place.subject());
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
    Optional<String> id = elsewhere ? Optional.of(other.group(2)) : table.rows().get(row).of();
    if (kind.isEmpty() || id.isEmpty()) {
      return new Place(Optional.empty(), Optional.empty());
    }
    Optional<? extends Entry<?>> entry = project.get(kind.get()).find(id.get());
    Optional<PrintedPath> way = PrintedPath.parse(elsewhere ? other.group(3) : path);
    return new Place(
        entry.map(_ -> new Subject(kind.get().word(), id.get())),
        entry.isEmpty() || way.isEmpty()
            ? Optional.empty()
            : known.written(entry.get()).find(way.get()).value());
  }

  /** Columns that are compared with nothing and not declared to be kept for people. */
  public static Map<String, Integer> idle(SourceTable table) {
    Optional<Kind<?, ?>> kind = table.about().flatMap(Kinds::byWord);
    if (kind.filter(Kinds.TABLES::equals).isPresent() || isOfTheEdition(table)) {
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

  /** Whether a table says something of its edition: its words, its sections. */
  static boolean isOfTheEdition(SourceTable table) {
    return table.table().equals(Lexicon.TABLE) || table.table().equals(SECTIONS);
  }

  private static boolean isRead(Kind<?, ?> kind, String column) {
    return Columns.KINDS.contains(kind)
        && (Columns.cells(kind).contains(column) || PathLines.path(kind, column).isPresent());
  }
}
