package org.groma.model.store.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.model.store.json.Locator.Found;
import org.groma.model.store.json.Locator.Sought;
import org.junit.jupiter.api.Test;

class LocatorTest {

  private static final JsonText TEXT =
      JsonText.of(
          """
          {"skipped": {"b": [1]},
           "a": [{"odd name": "x"},
                 {"list": ["c", "b",
                           "a"]}]}
          """);

  private static final JsonPath SECOND = JsonPath.ROOT.field("a").item(1);

  @Test
  void findsSeveralPlacesAtOnce() {
    JsonPath odd = JsonPath.ROOT.field("a").item(0).field("odd name");
    assertThat(find(new Sought(SECOND, ""), new Sought(odd, "x")))
        .containsExactly(new Found(SECOND, new Spot(3, 8)), new Found(odd, new Spot(2, 21)));
    assertThat(odd).hasToString("$.a[0]['odd name']");
  }

  @Test
  void inAListItGoesToTheElementThatSaysSo() {
    JsonPath list = SECOND.field("list");
    assertThat(find(new Sought(list.item(0), "a"), new Sought(list.item(2), "c")))
        .containsExactly(
            new Found(list.item(2), new Spot(4, 18)), new Found(list.item(0), new Spot(3, 18)));
  }

  @Test
  void inAListThatSaysItNowhereItGoesByNumber() {
    JsonPath second = SECOND.field("list").item(1);
    assertThat(find(new Sought(second, "other")))
        .containsExactly(new Found(second, new Spot(3, 23)));
  }

  @Test
  void ofWhatIsNotThereItFindsTheNearestAbove() {
    assertThat(find(new Sought(SECOND.field("no").item(7).field("such"), "")))
        .containsExactly(new Found(SECOND, new Spot(3, 8)));
  }

  private static List<Found> find(Sought... sought) {
    return Locator.find(TEXT, List.of(sought));
  }
}
