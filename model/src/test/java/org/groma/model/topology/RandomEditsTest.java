package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.History;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.City;
import org.groma.model.id.CityId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.store.SavedBytes;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;

/**
 * Two hundred edits of all kinds in a row, legal and not: after each one the map is whole ({@link
 * Trial}), and all of them can be undone, redone and replayed, to the same bytes on disk.
 */
class RandomEditsTest {

  private static final Map<Whim.Kind, int[]> TALLY = new EnumMap<>(Whim.Kind.class);

  @Provide
  Arbitrary<List<Whim>> whims() {
    RandomDistribution evenly = RandomDistribution.uniform();
    Arbitrary<Integer> pick = Arbitraries.integers().between(0, 9999).withDistribution(evenly);
    Arbitrary<Double> part =
        Arbitraries.integers().between(0, 9999).withDistribution(evenly).map(i -> i / 10_000.0);
    return Combinators.combine(Arbitraries.of(Whim.Kind.class), pick, part, part, part)
        .as(Whim::new)
        .list()
        .ofSize(200);
  }

  @Property(tries = 4, seed = "1", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void aGridStaysWhole(@ForAll("whims") List<Whim> whims) {
    run(GridMap.of(6).draw(), whims);
  }

  @Property(tries = 8, seed = "2", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void islandsLakesAndArchipelagosStayWhole(@ForAll("whims") List<Whim> whims) {
    run(SampleMaps.archipelago(), whims);
  }

  @Property(tries = 6, seed = "3", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void aLoneIslandStaysWhole(@ForAll("whims") List<Whim> whims) {
    run(SampleMaps.island(), whims);
  }

  @Property(tries = 6, seed = "4", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void aFaceThatTouchesItselfStaysWhole(@ForAll("whims") List<Whim> whims) {
    run(SampleMaps.lakeAtTheShore(), whims);
  }

  @Property(tries = 4, seed = "5", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void aMapDrawnFromNothingStaysWhole(@ForAll("whims") List<Whim> whims) {
    run(Topology.empty(Precision.STANDARD), whims);
  }

  /** On a grid so coarse that every line bends to it. */
  @Property(tries = 8, seed = "6", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void aCoarseMapStaysWhole(@ForAll("whims") List<Whim> whims) {
    run(SampleMaps.archipelago(new Precision(0)), whims);
  }

  /** At the end of the digits that a double has. */
  @Property(tries = 6, seed = "7", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void aFineMapFarFromZeroStaysWhole(@ForAll("whims") List<Whim> whims) {
    Topology map = SampleMaps.archipelago(new Precision(9));
    run(Trial.legal(map, new TransformMap(1, 0, 999_000, 0, 1, -999_000)), whims);
  }

  /** If the whims were all refused, the properties above would hold for nothing. */
  @AfterContainer
  static void mostEditsWereLegalAndEveryKindWasSometimes() {
    int legal = TALLY.values().stream().mapToInt(count -> count[0]).sum();
    int refused = TALLY.values().stream().mapToInt(count -> count[1]).sum();
    TALLY.forEach((kind, count) ->
        assertThat(count[0]).as("%s legal, %d refused", kind, count[1]).isGreaterThan(20));
    assertThat(legal).as("legal, %d refused", refused).isGreaterThan(refused * 2 / 3);
  }

  private static void run(Topology start, List<Whim> whims) {
    Project empty = Project.empty(new Settings("test", "none", Optional.empty(), List.of()));
    History history = new History(empty.with(start).with(Kinds.CITIES, city()));
    NavigableMap<String, String> bytes = SavedBytes.of(history.current());
    for (Whim whim : whims) {
      step(history, whim);
    }
    Project end = history.current();
    NavigableMap<String, String> bytesAtEnd = SavedBytes.of(end);
    assertThat(replayed(start, whims)).isEqualTo(Trial.print(end.map()));

    while (history.undo().isPresent()) {
      assertThat(history.done().size() + history.undone().size()).isPositive();
    }
    assertThat(Trial.print(history.current().map())).isEqualTo(Trial.print(start));
    assertThat(SavedBytes.of(history.current())).isEqualTo(bytes);
    while (history.redo().isPresent()) {
      assertThat(history.isDirty()).isTrue();
    }
    assertThat(history.current()).isEqualTo(end);
    assertThat(SavedBytes.of(history.current())).isEqualTo(bytesAtEnd);
  }

  /** A record that changes when the whole map is moved. */
  private static City city() {
    return new City(
        new CityId("roma"),
        "Roma",
        List.of(),
        new ProvinceId("latium"),
        3,
        false,
        0,
        Optional.empty(),
        Optional.of(new Point(4, 5)),
        Tags.NONE,
        Attributes.NONE,
        Origins.UNSTATED);
  }

  private static void step(History history, Whim whim) {
    Topology before = history.current().map();
    MapEdit edit = whim.on(before);
    Ruling ruling = attempt(before, edit);
    Outcome outcome = history.apply(edit.getClass().getSimpleName(), new ChangeMap(edit));
    boolean legal = ruling instanceof Ruling.Legal;
    TALLY.computeIfAbsent(whim.kind(), _ -> new int[2])[legal ? 0 : 1]++;
    if (ruling instanceof Ruling.Legal(Topology after, Touched _)) {
      assertThat(outcome).isInstanceOf(Outcome.Applied.class);
      assertThat(history.current().map().equals(after)).isTrue();
    } else {
      assertThat(outcome).isInstanceOf(Outcome.Refused.class);
      assertThat(history.current().map()).isSameAs(before);
    }
  }

  /** One edit on one map: all that is needed to see a failure again. */
  private static Ruling attempt(Topology before, MapEdit edit) {
    try {
      return Trial.apply(before, edit);
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError(edit + " on the map\n" + Trial.print(before), e);
    }
  }

  private static String replayed(Topology start, List<Whim> whims) {
    Topology map = start;
    for (Whim whim : whims) {
      if (whim.on(map).apply(map) instanceof Ruling.Legal(Topology after, Touched _)) {
        map = after;
      }
    }
    return Trial.print(map);
  }
}
