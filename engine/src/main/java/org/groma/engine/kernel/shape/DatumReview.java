package org.groma.engine.kernel.shape;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.scenario.Seat;
import org.groma.model.store.WordUse;
import org.groma.model.store.json.JsonPath;
import org.groma.model.value.Datum;
import org.groma.model.value.NearestWord;

/** Holds one value of open data against its type. */
final class DatumReview {

  /**
   * Something that does not fit.
   *
   * @param path from the entry to the value
   * @param problem what is wrong, as a sentence without its beginning
   */
  record Misfit(Inspection about, JsonPath path, String problem) {}

  private static final int LONGEST = 30;

  /** What people may write anywhere for one another; no rule reads it. */
  private static final Set<String> FOR_PEOPLE = Set.of("note", "remark", "comment");

  private final Project project;

  DatumReview(Project project) {
    this.project = project;
  }

  void look(OpenType type, Datum datum, JsonPath path, Consumer<Misfit> out) {
    switch (type) {
      case OpenType.Switch _,
          OpenType.Whole _,
          OpenType.Halved _,
          OpenType.Decimal _,
          OpenType.Prose _,
          OpenType.Formed _ -> {
        if (!type.fits(datum)) {
          wrong(type, datum, path, out);
        }
      }
      case OpenType.Word(var choices) ->
          word(type, datum, choices.stream().map(OpenType.Choice::word).toList(), path, out);
      case OpenType.Term(WordUse list) ->
          word(
              type,
              datum,
              list.terms(project.vocabulary()).stream().map(Term::word).toList(),
              path,
              out);
      case OpenType.Player() -> word(type, datum, players(), path, out);
      case OpenType.Reference(Kind<?, ?> kind) -> {
        if (datum instanceof Datum.Text(String id)) {
          entry(kind, id, path, out);
        } else {
          wrong(type, datum, path, out);
        }
      }
      case OpenType.Located(var kinds) -> located(type, kinds, datum, path, out);
      case OpenType.Several(OpenType of) -> {
        if (datum instanceof Datum.Items(List<Datum> items)) {
          for (int i = 0; i < items.size(); i++) {
            look(of, items.get(i), path.item(i), out);
            if (isNaming(of) && items.subList(0, i).contains(items.get(i))) {
              out.accept(
                  new Misfit(ShapeInspections.WRONG_VALUE, path.item(i), "it stands there twice."));
            }
          }
        } else {
          wrong(type, datum, path, out);
        }
      }
      case OpenType.Parts(var fields) -> {
        if (datum instanceof Datum.Fields(Map<String, Datum> said)) {
          fields(fields, said, path, out);
        } else {
          wrong(type, datum, path, out);
        }
      }
      case OpenType.Each(OpenType name, OpenType value) -> {
        if (datum instanceof Datum.Fields(Map<String, Datum> said)) {
          said.forEach((key, each) -> {
            look(name, new Datum.Text(key), path.field(key), out);
            look(value, each, path.field(key), out);
          });
        } else {
          wrong(type, datum, path, out);
        }
      }
      case OpenType.Deed deed -> deed(deed, datum, path, out);
      case OpenType.Either(var types) -> either(type, types, datum, path, out);
      case OpenType.Nested(var nested) -> look(nested.get(), datum, path, out);
    }
  }

  /** Whether values of a type name something, which a list names once. */
  private static boolean isNaming(OpenType type) {
    return type instanceof OpenType.Reference
        || type instanceof OpenType.Located
        || type instanceof OpenType.Term
        || type instanceof OpenType.Player;
  }

