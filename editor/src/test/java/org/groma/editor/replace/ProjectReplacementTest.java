package org.groma.editor.replace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.groma.editor.sheet.Entered;
import org.groma.editor.sheet.SampleSheets;
import org.groma.editor.sheet.TextSearch;
import org.groma.model.edit.Outcome;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.References;
import org.junit.jupiter.api.Test;

class ProjectReplacementTest {

  private static final Project PROJECT = SampleSheets.project();

  private static ProjectReplacement replacement(String text, String by) {
    return new ProjectReplacement(PROJECT, new TextSearch(text, false, false), by);
  }

  private static Project after(Entered entered) {
    return ((Outcome.Applied) SampleSheets.edit(entered).apply(PROJECT)).project();
  }

  @Test
  void aTextIsFoundInNamesAndInOpenDataAndNeverInIds() {
    List<ProjectReplacement.Hit> hits = replacement("dacia", "Getia").hits();

    assertThat(hits)
        .anyMatch(
            hit -> hit.subject().toString().equals("province:dacia") && hit.path().equals("name"));
    assertThat(hits).noneMatch(hit -> hit.before().equals("dacia") || hit.path().equals("id"));
  }

  @Test
  void everythingIsReplacedAndNothingIsLeftDangling() {
    ProjectReplacement replacement = replacement("a", "â");
    Set<ProjectReplacement.Hit> hits = new HashSet<>(replacement.hits());
    Project after = after(replacement.edit(hits));

    assertThat(after.provinces().find("dacia").orElseThrow().name()).isEqualTo("Dâciâ");
    for (Kind<?, ?> kind : Kinds.ALL) {
      assertThat(after.get(kind)).as(kind.plural()).hasSameSizeAs(PROJECT.get(kind));
    }
    assertThat(References.in(after)).hasSameSizeAs(References.in(PROJECT));
    assertThat(hits)
        .extracting(hit -> hit.subject().kind())
        .contains("province", "city", "scenario");
  }

  @Test
  void onlyWhatIsChosenIsReplaced() {
    ProjectReplacement replacement = replacement("Dacia", "Getia");
    ProjectReplacement.Hit name =
        replacement.hits().stream()
            .filter(hit -> hit.path().equals("name"))
            .findFirst()
            .orElseThrow();
    Project after = after(replacement.edit(Set.of(name)));

    assertThat(new ProjectReplacement(after, new TextSearch("Dacia", true, true), "").hits())
        .hasSize(
            new ProjectReplacement(PROJECT, new TextSearch("Dacia", true, true), "").hits().size()
                - 1);
  }

  @Test
  void aNameOfWhichNothingWouldBeLeftIsRefusedInASentence() {
    ProjectReplacement replacement = replacement("Dacia", "");
    Entered entered = replacement.edit(new HashSet<>(replacement.hits()));

    assertThat(((Entered.Wrong) entered).cells().getFirst().sentence())
        .contains("Dacia does not take its new text");
  }

  @Test
  void wholeWordsAndCapitalsCountIfAsked() {
    TextSearch.Finder word = new TextSearch("Roma", true, true).finder();
    assertThat(word.isIn("Roma aeterna")).isTrue();
    assertThat(word.isIn("Romania")).isFalse();
    assertThat(word.isIn("roma")).isFalse();
    assertThat(new TextSearch("ROMA", false, false).finder().replaced("Romania", "$1"))
        .contains("$1nia");
    assertThat(new TextSearch("étang", false, true).finder().isIn("L’ÉTANG")).isTrue();
  }
}
