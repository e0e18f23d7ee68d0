package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.groma.editor.document.BlankProject;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.id.NationId;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;
import org.groma.model.scenario.Setup;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** Scenarios made and changed in the panel of the sample. */
class ScenarioMakingWindowTest extends StudioRobot {

  private Scenario scenario(String id) {
    return project().get(Kinds.SCENARIOS).find(id).orElseThrow();
  }

  private List<String> listed() {
    return onWindow(() ->
        ((ComboBox<?>) find("scenarios", ComboBox.class))
            .getItems().stream().map(each -> ((Scenario) each).name()).toList());
  }

  private void act(String title) {
    onWindow(() -> {
      bench().actions().titled(title).orElseThrow().fire();
      return null;
    });
    settle();
  }

  private void fill(String id, String text) {
    clickId(id);
    push(KeyCode.CONTROL, KeyCode.A);
    write(text);
  }

  /** The sample without its other scenarios. */
  private void leaveOneScenario() {
    onWindow(() -> {
      bench().project().get().scenarios().stream()
          .map(scenario -> scenario.id().slug())
          .filter(id -> !id.equals("350-ad"))
          .forEach(id -> bench().perform("Delete", new RemoveEntry("scenario", id)));
      return null;
    });
    settle();
  }

  private int steps() {
    return onWindow(() -> bench().document().done().size());
  }

  @Test
  void aScenarioIsMadeWithTurnsAndPlayersAndNationsComeIntoIt() {
    showPanel("Scenario");
    act("New scenario…");
    fill("new-scenario-name", "Attila");
    fill("new-scenario-last", "0");
    clickId("new-scenario-create");
    assertThat(find("new-scenario-wrong", Label.class).getText())
        .isEqualTo("The last turn cannot come before the first.");
    fill("new-scenario-last", "6");
    fill("new-scenario-players", "2");
    type(KeyCode.ENTER);
    settle();

    Scenario made = scenario("attila");
    assertThat(made.name()).isEqualTo("Attila");
    assertThat(made.lastTurn()).isEqualTo(6);
    assertThat(made.players()).extracting(Seat::name).containsExactly("Player 1", "Player 2");
    assertThat(steps()).isEqualTo(1);

    clickId("nation-add");
    write("Huns");
    type(KeyCode.ENTER);
    settle();
    clickId("nation-add");
    write("Attilanians");
    type(KeyCode.ENTER);
    settle();
    assertThat(scenario("attila").setups())
        .extracting(setup -> setup.nation().slug())
        .containsExactly("huns", "attilanians");
    assertThat(project().get(Kinds.NATIONS).find("attilanians")).isPresent();

    clickId("nation-up");
    assertThat(scenario("attila").setups())
        .extracting(setup -> setup.nation().slug())
        .containsExactly("attilanians", "huns");
    clickId("nation-remove");
    assertThat(scenario("attila").setups())
        .extracting(setup -> setup.nation().slug())
        .containsExactly("huns");
    assertThat(steps()).isEqualTo(5);

    for (int i = 0; i < 5; i++) {
      onWindow(() -> {
        bench().document().undo();
        return null;
      });
    }
    settle();
    assertThat(project().get(Kinds.SCENARIOS).find("attila")).isEmpty();
    assertThat(project().get(Kinds.NATIONS).find("attilanians")).isEmpty();
  }

  @Test
  void aDuplicateIsNamedAtOnceAndMovesInTheListOfScenarios() {
    leaveOneScenario();
    showPanel("Scenario");
    Scenario before = scenario("350-ad");
    act("Duplicate scenario");
    assertThat(listed()).containsExactly("350 AD Scenario I", "350 AD Scenario I (copy)");
    write("Another");
    type(KeyCode.ENTER);
    settle();
    Scenario copy = scenario("another"); // nobody knows the first id yet
    assertThat(copy.name()).isEqualTo("Another");
    assertThat(copy.setups()).isEqualTo(before.setups());

    act("Move scenario up");
    assertThat(listed()).containsExactly("Another", "350 AD Scenario I");
    assertThat(scenario("350-ad").order()).contains(2);
    act("Move scenario down");
    assertThat(listed()).containsExactly("350 AD Scenario I", "Another");
    assertThat(scenario("350-ad")).isEqualTo(before);
  }

