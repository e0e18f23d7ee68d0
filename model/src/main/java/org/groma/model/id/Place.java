package org.groma.model.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.groma.model.value.Slug;

/**
 * A space of the map where something can stand or lie: a province, a sea zone, or an area used as
 * an off-map box. Written with its kind, {@code sea:pontus-euxinus}, because the word alone may
 * name a province too.
 */
public record Place(Kind kind, String slug) implements Comparable<Place> {

  /** What sort of space. */
  public enum Kind {
    PROVINCE,
    SEA,
    AREA;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Kind> of(String word) {
      return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }
  }

  private static final Comparator<Place> ORDER =
      Comparator.comparing(Place::kind).thenComparing(Place::slug);

  public Place {
    Slug.check(slug);
  }

  public static Place of(ProvinceId id) {
    return new Place(Kind.PROVINCE, id.slug());
  }

  public static Place of(SeaId id) {
    return new Place(Kind.SEA, id.slug());
  }

  public static Place of(AreaId id) {
    return new Place(Kind.AREA, id.slug());
  }

  @JsonCreator
  public static Place parse(String text) {
    int colon = text.indexOf(':');
    Optional<Kind> kind = colon < 0 ? Optional.empty() : Kind.of(text.substring(0, colon));
    return new Place(
        kind.orElseThrow(() ->
            new IllegalArgumentException(
                "'"
                    + text
                    + "' is not a place: write 'province:ID', 'sea:ID' or, for an off-map box,"
                    + " 'area:ID'")),
        text.substring(colon + 1));
  }

  public boolean isProvince() {
    return kind == Kind.PROVINCE;
  }

  public boolean isSea() {
    return kind == Kind.SEA;
  }

  public Optional<ProvinceId> province() {
    return isProvince() ? Optional.of(new ProvinceId(slug)) : Optional.empty();
  }

  public Optional<SeaId> sea() {
    return isSea() ? Optional.of(new SeaId(slug)) : Optional.empty();
  }

  public Optional<AreaId> area() {
    return kind == Kind.AREA ? Optional.of(new AreaId(slug)) : Optional.empty();
  }

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }

  @JsonValue
  @Override
  public String toString() {
    return kind.word() + ":" + slug;
  }
}