  /** Named values: each that is there fits its field, each that is needed is there. */
  void fields(
      List<OpenField> declared, Map<String, Datum> said, JsonPath path, Consumer<Misfit> out) {
    Set<String> missing = new TreeSet<>();
    declared.stream()
        .filter(field -> field.needed() && !said.containsKey(field.name()))
        .forEach(field -> missing.add(field.name()));
    said.forEach((name, value) -> {
      Optional<OpenField> field = OpenField.find(declared, name);
      if (field.isPresent()) {
        look(field.get().type(), value, path.field(name), out);
      } else if (!FOR_PEOPLE.contains(name) || !(value instanceof Datum.Text)) {
        List<String> known = declared.stream().map(OpenField::name).toList();
        Optional<String> meant = NearestWord.to(name, known);
        meant.ifPresent(missing::remove); // one slip is one finding
        out.accept(
            new Misfit(
                ShapeInspections.UNKNOWN_FIELD,
                path.field(name),
                "the rules read no field '" + name + "' here" + ending(meant)));
      }
    });
    for (String name : missing) {
      out.accept(
          new Misfit(
              ShapeInspections.MISSING_FIELD,
              path,
              String.format(
                  Locale.ROOT,
                  "'%s' is missing; %s belongs there.",
                  name,
                  OpenField.find(declared, name).orElseThrow().type().expected())));
    }
  }

  /** One word that the rules know, with what it says, and what may stand beside it. */
  private void deed(OpenType.Deed deed, Datum datum, JsonPath path, Consumer<Misfit> out) {
    if (!(datum instanceof Datum.Fields(Map<String, Datum> said))) {
      wrong(deed, datum, path, out);
      return;
    }
    List<String> words = said.keySet().stream().filter(it -> deed.word(it).isPresent()).toList();
    List<String> known = deed.words().stream().map(OpenField::name).toList();
    if (words.isEmpty() && said.isEmpty()) {
      out.accept(new Misfit(ShapeInspections.UNKNOWN_WORD, path, "it says nothing."));
    }
    if (words.size() > 1) {
      out.accept(
          new Misfit(
              ShapeInspections.UNKNOWN_WORD,
              path.field(words.get(1)),
              "'" + words.get(0) + "' and '" + words.get(1) + "' cannot stand together."));
    }
    said.forEach((name, value) -> {
      Optional<OpenField> field = deed.word(name).or(() -> OpenField.find(deed.beside(), name));
      if (field.isPresent()) {
        look(field.get().type(), value, path.field(name), out);
      } else {
        List<String> all =
            Stream.concat(known.stream(), deed.beside().stream().map(OpenField::name)).toList();
        out.accept(
            new Misfit(
                words.isEmpty() ? ShapeInspections.UNKNOWN_WORD : ShapeInspections.UNKNOWN_FIELD,
                path.field(name),
                "the rules know no '" + name + "' here" + ending(NearestWord.to(name, all))));
      }
    });
  }

  /** The type that fits and has nothing against it; else what the likeliest one says. */
  private void either(
      OpenType type, List<OpenType> types, Datum datum, JsonPath path, Consumer<Misfit> out) {
    List<Misfit> first = null;
    for (OpenType each : types) {
      if (!each.fits(datum)) {
        continue;
      }
      List<Misfit> found = new ArrayList<>();
      look(each, datum, path, found::add);
      if (found.isEmpty()) {
        return;
      }
      if (first == null) {
        first = found;
      }
    }
    if (first != null
        && types.stream().filter(each -> each.fits(datum)).count() == 1
        && types.stream().noneMatch(OpenType.Word.class::isInstance)) {
      first.forEach(out);
      return;
    }
    List<OpenType> alike = types.stream().filter(each -> isAlike(each, datum)).toList();
    if (alike.size() == 1) {
      look(alike.getFirst(), datum, path, out);
    } else if (datum instanceof Datum.Text(String text)) {
      List<String> known = new ArrayList<>();
      types.forEach(each -> known.addAll(words(each)));
      out.accept(
          new Misfit(
              ShapeInspections.UNKNOWN_WORD,
              path,
              String.format(
                  Locale.ROOT,
                  "'%s' means nothing here: %s belongs there%s",
                  brief(text),
                  type.expected(),
                  ending(NearestWord.to(text, known)))));
    } else {
      wrong(type, datum, path, out);
    }
  }

