package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.json.Unwritable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;

/** Whatever a record says, it is read back as it was written, and written again as before. */
class StoreRoundTripPropertyTest {

  @Property(tries = 300)
  void anyProvinceIsReadAsItWasWritten(@ForAll("provinces") Province province) throws Unwritable {
    Project project = Projects.empty().with(Kinds.PROVINCES, province);
    NavigableMap<String, byte[]> files = ProjectWriter.files(project);
    LoadResult result = ProjectReader.read(Snapshot.with(files), Migration.KNOWN);
    assertThat(result).as("%s", result.problems()).isInstanceOf(Loaded.class);
    Project read = ((Loaded) result).project();
    assertThat(read.provinces()).isEqualTo(project.provinces());
    assertThat(ProjectWriter.files(read).get("map/provinces.json"))
        .isEqualTo(files.get("map/provinces.json"));
  }

  @Provide
  Arbitrary<Province> provinces() {
    Arbitrary<String> text = Arbitraries.strings().all().ofMaxLength(12);
    Arbitrary<Halves> halves = Arbitraries.integers().map(Halves::new);
    Arbitrary<Boolean> flags = Arbitraries.of(true, false);
    Arbitrary<Attributes> attributes =
        Arbitraries.maps(names(), data(4)).ofMaxSize(3).map(Attributes::new);
    return Combinators.combine(
            text,
            text.list().ofMaxSize(3),
            halves,
            flags,
            text,
            text.list().ofMaxSize(3),
            attributes,
            origins())
        .as((name, aliases, income, flag, extent, tags, open, origin) ->
            new Province(
                new ProvinceId("p"),
                name,
                aliases,
                Optional.empty(),
                name,
                income,
                flag,
                !flag,
                flag,
                extent,
                Tags.of(tags),
                open,
                origin));
  }

  /** Any text but half a character, which a name cannot have. */
  private static Arbitrary<String> names() {
    return Arbitraries.strings().all().excludeChars(surrogates()).ofMaxLength(4);
  }

  private static char[] surrogates() {
    char[] surrogates = new char[Character.MAX_SURROGATE - Character.MIN_SURROGATE + 1];
    for (int i = 0; i < surrogates.length; i++) {
      surrogates[i] = (char) (Character.MIN_SURROGATE + i);
    }
    return surrogates;
  }

  private static Arbitrary<Datum> data(int depth) {
    Arbitrary<Datum> single =
        Arbitraries.oneOf(
            Arbitraries.strings().all().ofMaxLength(8).map(Datum.Text::new),
            Arbitraries.bigDecimals().ofScale(6).map(Datum.Amount::new),
            Arbitraries.of(true, false).map(Datum.Flag::new));
    if (depth == 0) {
      return single;
    }
    Arbitrary<List<Datum>> items = data(depth - 1).list().ofMaxSize(2);
    Arbitrary<Map<String, Datum>> fields = Arbitraries.maps(names(), data(depth - 1)).ofMaxSize(2);
    return Arbitraries.oneOf(single, items.map(Datum.Items::new), fields.map(Datum.Fields::new));
  }

  private static Arbitrary<Origins> origins() {
    Arbitrary<String> note = Arbitraries.strings().all().ofMaxLength(10);
    Arbitrary<Provenance> provenance =
        Arbitraries.oneOf(
            note.map(Provenance::house),
            note.map(Provenance::reconstructed),
            note.filter(section -> !section.contains(": "))
                .map(section -> Provenance.printed("rules-en", section)));
    return Combinators.combine(provenance, provenance, Arbitraries.of(0, 1, 2))
        .as((whole, name, sort) ->
            switch (sort) {
              case 0 -> Origins.UNSTATED;
              case 1 -> Origins.of(whole);
              default -> Origins.of(whole).with("name", name);
            });
  }
}
