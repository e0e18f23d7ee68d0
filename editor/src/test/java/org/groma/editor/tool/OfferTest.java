package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.editor.tool.Choices.Assigning;
import org.groma.editor.tool.Offer.Field;
import org.junit.jupiter.api.Test;

class OfferTest {

  private static List<Offer> offers(ToolKind kind, Choices choices) {
    return Offer.of(kind, Hand.SAMPLE, choices);
  }

  @Test
  void bordersAndLinksComeFromTheVocabulary() {
    Offer borders = offers(ToolKind.MARK, Choices.FIRST).getFirst();

    assertThat(borders.items())
        .extracting(Offer.Item::name)
        .containsExactly("Land border", "River", "Ridge", "Impassable");
    assertThat(borders.chosen()).contains(new Offer.Item("river", "River"));
    assertThat(borders.take(borders.items().get(2), Choices.FIRST).borderKind()).isEqualTo("ridge");
    assertThat(offers(ToolKind.STRAIT, Choices.FIRST).getFirst().items()).hasSize(1);
  }

  @Test
  void aNewRiverIsTheFirstChoice() {
    Offer rivers = offers(ToolKind.RIVER, Choices.FIRST).getFirst();
    Choices danuvius = Choices.FIRST.withRiver(Optional.of("danuvius"));

    assertThat(rivers.chosen()).contains(new Offer.Item("", "New river…"));
    assertThat(rivers.items()).hasSize(Hand.SAMPLE.rivers().size() + 1);
    assertThat(rivers.take(rivers.items().getFirst(), danuvius).river()).isEmpty();
  }

  @Test
  void ownersAreGivenInAScenario() {
    Choices owner = Choices.FIRST.assigning(Assigning.OWNER, Optional.empty());

    assertThat(offers(ToolKind.ASSIGN, Choices.FIRST))
        .extracting(Offer::field)
        .containsExactly(Field.ASSIGNING, Field.VALUE);
    assertThat(offers(ToolKind.ASSIGN, owner))
        .extracting(Offer::field)
        .containsExactly(Field.ASSIGNING, Field.VALUE, Field.SCENARIO);
    assertThat(offers(ToolKind.ASSIGN, owner).getLast().chosen()).isPresent();
  }

  @Test
  void anotherThingToGiveForgetsTheValueOfTheOneBefore() {
    Choices area = Choices.FIRST.assigning(Assigning.AREA, Optional.of("gallia"));
    Offer what = offers(ToolKind.ASSIGN, area).getFirst();

    assertThat(what.take(new Offer.Item("TERRAIN", "Terrain"), area).value()).isEmpty();
    assertThat(what.take(new Offer.Item("AREA", "Area"), area)).isEqualTo(area);
  }

  @Test
  void mostToolsHaveNothingToChoose() {
    assertThat(offers(ToolKind.SELECT, Choices.FIRST)).isEmpty();
  }
}
