package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.ChangeProjection;
import org.groma.model.edit.ChangeSettings;
import org.groma.model.edit.ChangeVocabulary;
import org.groma.model.edit.Edit;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.edit.Together;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.store.json.Unwritable;
import org.groma.model.topology.ArcVertex;
import org.groma.model.topology.Border;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.Point;
import org.groma.model.topology.Stays;
import org.groma.model.topology.Use;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every edit comes back from the journal as it went in. */
class JournalEditsTest {

  @ParameterizedTest
  @MethodSource("mapEdits")
  void aChangeOfTheMapComesBackAsItWas(MapEdit change) throws Unwritable {
    assertComesBack(new ChangeMap(change));
  }

  /** One of every class there is, so that a new one is tried without being named here. */
  static Stream<MapEdit> mapEdits() {
    return Arrays.stream(MapEdit.class.getPermittedSubclasses()).map(JournalEditsTest::sample);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void anEntryOfEveryKindComesBackAsItWas(Kind<?, ?> kind) throws Unwritable {
    for (Entry<?> entry : Projects.full().get(kind)) {
      assertComesBack(new PutEntry(kind.word(), entry));
      assertComesBack(new RemoveEntry(kind.word(), entry.id().slug()));
    }
    for (Entry<?> entry : Projects.bare().get(kind)) {
      assertComesBack(new PutEntry(kind.word(), entry));
    }
  }

  static List<Kind<?, ?>> kinds() {
    return Kinds.ALL;
  }

  @Test
  void theOtherEditsComeBackAsTheyWere() throws Unwritable {
    assertComesBack(new ChangeSettings(Projects.full().settings()));
    assertComesBack(new ChangeVocabulary(Projects.vocabulary()));
    assertComesBack(new ChangeProjection(Projects.full().projection()));
    assertComesBack(
        Together.of(
            new ChangeSettings(Projects.empty().settings()),
            Together.of(new RemoveEntry("province", "hijaz"))));
  }

  @Test
  void everySortOfEditIsTried() {
    assertThat(Edit.class.getPermittedSubclasses())
        .containsExactlyInAnyOrder(
            ChangeMap.class,
            PutEntry.class,
            RemoveEntry.class,
            ChangeSettings.class,
            ChangeVocabulary.class,
            ChangeProjection.class,
            Together.class);
  }

  static void assertComesBack(Edit edit) throws Unwritable {
    assertComesBack(
        new JournalLine.Numbered(1, new JournalEvent.Did("Step", Optional.empty(), edit)));
  }

  static void assertComesBack(JournalLine line) throws Unwritable {
    assertThat(JournalLine.read(line.write())).contains(line);
  }

  private static MapEdit sample(Class<?> type) {
    try {
      RecordComponent[] components = type.getRecordComponents();
      Object[] values =
          Arrays.stream(components).map(component -> sample(component.getGenericType())).toArray();
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return (MapEdit) type.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException broken) {
      throw new LinkageError(type + " needs other sample values", broken);
    }
  }

  private static Object sample(Type type) {
    if (type instanceof ParameterizedType generic) {
      Object content = sample(generic.getActualTypeArguments()[0]);
      return generic.getRawType() == Optional.class ? Optional.of(content) : List.of(content);
    }
    Map<Type, Object> samples =
        Map.of(
            int.class,
            3,
            Integer.class,
            4,
            double.class,
            0.1 + 0.2,
            boolean.class,
            true,
            String.class,
            "text",
            ArcVertex.class,
            new ArcVertex(5, 6),
            Point.class,
            new Point(1.0 / 3, -1e-17),
            Stays.class,
            Stays.LAND,
            Use.class,
            Use.of(Place.of(new SeaId("red-sea"))),
            Border.class,
            new Border("river", Optional.of(new RiverId("jordan")), new TreeSet<>(List.of("old"))));
    return Optional.ofNullable(samples.get(type))
        .orElseThrow(() -> new AssertionError("no sample of " + type));
  }
}
