package org.groma.exporters.picture;

import java.util.List;
import java.util.Optional;
import org.groma.model.colour.AreaColours;
import org.groma.model.colour.Coat;
import org.groma.model.colour.Rgb;
import org.groma.model.colour.SeaLikeness;
import org.groma.model.id.AreaId;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;

/** The colours of a picture: those of the project, and calm ones where it says none. */
public final class Palette {

  public static final Colour PAPER = Colour.of(Coat.PAPER);
  public static final Colour INK = Colour.of(0x33291F);
  public static final Colour FAINT_INK = Colour.of(0x6F6252);
  public static final Colour VOID = Colour.of(0xEFE7D4);
  public static final Colour SEA = Colour.of(SeaLikeness.SEA);
  public static final Colour SEA_INK = Colour.of(0x3A6A8F);
  public static final Colour COAST = Colour.of(0x49647A);
  public static final Colour NEUTRAL = Colour.of(0xE4DCC8);
  public static final Colour CITY_RED = Colour.of(0x9E2F28);
  public static final Colour HARBOUR = Colour.of(0x285A85);
  public static final Colour COIN = Colour.of(0xE0AE2E);
  public static final Colour CROSS = Colour.of(0x6B2C6F);
  public static final Colour BOUNDARY = Colour.of(0xB58CC4);
  public static final Colour STEEL = Colour.of(0x4F5D6B);

  /** How much of the paper shows through the colours of areas and terrains. */
  public static final double WASH = Coat.THINNED;

  /** Steps of light by which neighbours of one colour are told apart. */
  static final List<Double> SHADES = List.of(0.0, 0.14, -0.07, 0.26, -0.13, 0.07);

  private static final double AWAY = -0.75;

  private final Project project;
  private final AreaColours areas;

  public Palette(Project project) {
    this.project = project;
    this.areas = AreaColours.of(project);
  }

  public Colour area(Optional<AreaId> area) {
    return area.flatMap(areas::of).map(Colour::of).orElse(NEUTRAL);
  }

  /**
   * A wash a little lighter or darker, by which neighbours are told apart. One that would turn into
   * the colour of the sea goes the other way.
   */
  public static Colour shaded(Colour wash, double amount) {
    Rgb plain = new Rgb(wash.rgb());
    boolean drowns = SeaLikeness.isTaken(plain.shade(amount)) && !SeaLikeness.isTaken(plain);
    return wash.shade(drowns ? AWAY * amount : amount);
  }

  public Colour terrain(String word) {
    return term(project.vocabulary().terrains(), word).orElse(NEUTRAL);
  }

  public Colour border(String word, int otherwise) {
    return term(project.vocabulary().borders(), word).orElse(Colour.of(otherwise));
  }

  public Colour link(String word, int otherwise) {
    return term(project.vocabulary().links(), word).orElse(Colour.of(otherwise));
  }

  private static Optional<Colour> term(List<Term> terms, String word) {
    return terms.stream()
        .filter(term -> term.word().equals(word))
        .findFirst()
        .flatMap(Term::colour)
        .flatMap(Colour::parse);
  }
}