  @Test
  void optionsAreSwitchesAndWhatTheRulesDoNotKnowCanBeTakenOut() {
    onWindow(() ->
        bench()
            .perform(
                "Data of another program",
                PutEntry.of(
                    Kinds.SCENARIOS,
                    RecordShape.with(
                        bench().project().get().scenarios().getFirst(),
                        "options",
                        bench()
                            .project()
                            .get()
                            .scenarios()
                            .getFirst()
                            .options()
                            .with("purpleTogas", new Datum.Flag(true))))));
    showPanel("Scenario");
    clickId("ledger-options");
    CheckBox combat = find("option-advancedCombat", CheckBox.class);
    assertThat(combat.isSelected()).isFalse();
    clickId("option-advancedCombat");
    assertThat(scenario("350-ad").options().get("advancedCombat")).contains(new Datum.Flag(true));
    clickId("option-advancedCombat");
    assertThat(scenario("350-ad").options().get("advancedCombat")).contains(new Datum.Flag(false));

    Button remove = find("option-purpleTogas-remove", Button.class); // below, out of sight
    onWindow(() -> {
      remove.fire();
      return null;
    });
    assertThat(scenario("350-ad").options().get("purpleTogas")).isEmpty();
    assertThat(steps()).isEqualTo(4);
  }

  @Test
  void aSpecialRuleIsAddedByAFormThatAsksForWhatItNeeds() {
    showPanel("Scenario");
    clickId("ledger-special");
    int before = scenario("350-ad").special().size();
    clickId("special-add");
    write("Steps left");
    type(KeyCode.ENTER);
    settle();
    clickId("special-add-now");
    assertThat(find("special-wrong", Label.class).getText()).startsWith("'Turn' is still empty");
    clickId("special-turn");
    write("x");
    type(KeyCode.ENTER);
    assertThat(find("special-wrong", Label.class).getText()).isEqualTo("'x' is no whole number.");
    fill("special-turn", "2");
    Node steps = find("special-steps", Node.class); // perhaps out of sight
    onWindow(() -> {
      steps.requestFocus();
      return null;
    });
    write("Raids");
    type(KeyCode.ENTER);
    settle();
    write("Caravans");
    type(KeyCode.ENTER);
    settle();
    assertThat(steps()).isZero();
    clickId("special-add-now");
    assertThat(find("special-wrong", Label.class).getText()).isEmpty();

    List<Datum> rules = scenario("350-ad").special();
    assertThat(rules).hasSize(before + 1);
    assertThat(rules.getLast())
        .isEqualTo(
            Datum.of(
                Map.of("skip-steps", Map.of("turn", 2, "steps", List.of("raids", "caravans")))));
    assertThat(steps()).isEqualTo(1);

    fill("special-turn", "3");
    type(KeyCode.ENTER);
    settle();
    clickId("special-up");
    clickId("special-remove");
    assertThat(scenario("350-ad").special()).hasSize(before);
    assertThat(steps()).isEqualTo(4);
  }

  @Test
  void playersAreAddedNamedAndGivenNationsByKeys() {
    showPanel("Scenario");
    clickId("ledger-players");
    clickId("seat-add");
    write("Avars");
    type(KeyCode.ENTER);
    settle();
    assertThat(scenario("350-ad").players().getLast().name()).isEqualTo("Avars");

    NationId saxons = new NationId("saxons");
    ListView<?> huns = find("seat-nations-1", ListView.class);
    onWindow(() -> {
      @SuppressWarnings("unchecked") // cards list nations
      ListView<NationId> list = (ListView<NationId>) huns;
      list.getSelectionModel().clearSelection();
      list.getSelectionModel().select(saxons);
      list.requestFocus();
      return null;
    });
    push(KeyCode.ALT, KeyCode.RIGHT);
    settle();
    assertThat(scenario("350-ad").players().get(1).nations()).doesNotContain(saxons);
    assertThat(scenario("350-ad").players().get(2).nations()).contains(saxons);

    clickId("seat-left-1");
    assertThat(scenario("350-ad").players().getFirst().name()).isEqualTo("Huns");
    clickId("seat-remove-0");
    assertThat(scenario("350-ad").players()).hasSize(4);
  }

