package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Sea;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;

/** A sea zone: its shores, ports, and the zones next to it. */
record SeaEntry(Press press, MapGraph graph, Sea sea) {

  Block block() {
    List<Paragraph> paragraphs = new ArrayList<>();
    paragraphs.add(
        Paragraph.of(Phrase.of(Styles.NAME.sized(10).in(Palette.SEA_INK), Names.of(sea))).after(6));
    List<Coast> coasts =
        press.project().coasts().stream().filter(coast -> coast.sea().equals(sea.id())).toList();
    if (coasts.size() > 1) {
      for (Coast coast : coasts) {
        line(
            paragraphs,
            shore(coast.name()),
            coast.provinces().stream().map(press.names()::province).sorted().toList());
      }
    } else {
      line(paragraphs, "Coast", neighbours(Place::isProvince));
    }
    line(
        paragraphs,
        "Ports",
        press.project().cities().stream()
            .filter(city -> city.port().equals(Optional.of(sea.id())))
            .map(City::name)
            .sorted()
            .toList());
    line(paragraphs, "Next to", neighbours(Place::isSea));
    return width -> {
      List<Slab> slabs = new ArrayList<>();
      paragraphs.forEach(paragraph -> slabs.addAll(paragraph.slabs(width)));
      return Slab.together(slabs);
    };
  }

  /** The name of a shore without that of its sea, which stands above it. */
  private String shore(String name) {
    String bare = name.startsWith(sea.name()) ? name.substring(sea.name().length()) : name;
    String words = bare.replaceFirst("^[,:\\s]+", "");
    return words.isEmpty() ? "Coast" : Wording.capital(words);
  }

  private List<String> neighbours(java.util.function.Predicate<Place> wanted) {
    return graph.neighbours(Place.of(sea.id())).stream()
        .map(Neighbour::place)
        .filter(wanted)
        .map(press.names()::place)
        .distinct()
        .sorted()
        .toList();
  }

  private static void line(List<Paragraph> paragraphs, String what, List<String> names) {
    if (!names.isEmpty()) {
      paragraphs.add(
          Paragraph.of(
                  Phrase.of(Styles.NOTE, what + ": ")
                      .then(Styles.BODY, names.stream().collect(Collectors.joining(", "))))
              .hanging(9));
    }
  }
}
