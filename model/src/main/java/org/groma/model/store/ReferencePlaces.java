package org.groma.model.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.store.MapPlaces.Part;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.JsonText;
import org.groma.model.store.json.Locator;
import org.groma.model.store.json.Locator.Found;
import org.groma.model.store.json.Locator.Sought;
import org.groma.model.store.json.Unparsable;

/** Finds broken references in the files they were read from. */
record ReferencePlaces(
    NavigableMap<String, byte[]> files,
    BiFunction<Kind<?, ?>, String, JsonPath> entryPlaces,
    MapPlaces mapPlaces) {

  List<LoadProblem> locate(List<BrokenReference> references) {
    Map<String, List<BrokenReference>> byFile = new TreeMap<>();
    for (BrokenReference reference : references) {
      byFile.computeIfAbsent(reference.file(), _ -> new ArrayList<>()).add(reference);
    }
    List<LoadProblem> problems = new ArrayList<>();
    byFile.forEach((file, inFile) -> problems.addAll(locate(file, inFile)));
    return problems;
  }

  private List<LoadProblem> locate(String file, List<BrokenReference> references) {
    List<Sought> sought =
        references.stream()
            .map(reference -> new Sought(path(reference), reference.target()))
            .toList();
    List<Found> found = Locator.find(text(file), sought);
    List<LoadProblem> problems = new ArrayList<>();
    for (int i = 0; i < references.size(); i++) {
      BrokenReference reference = references.get(i);
      problems.add(
          LoadProblem.of(
              file,
              reference.sort() == BrokenReference.Sort.WORD
                  ? LoadProblem.Kind.WORD
                  : LoadProblem.Kind.REFERENCE,
              found.get(i).path(),
              found.get(i).at(),
              reference.message()));
    }
    return problems;
  }

  private JsonPath path(BrokenReference reference) {
    JsonPath start =
        switch (reference.kind()) {
          case BrokenReference.ARC -> part(Part.ARC, reference.entry());
          case BrokenReference.FACE -> part(Part.FACE, reference.entry());
          default ->
              entryPlaces.apply(Kinds.byWord(reference.kind()).orElseThrow(), reference.entry());
        };
    return start.then(reference.field());
  }

  private JsonPath part(Part part, String id) {
    return mapPlaces
        .of(part, Integer.parseInt(id))
        .map(MapPlaces.Place::path)
        .orElse(JsonPath.ROOT);
  }

  private JsonText text(String file) {
    try {
      return JsonText.of(files.get(file));
    } catch (Unparsable impossible) {
      throw new IllegalStateException(file + " was read a moment ago", impossible);
    }
  }
}
