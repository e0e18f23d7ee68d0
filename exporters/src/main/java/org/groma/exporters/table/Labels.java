package org.groma.exporters.table;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.engine.Rulesets;
import org.groma.model.entry.Entry;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.sources.Edition;
import org.groma.model.value.NearestWord;
import org.groma.model.value.Slug;

/**
 * What the words and entries of a project are called in cells, and what the texts in cells call.
 * Capitals do not count; ids and words as they stand in files are understood too.
 */
public final class Labels {

  private static final int MANY = 12;
  private static final int LONGEST = 100;

  /** One list: its labels in order, and who is meant by a text in small letters. */
  private record Known(
      List<String> labels, Map<String, String> labelOf, Map<String, Set<String>> meant) {}

  private final Project project;
  private final Map<Choices, Known> known = new HashMap<>();
  private final Map<String, String> said = new HashMap<>();

  private Labels(Project project) {
    this.project = project;
  }

  public static Labels of(Project project) {
    return new Labels(project);
  }

  public Project project() {
    return project;
  }

  /** A text of the program in the words of the project's game. */
  public String say(String text) {
    return said.computeIfAbsent(text, Rulesets.lexicon(project)::say);
  }

  /** All labels of a list, as a person looks them up. */
  public List<String> all(Choices choices) {
    return known(choices).labels();
  }

  /**
   * The label that a new row may begin with: the first word of the game, or the only entry there
   * is; empty where a person has to choose.
   */
  public String usual(Choices choices) {
    List<String> labels = all(choices);
    boolean words =
        choices.source() instanceof Choices.Source.Words
            || choices.source() instanceof Choices.Source.Fixed;
    return words || labels.size() == 1 ? labels.stream().findFirst().orElse("") : "";
  }

  /** The label of a word or id; itself where the project does not have it. */
  public String of(Choices choices, String slug) {
    return known(choices).labelOf().getOrDefault(slug, slug);
  }

  /** The word or id that a text stands for, or a sentence that says why it stands for none. */
  public Reading<String> read(Choices choices, String typed) {
    String text = Typed.tidy(typed);
    Set<String> meant =
        known(choices).meant().getOrDefault(text.toLowerCase(Locale.ROOT), Set.of());
    if (meant.size() == 1) {
      return Reading.of(meant.iterator().next());
    }
    if (known(choices).labelOf().containsKey(text)) {
      return Reading.of(text);
    }
    if (meant.isEmpty()) {
      String slug = Slug.of(text);
      boolean free = choices.source() instanceof Choices.Source.Words && all(choices).isEmpty();
      return free && !slug.isEmpty()
          ? Reading.of(slug) // a list of the vocabulary that is empty forbids nothing
          : Reading.not(unknown(choices, text), new Missing(choices, text));
    }
    return Reading.not(
        "'"
            + text
            + "' may be any of "
            + String.join(", ", meant)
            + "; type the id of the "
            + say(choices.name())
            + " instead.");
  }

  private String unknown(Choices choices, String text) {
    List<String> labels = all(choices);
    Optional<String> near = NearestWord.to(text, labels);
    String hint =
        near.isPresent() || labels.isEmpty() || labels.size() > MANY
            ? NearestWord.hint(near)
            : "; there are " + String.join(", ", labels);
    return Sentences.of("there is no " + say(choices.name()) + " '" + text + "'" + hint);
  }

  private Known known(Choices choices) {
    Known there = known.get(choices);
    if (there == null) {
      there = make(choices); // which may ask for other lists
      known.put(choices, there);
    }
    return there;
  }

  private Known make(Choices choices) {
    return switch (choices.source()) {
      case Choices.Source.Words words -> words(words.terms().get().apply(project.vocabulary()));
      case Choices.Source.Fixed(var terms) -> words(terms);
      case Choices.Source.Entries entries -> entries(project.get(entries.kind()).toList());
      case Choices.Source.Editions() ->
          words(project.settings().sources().stream().map(Labels::term).toList());
      case Choices.Source.AnyPlace() -> new Known(Places.all(this), Map.of(), Map.of());
    };
  }

  private static Vocabulary.Term term(Edition edition) {
    return new Vocabulary.Term(edition.id().slug(), edition.title(), Optional.empty(), false);
  }

  private static Known words(List<Vocabulary.Term> terms) {
    Map<String, String> labelOf = new HashMap<>();
    Map<String, Set<String>> meant = new HashMap<>();
    terms.forEach(term -> mean(meant, term.name(), term.word()));
    for (Vocabulary.Term term : terms) {
      String name = Typed.tidy(term.name());
      boolean shared = meant.get(name.toLowerCase(Locale.ROOT)).size() > 1;
      labelOf.put(term.word(), label(name, term.word(), shared));
    }
    List<String> labels = terms.stream().map(term -> labelOf.get(term.word())).distinct().toList();
    labelOf.forEach((word, label) -> mean(meant, label, word));
    return new Known(labels, labelOf, meant);
  }

  private static Known entries(List<? extends Entry<?>> entries) {
    Map<String, String> labelOf = new HashMap<>();
    Map<String, Set<String>> meant = new HashMap<>();
    entries.forEach(entry -> mean(meant, entry.name(), entry.id().slug()));
    for (Entry<?> entry : entries) {
      String slug = entry.id().slug();
      String name = Typed.tidy(entry.name());
      labelOf.put(slug, label(name, slug, meant.get(name.toLowerCase(Locale.ROOT)).size() > 1));
    }
    labelOf.forEach((slug, label) -> mean(meant, label, slug));
    // an alias counts only where no name is spelt like it
    Map<String, Set<String>> aliases = new HashMap<>();
    entries.forEach(
        entry -> entry.aliases().forEach(alias -> mean(aliases, alias, entry.id().slug())));
    aliases.forEach(meant::putIfAbsent);
    List<String> labels =
        entries.stream().sorted(byName()).map(entry -> labelOf.get(entry.id().slug())).toList();
    return new Known(labels, labelOf, meant);
  }

  /** The order in which people look names up: accents and capitals do not count. */
  public static Comparator<Entry<?>> byName() {
    Map<String, String> plain = new HashMap<>(); // for one sorting, which asks for each many times
    return Comparator.<Entry<?>, String>comparing(
            entry -> plain.computeIfAbsent(entry.name(), Slug::of))
        .thenComparing(entry -> entry.id().slug());
  }

  /** Names that nobody could choose from a list are cut. */
  private static String label(String name, String slug, boolean shared) {
    if (name.isBlank()) {
      return slug;
    }
    return name.length() > LONGEST
        ? name.substring(0, LONGEST) + "… (" + slug + ")"
        : shared ? name + " (" + slug + ")" : name;
  }

  private static void mean(Map<String, Set<String>> meant, String text, String slug) {
    meant
        .computeIfAbsent(Typed.tidy(text).toLowerCase(Locale.ROOT), _ -> new TreeSet<>())
        .add(slug);
  }
}
