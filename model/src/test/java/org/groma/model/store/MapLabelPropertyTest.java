package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.groma.model.edit.Outcome.Applied;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.id.LabelId;
import org.groma.model.label.LabelBook;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.json.Unwritable;
import org.groma.model.topology.Point;

/** Labels come back from files and from the journal as they were put there. */
class MapLabelPropertyTest {

  private static final String FILE = "map/labels.json";

  @Property(tries = 300)
  void anyLabelIsReadAsItWasWritten(@ForAll("labels") MapLabel label) throws Unwritable {
    Project project = Projects.bare().with(Kinds.LABELS, label);
    NavigableMap<String, byte[]> files = ProjectWriter.files(project);

    LoadResult result = ProjectReader.read(Snapshot.with(files), Migration.KNOWN);

    assertThat(result).as("%s", result.problems()).isInstanceOf(Loaded.class);
    Project read = ((Loaded) result).project();
    assertThat(read.get(Kinds.LABELS)).isEqualTo(project.get(Kinds.LABELS));
    assertThat(ProjectWriter.files(read).get(FILE)).isEqualTo(files.get(FILE));
  }

  @Property(tries = 300)
  void anyChangeOfALabelComesBackFromTheJournal(@ForAll("labels") MapLabel label)
      throws Unwritable {
    JournalEditsTest.assertComesBack(LabelBook.put(label));
  }

  @Property(tries = 100)
  void aLabelThatIsPutAndResetLeavesNoFile(@ForAll("labels") MapLabel label) throws Unwritable {
    Project before = Projects.empty();
    Project with = before.with(Kinds.LABELS, label);

    Project after =
        ((Applied) LabelBook.put(MapLabel.of(label.id(), label.subject())).apply(with)).project();

    assertThat(ProjectWriter.files(with)).containsKey(FILE);
    assertThat(ProjectWriter.files(after)).containsOnlyKeys("project.json");
  }

  @Provide
  Arbitrary<MapLabel> labels() {
    Arbitrary<Double> places = Arbitraries.doubles().between(-1e6, 1e6);
    Arbitrary<Optional<Point>> at = Combinators.combine(places, places).as(Point::new).optional();
    Arbitrary<Double> angles = Arbitraries.doubles().between(-180, 180);
    Arbitrary<Optional<Double>> sizes = Arbitraries.doubles().between(0.25, 4).optional();
    Arbitrary<List<String>> lines =
        Arbitraries.strings().all().ofMaxLength(8).map(text -> "x" + text).list().ofMaxSize(3);
    return Combinators.combine(
            at, angles.optional(), angles, sizes, lines, Arbitraries.of(true, false))
        .as((where, angle, bend, size, broken, hidden) ->
            new MapLabel(new LabelId("a"), "province:a", where, angle, bend, size, broken, hidden));
  }
}
