package org.groma.exporters.svg;

import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A group of shapes that are places of one kind.
 *
 * @param kind what its shapes are: {@code sea}, {@code void}, or empty for provinces
 * @param places whether it is such a group at all
 * @param ours whether it is named as in our own drawings, where ids of shapes name their kind
 */
record Layer(String kind, boolean places, boolean ours) {

  static final Layer NONE = new Layer("", false, false);

  private static final String PREFIX = "layer-";

  /** The layer that a group is by its kind, id or label; none if these say nothing of places. */
  static Optional<Layer> named(UnaryOperator<String> attribute) {
    return Stream.of("data-kind", "id", "label")
        .map(attribute)
        .map(name -> name.strip().toLowerCase(Locale.ROOT))
        .flatMap(name -> of(name).stream())
        .findFirst();
  }

  private static Optional<Layer> of(String name) {
    boolean ours = name.startsWith(PREFIX);
    return switch (ours ? name.substring(PREFIX.length()) : name) {
      case "province", "provinces" -> Optional.of(new Layer("", true, ours));
      case "sea", "seas", "sea-zones" -> Optional.of(new Layer("sea", true, ours));
      case "void" -> Optional.of(new Layer("void", true, ours));
      default -> Optional.empty();
    };
  }
}
