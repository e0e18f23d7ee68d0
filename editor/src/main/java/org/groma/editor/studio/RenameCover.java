package org.groma.editor.studio;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.groma.editor.document.Naming;
import org.groma.model.project.Project;
import org.groma.model.value.Slug;
import org.groma.validator.finding.Subject;
import org.groma.validator.revise.EntryRenaming;

/** Asks for another id of a record, says where it stands, and changes it there as one step. */
final class RenameCover extends Cover {

  private static final double WIDTH = 460;
  private static final double HEIGHT = 280;

  private final Workbench bench;
  private final Project project;
  private final Subject record;
  private final TextField typed = new TextField();
  private final Label said = new Label();
  private final Button rename = new Button("Rename", Icons.of("fth-edit-2"));
  private Optional<EntryRenaming.Plan.Possible> plan = Optional.empty();

  RenameCover(Workbench bench, Subject record, Runnable away) {
    super(away);
    this.bench = bench;
    this.project = bench.project().get();
    this.record = record;
    Label about =
        new Label(
            String.format(
                    Locale.ROOT,
                    "The id is how files, scenarios and other programs call the %s %s. It is"
                        + " changed",
                    record.kind().replace('-', ' '),
                    Naming.of(project, record))
                + " everywhere in this project; files that were exported before keep the old one.");
    about.setWrapText(true);
    said.setId("rename-said");
    said.setWrapText(true);
    typed.setId("rename-id");
    typed.setAccessibleText("New id");
    typed.setText(suggested());
    typed.textProperty().addListener((_, _, _) -> look());
    typed.setOnAction(_ -> perform());
    rename.setId("rename-do");
    rename.setOnAction(_ -> perform());
    show(
        "Another id for '" + record.id() + "'",
        new VBox(10, about, typed, said),
        WIDTH,
        HEIGHT,
        rename);
    look();
  }

  /** What the name would give, unless it is the id already. */
  private String suggested() {
    String made = Slug.of(Naming.of(project, record));
    return Slug.isValid(made) && EntryRenaming.obstacle(project, record, made).isEmpty()
        ? made
        : record.id();
  }

  @Override
  Node first() {
    return typed;
  }

  private void look() {
    String id = typed.getText().strip();
    rename.setDisable(true);
    plan = Optional.empty();
    if (id.equals(record.id())) {
      said.setText("Type the new id.");
      return;
    }
    Optional<String> obstacle = EntryRenaming.obstacle(project, record, id);
    if (obstacle.isPresent()) {
      said.setText(obstacle.get());
      return;
    }
    said.setText("Looking for what speaks of it…");
    bench
        .background()
        .start(
            "Looking for what speaks of " + record.id(),
            _ -> EntryRenaming.of(project, record, id),
            found -> {
              if (id.equals(typed.getText().strip())) {
                tell(found);
              }
            });
  }

  private void tell(EntryRenaming.Plan found) {
    switch (found) {
      case EntryRenaming.Plan.Impossible(String reason) -> said.setText(reason);
      case EntryRenaming.Plan.Possible possible -> {
        plan = Optional.of(possible);
        int count = possible.holders().size();
        String kept =
            possible.kept().isEmpty()
                ? ""
                : String.format(
                    Locale.ROOT,
                    " In %d of them the word may mean something else; it stays there.",
                    possible.kept().size());
        said.setText(
            (count == 0
                    ? "Nothing else speaks of it."
                    : count == 1
                        ? "One other record speaks of it."
                        : count + " other records speak of it.")
                + kept);
        rename.setDisable(false);
      }
    }
  }

  private void perform() {
    plan.ifPresent(possible -> {
      String id = typed.getText().strip();
      leave();
      if (bench.perform(
          String.format(Locale.ROOT, "Rename %s to %s", record.id(), id), possible.edit())) {
        bench.selection().set(Set.of(new Subject(record.kind(), id)));
      }
    });
  }
}
