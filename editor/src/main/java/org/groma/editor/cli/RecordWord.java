package org.groma.editor.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.NearestWord;
import org.groma.validator.finding.Subject;

/** A record as it is typed on the command line, {@code province:lower-meadow}. */
record RecordWord(String typed) {

  /** The record that is meant, or a sentence that says what is wrong with the word. */
  Subject in(Project project) {
    int colon = typed.indexOf(':');
    if (colon < 1) {
      throw Stop.cannotRun(
          String.format(
              Locale.ROOT,
              "'%s' is not KIND:ID. Write for instance province:%s. Kinds are %s.",
              typed,
              typed.isEmpty() ? "ID" : typed,
              kinds()));
    }
    String word = typed.substring(0, colon);
    String id = typed.substring(colon + 1);
    if (new PartWord(typed).isLine()) {
      throw Stop.cannotRun(
          String.format(
              Locale.ROOT,
              "'%s' is a line within a record: it can be deleted, but has no id that could be"
                  + " changed.",
              typed));
    }
    Kind<?, ?> kind =
        Kinds.byWord(word)
            .orElseThrow(() ->
                Stop.cannotRun(
                    String.format(
                        Locale.ROOT,
                        "'%s' is no kind of record%s. Kinds are %s.",
                        word,
                        NearestWord.hint(NearestWord.to(word, words())),
                        kinds())));
    return found(project, kind, id)
        .orElseThrow(() ->
            Stop.cannotRun(
                String.format(
                    Locale.ROOT,
                    "There is no %s '%s' in this project%s.",
                    word.replace('-', ' '),
                    id,
                    NearestWord.hint(
                        NearestWord.to(
                            id,
                            project.get(kind).stream()
                                .map(entry -> entry.id().slug())
                                .toList())))));
  }

  /** By its id, or by its name if only one has it. */
  private static Optional<Subject> found(Project project, Kind<?, ?> kind, String id) {
    if (project.get(kind).contains(id)) {
      return Optional.of(new Subject(kind.word(), id));
    }
    var named =
        project.get(kind).stream()
            .filter(entry -> entry.name().equalsIgnoreCase(id))
            .map(Entry::id)
            .toList();
    return named.size() == 1
        ? Optional.of(new Subject(kind.word(), named.getFirst().slug()))
        : Optional.empty();
  }

  private static List<String> words() {
    return Stream.concat(Kinds.ALL.stream().map(Kind::word), PartWord.words().stream()).toList();
  }

  private static String kinds() {
    return Kinds.ALL.stream().map(Kind::word).collect(Collectors.joining(", "))
        + "; lines of records are "
        + String.join(", ", PartWord.words());
  }
}