  @Test
  void aSetUpIsCopiedFromAnotherScenarioWithWhatWasChosen() {
    showPanel("Scenario");
    act("New scenario…");
    fill("new-scenario-name", "Small");
    type(KeyCode.ENTER);
    settle();
    settle();
    act("Copy set-ups from another scenario…");
    clickId("copy-all");
    clickId("copy-units");
    clickId("copy-now");
    Scenario small = scenario("small");
    Scenario whole = scenario("350-ad");
    assertThat(small.setups()).hasSameSizeAs(whole.setups());
    assertThat(small.setups()).allMatch(setup -> setup.units().isEmpty());
    Optional<Setup> romans =
        small.setups().stream().filter(s -> s.nation().slug().equals("romans")).findFirst();
    assertThat(romans.orElseThrow().treasury())
        .isEqualTo(
            whole.setups().stream()
                .filter(s -> s.nation().slug().equals("romans"))
                .findFirst()
                .orElseThrow()
                .treasury());
    assertThat(steps()).isEqualTo(2);
  }

  @Test
  void theLastScenarioGoesAndTheFirstOneComesFromAnEmptyPanel() {
    leaveOneScenario();
    onWindow(() -> {
      bench()
          .use(
              new RecordCommands() {
                @Override
                public void delete(Set<Subject> subjects) {
                  subjects.forEach(
                      each -> bench().perform("Delete", new RemoveEntry(each.kind(), each.id())));
                }

                @Override
                public void rename(Subject subject) {}
              });
      return null;
    });
    showPanel("Scenario");
    act("Delete scenario…");
    assertThat(project().scenarios()).isEmpty();
    assertThat(
            onWindow(
                () -> bench().actions().titled("Duplicate scenario").orElseThrow().enabled().get()))
        .isFalse();
    clickId("first-scenario");
    fill("new-scenario-name", "First");
    type(KeyCode.ENTER);
    settle();
    assertThat(scenario("first").lastTurn()).isEqualTo(12);
  }

  @Test
  void fromAnEmptyProjectAScenarioIsMadeSavedAndUndoneToTheSameBytes() throws Exception {
    Path empty = scratch.resolve("empty");
    ProjectStore.save(BlankProject.named("Empty", "generic"), empty);
    Map<String, String> before = ProjectStore.texts(BlankProject.named("Empty", "generic"));
    onWindow(() -> {
      window.open(empty);
      return null;
    });
    settle();
    showPanel("Scenario");
    clickId("first-scenario");
    fill("new-scenario-name", "War");
    type(KeyCode.ENTER);
    settle();
    for (String nation : List.of("Reds", "Blues")) {
      clickId("nation-add");
      write(nation);
      type(KeyCode.ENTER);
      settle();
    }
    fill("setup-treasury", "7");
    type(KeyCode.ENTER);
    settle();
    clickId("ledger-players");
    ListView<?> nobody = find("seat-nations-2", ListView.class);
    onWindow(() -> {
      nobody.getSelectionModel().selectAll();
      nobody.requestFocus();
      return null;
    });
    push(KeyCode.ALT, KeyCode.LEFT);
    settle();
    Scenario war = scenario("war");
    assertThat(war.setups().getLast().treasury()).contains(Halves.whole(7));
    assertThat(war.players().getLast().nations())
        .extracting(NationId::slug)
        .containsExactlyInAnyOrder("reds", "blues");
    push(KeyCode.CONTROL, KeyCode.S);
    settle();
    assertThat(((LoadResult.Loaded) ProjectStore.load(empty)).project()).isEqualTo(project());

    while (steps() > 0) {
      onWindow(() -> {
        bench().document().undo();
        return null;
      });
    }
    assertThat(ProjectStore.texts(project())).isEqualTo(before);
  }
}
