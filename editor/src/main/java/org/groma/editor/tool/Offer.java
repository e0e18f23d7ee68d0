package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.editor.tool.Choices.Assigning;
import org.groma.editor.tool.OverrideChoice.Saying;
import org.groma.model.entry.Entry;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;
import org.groma.model.topology.Stays;

/**
 * One thing that can be chosen in the bar of a tool.
 *
 * @param field what it is
 * @param items all that can be chosen
 * @param chosen what is chosen, if it can be
 */
public record Offer(Field field, List<Item> items, Optional<Item> chosen) {

  /** What can be chosen. */
  public enum Field {
    BORDER_KIND("Mark as"),
    RIVER("River"),
    LINK_KIND("Kind of link"),
    ASSIGNING("Give"),
    VALUE("Value"),
    SCENARIO("In scenario"),
    STAYS("What is there"),
    SAYING("They are"),
    ACROSS("Across");

    private final String label;

    Field(String label) {
      this.label = label;
    }

    public String label() {
      return label;
    }
  }

  /**
   * One choice.
   *
   * @param value an id or word; empty for none, or for a new one
   */
  public record Item(String value, String name) {

    @Override
    public String toString() {
      return name;
    }
  }

  private static final Comparator<Item> BY_NAME = Comparator.comparing(Item::name);

  public Offer {
    items = List.copyOf(items);
  }

  /** What the bar of a tool offers; nothing for most tools. */
  public static List<Offer> of(ToolKind kind, Project project, Choices choices) {
    return switch (kind) {
      case MARK ->
          List.of(
              of(
                  Field.BORDER_KIND,
                  terms(project.vocabulary().borders()),
                  Optional.of(choices.borderKind())));
      case RIVER ->
          List.of(
              of(
                  Field.RIVER,
                  after(new Item("", "New river…"), entries(project.rivers().toList())),
                  Optional.of(choices.river().orElse(""))));
      case STRAIT ->
          List.of(
              of(
                  Field.LINK_KIND,
                  terms(project.vocabulary().links()),
                  Optional.of(choices.linkKind())));
      case ADJACENCY ->
          List.of(
              of(
                  Field.SAYING,
                  Arrays.stream(Saying.values())
                      .map(saying -> new Item(saying.name(), saying.title()))
                      .toList(),
                  Optional.of(choices.override().saying().name())),
              of(
                  Field.ACROSS,
                  after(new Item("", "any border"), passable(project.vocabulary())),
                  Optional.of(choices.override().kind().orElse(""))));
      case ASSIGN -> assigning(project, choices);
      case DRAW, SEA ->
          List.of(
              of(
                  Field.STAYS,
                  List.of(
                      new Item(Stays.LAND.name(), "Land stays"),
                      new Item(Stays.EVERYTHING.name(), "Everything stays"),
                      new Item(Stays.NOTHING.name(), "Take what lies beneath")),
                  Optional.of(choices.drawing().stays().name())));
      default -> List.of();
    };
  }

  private static List<Offer> assigning(Project project, Choices choices) {
    List<Offer> offers = new ArrayList<>();
    offers.add(
        of(
            Field.ASSIGNING,
            List.of(
                new Item(Assigning.AREA.name(), "Area"),
                new Item(Assigning.TERRAIN.name(), "Terrain"),
                new Item(Assigning.OWNER.name(), "Owner")),
            Optional.of(choices.assigning().name())));
    List<Item> values =
        switch (choices.assigning()) {
          case AREA -> entries(project.areas().toList());
          case TERRAIN -> terms(project.vocabulary().terrains());
          case OWNER -> entries(project.get(Kinds.NATIONS).toList());
        };
    Item none = new Item("", choices.assigning() == Assigning.OWNER ? "Nobody" : "None");
    offers.add(of(Field.VALUE, after(none, values), choices.value()));
    if (choices.assigning() == Assigning.OWNER) {
      List<Item> scenarios = entries(project.scenarios());
      offers.add(
          of(
              Field.SCENARIO,
              scenarios,
              choices.scenario().or(() -> scenarios.stream().findFirst().map(Item::value))));
    }
    return offers;
  }

  private static Offer of(Field field, List<Item> items, Optional<String> value) {
    return new Offer(
        field,
        items,
        items.stream().filter(item -> value.equals(Optional.of(item.value))).findFirst());
  }

  private static List<Item> passable(Vocabulary words) {
    return terms(words.borders().stream().filter(term -> !term.impassable()).toList());
  }

  private static List<Item> terms(List<Vocabulary.Term> terms) {
    return terms.stream().map(term -> new Item(term.word(), term.name())).toList();
  }

  private static List<Item> entries(List<? extends Entry<?>> entries) {
    return entries.stream()
        .map(entry -> new Item(entry.id().slug(), entry.name()))
        .sorted(BY_NAME)
        .toList();
  }

  private static List<Item> after(Item first, List<Item> rest) {
    List<Item> all = new ArrayList<>();
    all.add(first);
    all.addAll(rest);
    return all;
  }

  /** The choices with one of the items taken. */
  public Choices take(Item item, Choices before) {
    return switch (field) {
      case BORDER_KIND -> before.withBorderKind(item.value);
      case RIVER -> before.withRiver(Optional.of(item.value).filter(id -> !id.isEmpty()));
      case LINK_KIND -> before.withLinkKind(item.value);
      case ASSIGNING -> {
        Assigning what = Assigning.valueOf(item.value);
        yield what == before.assigning() ? before : before.assigning(what, Optional.empty());
      }
      case VALUE -> before.assigning(before.assigning(), Optional.of(item.value));
      case SCENARIO -> before.withScenario(Optional.of(item.value));
      case SAYING -> before.withOverride(before.override().withSaying(Saying.valueOf(item.value)));
      case ACROSS ->
          before.withOverride(
              before.override().withKind(Optional.of(item.value).filter(kind -> !kind.isEmpty())));
      case STAYS -> before.withDrawing(before.drawing().withStays(Stays.valueOf(item.value)));
    };
  }
}
