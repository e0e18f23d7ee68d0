package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.groma.editor.Sample;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.topology.Border;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The colours of the map, seen by people who cannot tell all of them apart. */
class SightTest {

  /** Colours that must be told apart at a glance are at least this far from each other. */
  private static final double APART = 10;

  private static final Palette PALETTE = new Palette(Sample.PROJECT);

  @Test
  void redAndGreenAreToldApartByMostPeopleAndNotByAll() {
    Colour red = Colour.of(0xC05040);
    Colour green = Colour.of(0x6F7A3A);
    assertThat(Sight.USUAL.distance(red, green)).isGreaterThan(50);
    assertThat(Sight.DEUTERANOPIA.distance(red, green)).isLessThan(20);
  }

  @ParameterizedTest
  @EnumSource
  void terrainsDifferByColourOrByPattern(Sight sight) {
    List<Term> terrains = Sample.PROJECT.vocabulary().terrains();
    for (Term one : terrains) {
      for (Term other : terrains) {
        if (!one.equals(other)) {
          boolean byColour =
              sight.distance(PALETTE.terrain(one.word()), PALETTE.terrain(other.word())) >= APART;
          boolean byPattern = Weave.of(terrains, one.word()) != Weave.of(terrains, other.word());
          assertThat(byColour || byPattern).as(one.word() + " and " + other.word()).isTrue();
        }
      }
    }
  }

  /** Ridges have their teeth; the others are lines of much the same width. */
  @ParameterizedTest
  @EnumSource
  void riversShoresAndBordersOfAreasDifferByColour(Sight sight) {
    Colour river = PALETTE.border(Border.RIVER_KIND, 0x4F86B0);
    Colour area = Palette.INK.mix(Palette.NEUTRAL, 0.4); // as faint as it is drawn
    assertThat(sight.distance(river, Palette.COAST)).isGreaterThan(APART);
    assertThat(sight.distance(river, area)).isGreaterThan(APART);
    assertThat(sight.distance(Palette.COAST, area)).isGreaterThan(APART);
  }

  @ParameterizedTest
  @EnumSource
  void heatIsToldByLightAlone(Sight sight) {
    for (Inks inks : Inks.values()) {
      double way = sight.lightness(inks.heat(1)) - sight.lightness(inks.heat(0));
      assertThat(Math.abs(way)).isGreaterThan(35);
      for (int i = 0; i < 5; i++) {
        double step =
            sight.lightness(inks.heat((i + 1) / 5.0)) - sight.lightness(inks.heat(i / 5.0));
        assertThat(step * Math.signum(way)).as(inks + " step " + i).isGreaterThan(5);
      }
    }
  }

  @Test
  void aTerrainIsPaintedWithItsPattern() {
    MapIndex index = MapIndex.of(Sample.PROJECT.map());
    Place carpathia = Place.of(new ProvinceId("carpathia"));
    var pole = index.stackAt(carpathia).orElseThrow();
    Viewport view = new Viewport(pole.x(), pole.y(), 1.5, 60, 60);
    LayerStack bare = LayerStack.DEFAULT;
    for (MapLayer layer : MapLayer.values()) {
      bare = bare.with(layer, bare.of(layer).shown(layer == MapLayer.TERRAIN));
    }
    BufferedImage image =
        new MapPainter()
            .paint(new Frame(Sample.PROJECT, index, view, bare, Dressing.NONE, Inks.DAY));
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < 60; x++) {
      for (int y = 0; y < 60; y++) {
        colours.add(image.getRGB(x, y));
      }
    }
    assertThat(colours).hasSizeGreaterThan(1);
  }
}
