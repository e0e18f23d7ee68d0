package org.groma.model.merge;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Id;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Tags;

/** Two sides change a sample at random, in any field of any kind of entry. */
class ProjectMergePropertyTest {

  private static final Project BASE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "romanitas"))).project();

  @Property(tries = 300)
  void theUnchangedSideLeavesTheOtherAsItIs(
      @ForAll long seed, @ForAll @IntRange(min = 0, max = 12) int changes) {
    Project side = changed(seed, changes);
    assertThat(ProjectMerge.of(BASE, BASE, side)).isEqualTo(new Merging.Merged(side));
    assertThat(ProjectMerge.of(BASE, side, BASE)).isEqualTo(new Merging.Merged(side));
    assertThat(ProjectMerge.of(BASE, side, side)).isEqualTo(new Merging.Merged(side));
  }

  @Property(tries = 1000)
  void whatIsMergedHasEveryChangeOfBothAndWhatClashesWasChangedByBoth(
      @ForAll long here, @ForAll long there, @ForAll @IntRange(min = 1, max = 12) int changes) {
    Project mine = changed(here, changes);
    Project theirs = changed(there, changes);
    Merging one = ProjectMerge.of(BASE, mine, theirs);
    Merging other = ProjectMerge.of(BASE, theirs, mine);
    switch (one) {
      case Merging.Merged(Project merged) -> {
        assertThat(other).isEqualTo(one);
        assertHasAll(merged, mine, theirs);
        assertHasAll(merged, theirs, mine);
      }
      case Merging.Refused(List<Clash> clashes) -> {
        assertThat(other).isInstanceOf(Merging.Refused.class);
        assertThat(places(((Merging.Refused) other).clashes())).isEqualTo(places(clashes));
        assertThat(places(clashes)).allMatch(place -> isReal(place, clashes, mine, theirs));
      }
    }
  }

  @Example
  void bothOutcomesAreTried() {
    Random random = new Random(1);
    Set<Class<?>> outcomes = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      outcomes.add(
          ProjectMerge.of(BASE, changed(random.nextLong(), 6), changed(random.nextLong(), 6))
              .getClass());
    }
    assertThat(outcomes).containsExactlyInAnyOrder(Merging.Merged.class, Merging.Refused.class);
  }

  private static Set<String> places(List<Clash> clashes) {
    return clashes.stream()
        .map(clash -> clash.subject() + " " + clash.field().orElse(""))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** A clash is about an entry that both changed, or one that lost what it speaks of. */
  private static boolean isReal(String place, List<Clash> clashes, Project mine, Project theirs) {
    String subject = place.substring(0, place.indexOf(' '));
    int colon = subject.indexOf(':');
    Kind<?, ?> kind = Kinds.byWord(subject.substring(0, colon)).orElseThrow();
    String id = subject.substring(colon + 1);
    boolean both =
        !BASE.get(kind).find(id).equals(mine.get(kind).find(id))
            && !BASE.get(kind).find(id).equals(theirs.get(kind).find(id));
    boolean lost =
        clashes.stream()
            .anyMatch(clash ->
                clash.subject().equals(subject)
                    && clash.sentence().startsWith("One side deleted what the other needs"));
    return both || lost;
  }

  /** Whatever a side changed is so in the merged project; the rest is as the other side has it. */
  private static void assertHasAll(Project merged, Project side, Project other) {
    for (Kind<?, ?> kind : Kinds.ALL) {
      Set<String> ids = new TreeSet<>();
      for (Project each : List.of(BASE, side, merged)) {
        each.get(kind).forEach(entry -> ids.add(entry.id().slug()));
      }
      for (String id : ids) {
        assertHas(
            BASE.get(kind).find(id).map(Record.class::cast),
            side.get(kind).find(id).map(Record.class::cast),
            other.get(kind).find(id).map(Record.class::cast),
            merged.get(kind).find(id).map(Record.class::cast));
      }
    }
    assertThat(merged.settings().name())
        .isEqualTo(
            side.settings().name().equals(BASE.settings().name())
                ? other.settings().name()
                : side.settings().name());
  }

  private static void assertHas(
      Optional<Record> base,
      Optional<Record> side,
      Optional<Record> other,
      Optional<Record> merged) {
    if (base.isEmpty() || side.isEmpty()) {
      assertThat(merged).isEqualTo(side.equals(base) ? other : side);
      return;
    }
    if (merged.isEmpty()) {
      assertThat(side).as("what nobody else deleted").isEqualTo(base);
      return;
    }
    for (RecordShape.Field field : RecordShape.of(side.get().getClass()).fields()) {
      Object was = field.of(base.get());
      Object now = field.of(side.get());
      Object came = field.of(merged.get());
      if (!now.equals(was)) {
        switch (now) {
          case Attributes attributes ->
              attributes
                  .byName()
                  .forEach((name, datum) -> {
                    if (!((Attributes) was).get(name).equals(Optional.of(datum))) {
                      assertThat(((Attributes) came).get(name)).contains(datum);
                    }
                  });
          case Tags tags -> assertThat(((Tags) came).words()).containsAll(tags.words());
          default -> assertThat(came).isEqualTo(now);
        }
      }
    }
  }

  private static Project changed(long seed, int changes) {
    Random random = new Random(seed);
    Project project = BASE;
    for (int i = 0; i < changes; i++) {
      project = change(project, random);
    }
    return project;
  }

  private static Project change(Project project, Random random) {
    return switch (random.nextInt(10)) {
      case 0 ->
          project.with(
              Kinds.PROVINCES,
              Province.named(
                  new ProvinceId("new-" + random.nextInt(200)), "New " + random.nextInt(3)));
      case 1 -> without(project, kind(random), random);
      default -> otherwise(project, kind(random), random);
    };
  }

  private static Kind<?, ?> kind(Random random) {
    return Kinds.ALL.get(random.nextInt(Kinds.ALL.size()));
  }

  private static <I extends Id, E extends Entry<I>> Project without(
      Project project, Kind<I, E> kind, Random random) {
    List<E> all = project.get(kind).toList();
    return all.isEmpty()
        ? project
        : project.with(
            kind, project.get(kind).without(all.get(random.nextInt(all.size())).id().slug()));
  }

  /** Changes one field of one entry; few entries of a kind, so that both sides meet. */
  private static <I extends Id, E extends Entry<I>> Project otherwise(
      Project project, Kind<I, E> kind, Random random) {
    List<E> all = project.get(kind).toList();
    if (all.isEmpty()) {
      return project;
    }
    E entry = all.get(random.nextInt(Math.min(all.size(), 8)));
    List<RecordShape.Field> fields = new ArrayList<>(RecordShape.of(kind.type()).fields());
    RecordShape.Field field = fields.get(random.nextInt(fields.size()));
    try {
      Object value = other(field, field.of(entry), random);
      return project.with(kind, RecordShape.with(entry, field.name(), value));
    } catch (IllegalArgumentException refused) {
      return project; // a level of 4, for instance
    }
  }

  private static Object other(RecordShape.Field field, Object value, Random random) {
    return switch (value) {
      case String text when !field.name().equals("id") -> text + random.nextInt(3);
      case Boolean flag -> !flag;
      case Integer number -> number + 1 + random.nextInt(2);
      case Attributes attributes ->
          attributes.with(
              "extra-" + random.nextInt(4),
              new Datum.Amount(BigDecimal.valueOf(random.nextInt(3))));
      case Tags tags -> {
        Set<String> words = new TreeSet<>(tags.words());
        words.add("extra-" + random.nextInt(4));
        yield Tags.of(words);
      }
      default -> value;
    };
  }
}
