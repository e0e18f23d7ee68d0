package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.groma.model.entry.Entry;
import org.groma.model.id.EditionId;
import org.groma.model.value.Halves;

/** The ways to compare: names, references to other entries, words, numbers. */
final class Judges {

  /** What is left to compare when both sides say something. */
  private interface Comparison<V> {
    Verdict of(V ours, String printed, EditionId edition, Desk desk);
  }

  private Judges() {}

  /** The name of the entry itself. */
  static <E extends Entry<?>> Judge<E> name() {
    return judge((entry, _) -> Optional.of(entry), (ours, printed, _, _) -> name(ours, printed));
  }

  /** The name of another entry. */
  static <E> Judge<E> reference(BiFunction<E, Desk, Optional<? extends Entry<?>>> value) {
    return judge(value, (ours, printed, _, _) -> reference(ours, printed));
  }

  /** Several names with commas between, in any order. */
  static <E> Judge<E> references(BiFunction<E, Desk, List<? extends Entry<?>>> value) {
    return judge(
        (entry, desk) -> Optional.of(value.apply(entry, desk)).filter(list -> !list.isEmpty()),
        (ours, printed, _, _) -> references(ours, printed));
  }

  /** A word of the vocabulary. */
  static <E> Judge<E> word(WordList list, BiFunction<E, Desk, Optional<String>> value) {
    return judge(
        value,
        (ours, printed, edition, desk) -> {
          Optional<String> meant = desk.lexicon().word(desk.project(), edition, list, printed);
          if (meant.isPresent()) {
            return meant.get().equals(ours) ? Verdict.SAME : Verdict.VALUE;
          }
          return LatinSpelling.isNear(printed, Lexicon.name(desk.project(), list, ours))
              ? Verdict.SPELLING
              : Verdict.UNREADABLE;
        });
  }

  /** A number of halves, {@code 2½}; nothing printed is as good as 0. */
  static <E> Judge<E> halves(BiFunction<E, Desk, Optional<Halves>> value) {
    Judge<E> judge =
        judge(
            value,
            (ours, printed, _, _) -> {
              Optional<Halves> read = Halves.parse(printed);
              if (read.isPresent()) {
                return read.get().equals(ours) ? Verdict.SAME : Verdict.VALUE;
              }
              // such as 2 (2½): numbers, but not this one alone
              boolean figures = printed.chars().anyMatch(c -> Character.isDigit(c) || c == '½');
              return figures ? Verdict.VALUE : Verdict.UNREADABLE;
            });
    return (entry, cell, edition, desk) ->
        cell.isBlank() && value.apply(entry, desk).filter(Halves.ZERO::equals).isPresent()
            ? Optional.empty()
            : judge.of(entry, cell, edition, desk);
  }

  /** Something whose printed form is known. */
  static <E> Judge<E> text(BiFunction<E, Desk, Optional<String>> value) {
    return judge(
        value,
        (ours, printed, _, _) ->
            ours.equalsIgnoreCase(printed.replace('−', '-')) ? Verdict.SAME : Verdict.VALUE);
  }

  /** What both leave blank is no reading; what one leaves blank is no comparison. */
  private static <E, V> Judge<E> judge(
      BiFunction<E, Desk, ? extends Optional<? extends V>> value, Comparison<V> comparison) {
    return (entry, cell, edition, desk) -> {
      Optional<? extends V> ours = value.apply(entry, desk);
      String printed = cell.strip();
      if (ours.isEmpty()) {
        return printed.isEmpty()
            ? Optional.empty()
            : Optional.of(new Judge.Opinion(printed, Verdict.VALUE));
      }
      Verdict verdict =
          printed.isEmpty() ? Verdict.UNPRINTED : comparison.of(ours.get(), printed, edition, desk);
      return Optional.of(new Judge.Opinion(printed, verdict));
    };
  }

  private static Verdict name(Entry<?> entry, String printed) {
    if (isSameName(entry, printed)) {
      return Verdict.SAME;
    }
    return LatinSpelling.isNear(printed, entry.name()) ? Verdict.SPELLING : Verdict.NAME;
  }

  private static Verdict reference(Entry<?> entry, String printed) {
    if (isSameName(entry, printed)) {
      return Verdict.SAME;
    }
    if (isSlipOf(entry, printed)) {
      return Verdict.SPELLING;
    }
    return entry.aliases().contains(printed) ? Verdict.NAME : Verdict.VALUE;
  }

  /** Whether it is nearly the name, or nearly another alias such as an abbreviation. */
  private static boolean isSlipOf(Entry<?> entry, String printed) {
    return LatinSpelling.isNear(printed, entry.name())
        || entry.aliases().stream()
            .anyMatch(alias -> LatinSpelling.isNear(printed, alias) && !isSame(printed, alias));
  }

  private static Verdict references(List<? extends Entry<?>> ours, String printed) {
    List<Entry<?>> left = new ArrayList<>(ours);
    Verdict worst = Verdict.SAME;
    for (String name : Arrays.stream(printed.split(",", -1)).map(String::strip).toList()) {
      Optional<Entry<?>> match =
          Stream.of(Verdict.SAME, Verdict.SPELLING, Verdict.NAME)
              .flatMap(verdict -> left.stream().filter(each -> reference(each, name) == verdict))
              .findFirst();
      Verdict found = match.map(each -> reference(each, name)).orElse(Verdict.VALUE);
      worst = worst == Verdict.VALUE || found == Verdict.SAME ? worst : found;
      match.ifPresent(left::remove);
    }
    return left.isEmpty() ? worst : Verdict.VALUE;
  }

  private static boolean isSameName(Entry<?> entry, String printed) {
    return printed.equals(entry.name())
        || isSame(printed, LatinSpelling.withoutAddition(entry.name()));
  }

  private static boolean isSame(String printed, String name) {
    return printed.equals(name) || LatinSpelling.abbreviates(printed, name);
  }
}
