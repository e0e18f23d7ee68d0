package org.groma.engine.cycles.setting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.groma.engine.kernel.TableReader;
import org.groma.model.value.Datum;

/**
 * What one special rule of a scenario says, with names turned into numbers. What is missing or
 * means nothing is reported, and replaced by something harmless.
 */
public final class Said {

  private final Datum datum;
  private final Board board;
  private final UnitKinds kinds;
  private final ToIntFunction<String> positions;
  private final ToIntFunction<String> leaders;
  private final TableReader tables;
  private final Consumer<String> problems;

  Said(
      Datum datum,
      Board board,
      UnitKinds kinds,
      ToIntFunction<String> positions,
      ToIntFunction<String> leaders,
      TableReader tables,
      Consumer<String> problems) {
    this.datum = datum;
    this.board = board;
    this.kinds = kinds;
    this.positions = positions;
    this.leaders = leaders;
    this.tables = tables;
    this.problems = problems;
  }

  /** One of the things that a list says. */
  private Said of(Datum item) {
    return new Said(item, board, kinds, positions, leaders, tables, problems);
  }

  /** The tables of the project, for rules that have one. */
  public TableReader tables() {
    return tables;
  }

  public Board board() {
    return board;
  }

  public boolean has(String name) {
    return Facts.field(datum, name).isPresent();
  }

  public String word(String name) {
    return orTell(Facts.text(datum, name), "", "'" + name + "' should be a word");
  }

  public Optional<String> wordIfAny(String name) {
    return Facts.text(datum, name);
  }

  public List<String> words(String name) {
    return Facts.words(Facts.field(datum, name));
  }

  public int number(String name) {
    return orTell(Facts.number(datum, name), 0, "'" + name + "' should be a number");
  }

  public int number(String name, int otherwise) {
    return Facts.number(datum, name).orElse(otherwise);
  }

  public boolean flag(String name) {
    return Facts.flag(datum, name);
  }

  /** The names of all fields. */
  public List<String> names() {
    return datum instanceof Datum.Fields(Map<String, Datum> fields)
        ? List.copyOf(fields.keySet())
        : List.of();
  }

  public List<Integer> numbers(String name) {
    List<Integer> found = new ArrayList<>();
    for (Datum item : Facts.items(Facts.field(datum, name))) {
      if (item instanceof Datum.Amount(BigDecimal number)) {
        found.add(number.intValue());
      }
    }
    return orTell(
        Optional.of(found).filter(all -> !all.isEmpty()),
        List.of(0),
        "'" + name + "' should be a list of numbers");
  }

  /** The areas that carry a mark of the map. */
  public List<Integer> marked(String name) {
    List<Integer> found = board.marked(word(name));
    return orTell(
        Optional.of(found).filter(all -> !all.isEmpty()),
        found,
        "'" + name + "' names a mark that no area carries");
  }

  /** A field that can say one thing only. */
  public void expect(String name, String value) {
    if (!wordIfAny(name).equals(Optional.of(value))) {
      problems.accept("'" + name + "' can only be '" + value + "'");
    }
  }

  /** What a word means; one that means nothing is reported. */
  public <T> Optional<T> known(String name, String word, Optional<T> meaning) {
    if (meaning.isEmpty()) {
      problems.accept("'" + name + "' names '" + word + "', which means nothing here");
    }
    return meaning;
  }

  /** The position of a name that is itself the name of a field. */
  public int positionNamed(String id) {
    return position(id, id);
  }

  /** The position that a field names. */
  public int position(String name) {
    return position(name, word(name));
  }

  private int position(String name, String id) {
    int found = positions.applyAsInt(id);
    if (found < 0) {
      problems.accept("'" + name + "' names '" + id + "', who does not play");
      return 0;
    }
    return found;
  }

  /** The positions that a list names. */
  public List<Integer> positions(String name) {
    return words(name).stream().map(id -> position(name, id)).toList();
  }

  /** The leader that a field names. */
  public int leader(String name) {
    int found = leaders.applyAsInt(word(name));
    if (found < 0) {
      problems.accept("'" + name + "' names '" + word(name) + "', who leads nobody who plays");
      return 0;
    }
    return found;
  }

  public int city(String name) {
    return city(name, word(name));
  }

  private int city(String name, String id) {
    int found = board.cityNamed(id);
    if (found < 0) {
      problems.accept("'" + name + "' names '" + id + "', which is no city in use");
      return 0;
    }
    return found;
  }

  /** The area of a city; the first of the map where the city is not there, which is noted. */
  public int areaOfCity(String name) {
    int city = city(name);
    return city < board.cities().size() ? board.cities().get(city).area() : 0;
  }

  public List<Integer> cities(String name) {
    return words(name).stream().map(id -> city(name, id)).toList();
  }

  /** The areas of the provinces that {@code areas} names, and those that {@code provinces} does. */
  public Set<Integer> places() {
    Set<Integer> found = new TreeSet<>();
    for (String id : words("areas")) {
      int province = board.provinceNamed(id);
      if (province < 0) {
        problems.accept("'areas' names '" + id + "', which is no province");
      }
      for (int area = 0; area < board.areas(); area++) {
        if (province >= 0 && board.province(area) == province) {
          found.add(area);
        }
      }
    }
    for (String id : words("provinces")) {
      int area = board.area(id);
      if (area < 0) {
        problems.accept("'provinces' names '" + id + "', which is no area");
      } else {
        found.add(area);
      }
    }
    return found;
  }

  public int unit(String name) {
    return unit(name, word(name));
  }

  private int unit(String name, String id) {
    int found = kinds.find(id);
    if (found < 0) {
      problems.accept("'" + name + "' names '" + id + "', which is no unit");
      return 0;
    }
    return found;
  }

  public List<Integer> units(String name) {
    return words(name).stream().map(id -> unit(name, id)).toList();
  }

  /** So many of each unit. */
  public Map<Integer, Integer> counts(String name) {
    Map<Integer, Integer> found = new TreeMap<>();
    if (Facts.field(datum, name).orElse(null) instanceof Datum.Fields(Map<String, Datum> fields)) {
      fields.forEach((id, count) -> {
        if (count instanceof Datum.Amount(BigDecimal number)) {
          found.put(unit(name, id), number.intValue());
        } else {
          problems.accept("'" + name + "' should give a number for each unit");
        }
      });
    } else {
      problems.accept("'" + name + "' should give a number for each unit");
    }
    return found;
  }

  /** The entries of a list, each to be read in its turn. */
  public List<Said> list(String name) {
    List<Said> found = new ArrayList<>();
    Facts.items(Facts.field(datum, name)).forEach(item -> found.add(of(item)));
    return found;
  }

  private <T> T orTell(Optional<T> value, T otherwise, String problem) {
    if (value.isEmpty()) {
      problems.accept(problem);
    }
    return value.orElse(otherwise);
  }
}
