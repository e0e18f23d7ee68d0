package org.groma.editor.palette;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FinderTest {

  private final Finder finder = new Finder();

  private Finder with(String... titles) {
    for (String title : titles) {
      finder.add(new Hit(title, "", "", () -> {}), List.of());
    }
    return finder;
  }

  private List<String> titles(String typed) {
    return finder.find(typed, 10).stream().map(Hit::title).toList();
  }

  @Test
  void theWholeNameComesFirstThenWhatBeginsSoThenWhatHasItInside() {
    with("Mare Suebicum", "Suebi", "Subdue", "Usueb");
    assertThat(titles("sueb")).containsExactly("Suebi", "Mare Suebicum", "Usueb");
  }

  @Test
  void accentsAndCaseDoNotCount() {
    with("Mœsia", "Æstii");
    assertThat(titles("moesia")).containsExactly("Mœsia");
    assertThat(titles("AESTII")).containsExactly("Æstii");
  }

  @Test
  void everyWordMustFit() {
    with("Moesia Inferior", "Moesia Superior", "Germania Inferior");
    assertThat(titles("inf moe")).containsExactly("Moesia Inferior");
  }

  @Test
  void otherSpellingsAreFoundToo() {
    finder.add(new Hit("Lombards", "", "", () -> {}), List.of("Langobardi"));
    assertThat(titles("lango")).containsExactly("Lombards");
  }

  @Test
  void nothingTypedFindsAllInTheirOrder() {
    with("B", "A");
    assertThat(titles("")).containsExactly("B", "A");
  }

  @Test
  void whatNobodyMeansIsNotFound() {
    with("Dacia");
    assertThat(titles("xyz")).isEmpty();
  }
}
