package org.groma.exporters.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.exporters.picture.Item.Symbol;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;

class EmblemsTest {

  private static final Project ROMANITAS =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "romanitas"))).project();

  private static final Scene SCENE = MapPicture.of(ROMANITAS, PictureStyle.of(2400));

  private static long tagged(String tag) {
    return ROMANITAS.cities().stream().filter(city -> city.tags().has(tag)).count();
  }

  @Test
  void everyCityBearsTheSignsOfItsTags() {
    Map<Mark, Long> drawn =
        SCENE.items(Layer.CITIES).stream()
            .filter(Symbol.class::isInstance)
            .map(item -> ((Symbol) item).mark())
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    assertThat(drawn)
        .containsEntry(Mark.STAR, tagged("capital"))
        .containsEntry(Mark.CROSS, tagged("metropolis"))
        .containsEntry(Mark.COIN, tagged("gold-coin"))
        .containsEntry(Mark.BANNER, tagged("recruitment"))
        .containsEntry(Mark.HELMET, tagged("helmet"));
    assertThat(tagged("recruitment")).isEqualTo(10);
  }

  @Test
  void noSignCoversAnotherOrTheMarkOfACity() {
    List<Symbol> symbols =
        SCENE.items(Layer.CITIES).stream()
            .filter(Symbol.class::isInstance)
            .map(Symbol.class::cast)
            .toList();
    for (Symbol a : symbols) {
      for (Symbol b : symbols) {
        boolean sign = a.mark().compareTo(Mark.COIN) >= 0;
        if (sign && !a.equals(b)) {
          double apart = Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y()));
          assertThat(apart)
              .as(a.mark() + " and " + b.mark() + " " + b.id())
              .isGreaterThan(Math.min(a.size(), b.size()) * 0.6);
        }
      }
    }
  }

  @Test
  void theKeyExplainsThemAndCallsCitiesWhatPlayersDo() {
    List<String> key =
        SCENE.items(Layer.CARTOUCHE).stream()
            .filter(Lettering.class::isInstance)
            .flatMap(item -> ((Lettering) item).lines().stream().map(Object::toString))
            .toList();
    assertThat(String.join("|", key))
        .contains("Christian metropolis", "Economic crossroads", "Great city")
        .doesNotContain("level");
  }
}