  /** Whether a value is of the sort of a type, right or wrong. */
  private static boolean isAlike(OpenType type, Datum datum) {
    return switch (datum) {
      case Datum.Flag _ -> type instanceof OpenType.Switch;
      case Datum.Amount _ ->
          type instanceof OpenType.Whole
              || type instanceof OpenType.Halved
              || type instanceof OpenType.Decimal;
      case Datum.Items _ -> type instanceof OpenType.Several;
      case Datum.Fields _ ->
          type instanceof OpenType.Parts
              || type instanceof OpenType.Deed
              || type instanceof OpenType.Each
              || (type instanceof OpenType.Nested(var nested) && isAlike(nested.get(), datum));
      case Datum.Text _ ->
          type instanceof OpenType.Word
              || type instanceof OpenType.Term
              || type instanceof OpenType.Player
              || type instanceof OpenType.Reference
              || type instanceof OpenType.Located
              || type instanceof OpenType.Formed
              || type instanceof OpenType.Prose;
    };
  }

  /** All words of a type, to find the nearest among. */
  private List<String> words(OpenType type) {
    return switch (type) {
      case OpenType.Word(var choices) -> choices.stream().map(OpenType.Choice::word).toList();
      case OpenType.Term(WordUse list) ->
          list.terms(project.vocabulary()).stream().map(Term::word).toList();
      case OpenType.Reference(Kind<?, ?> kind) -> ids(kind);
      case OpenType.Player() -> players();
      default -> List.of();
    };
  }

  private void word(
      OpenType type, Datum datum, List<String> known, JsonPath path, Consumer<Misfit> out) {
    if (!(datum instanceof Datum.Text(String word))) {
      wrong(type, datum, path, out);
    } else if (word.isBlank()) {
      out.accept(
          new Misfit(
              ShapeInspections.MISSING_FIELD,
              path,
              "nothing is said; " + type.expected() + " belongs there."));
    } else if (!known.contains(word)) {
      out.accept(
          new Misfit(
              ShapeInspections.UNKNOWN_WORD,
              path,
              "the rules know no '" + brief(word) + "' here" + hint(word, known, type)));
    }
  }

  private static String hint(String word, List<String> known, OpenType type) {
    Optional<String> near = NearestWord.to(word, known);
    return near.isPresent() ? ending(near) : "; " + type.expected() + " belongs there.";
  }

  void entry(Kind<?, ?> kind, String id, JsonPath path, Consumer<Misfit> out) {
    if (!project.get(kind).contains(id)) {
      out.accept(
          new Misfit(
              ShapeInspections.UNKNOWN_ENTRY,
              path,
              String.format(
                  Locale.ROOT,
                  "there is no %s '%s'%s",
                  kind.word().replace('-', ' '),
                  brief(id),
                  ending(NearestWord.to(id, ids(kind))))));
    }
  }

  private void located(
      OpenType type, List<Kind<?, ?>> kinds, Datum datum, JsonPath path, Consumer<Misfit> out) {
    if (!type.fits(datum) || !(datum instanceof Datum.Text(String text))) {
      wrong(type, datum, path, out);
      return;
    }
    int colon = text.indexOf(':');
    kinds.stream()
        .filter(kind -> kind.word().equals(text.substring(0, colon)))
        .findFirst()
        .ifPresent(kind -> entry(kind, text.substring(colon + 1), path, out));
  }

  private List<String> ids(Kind<?, ?> kind) {
    return project.get(kind).stream().map(entry -> entry.id().slug()).toList();
  }

  private List<String> players() {
    return project.get(Kinds.SCENARIOS).stream()
        .flatMap(scenario -> scenario.players().stream())
        .map(Seat::player)
        .distinct()
        .toList();
  }

  private static void wrong(OpenType type, Datum datum, JsonPath path, Consumer<Misfit> out) {
    out.accept(
        new Misfit(
            ShapeInspections.WRONG_VALUE,
            path,
            written(datum) + "; " + type.expected() + " belongs there."));
  }

  /** What a value is, as the beginning of a sentence about it. */
  static String written(Datum datum) {
    return switch (datum) {
      case Datum.Text(String text) -> "'" + brief(text) + "' is text";
      case Datum.Amount(BigDecimal number) -> brief(number.toPlainString()) + " does not fit";
      case Datum.Flag(boolean value) -> value + " is a switch";
      case Datum.Items _ -> "a list stands there";
      case Datum.Fields _ -> "fields stand there";
    };
  }

  private static String brief(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }

  static String ending(Optional<String> near) {
    return near.isPresent() ? NearestWord.hint(near) : ".";
  }
}
