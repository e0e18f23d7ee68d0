package org.groma.editor.studio;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputDialog;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.groma.model.store.LoadProblem;

/** Questions asked in windows of their own. */
final class WindowDialogs implements Dialogs {

  private final Stage owner;
  private final Supplier<Optional<Path>> projects;

  WindowDialogs(Stage owner) {
    this(owner, Optional::empty);
  }

  /**
   * @param projects where somebody keeps projects
   */
  WindowDialogs(Stage owner, Supplier<Optional<Path>> projects) {
    this.owner = owner;
    this.projects = projects;
  }

  @Override
  public Leaving saveBeforeLeaving(String project) {
    ButtonType save = new ButtonType("Save", ButtonBar.ButtonData.YES);
    ButtonType discard = new ButtonType("Don't save", ButtonBar.ButtonData.NO);
    Alert alert =
        alert(
            "Unsaved changes",
            "Save the changes to " + project + " before closing it?",
            save,
            discard,
            ButtonType.CANCEL);
    ButtonType answer = alert.showAndWait().orElse(ButtonType.CANCEL);
    return answer == save ? Leaving.SAVE : answer == discard ? Leaving.DISCARD : Leaving.STAY;
  }

  @Override
  public boolean confirm(String title, String question, String yes, String no) {
    ButtonType first = new ButtonType(yes, ButtonBar.ButtonData.OK_DONE);
    ButtonType second = new ButtonType(no, ButtonBar.ButtonData.CANCEL_CLOSE);
    return alert(title, question, first, second).showAndWait().orElse(second) == first;
  }

  @Override
  public String choose(String title, String question, String details, List<String> answers) {
    List<ButtonType> buttons =
        answers.stream()
            .map(answer -> {
              boolean first = answer.equals(answers.getFirst());
              boolean last = answer.equals(answers.getLast());
              return new ButtonType(
                  answer,
                  last
                      ? ButtonBar.ButtonData.CANCEL_CLOSE
                      : first ? ButtonBar.ButtonData.OK_DONE : ButtonBar.ButtonData.OTHER);
            })
            .toList();
    Alert alert = alert(title, question, buttons.toArray(ButtonType[]::new));
    if (!details.isEmpty()) {
      alert.getDialogPane().setExpandableContent(patch(details));
    }
    return alert.showAndWait().orElse(buttons.getLast()).getText();
  }

  private static TextArea patch(String lines) {
    TextArea patch = new TextArea(lines);
    patch.setEditable(false);
    patch.setAccessibleText("What differs, line by line");
    patch.getStyleClass().add("proof-text");
    patch.setPrefColumnCount(90);
    patch.setPrefRowCount(24);
    return patch;
  }

  @Override
  public Optional<String> ask(String title, String question, String suggested) {
    TextInputDialog dialog = new TextInputDialog(suggested);
    dress(dialog);
    dialog.getEditor().setAccessibleText(question);
    dialog.setTitle(title);
    dialog.setHeaderText(null);
    dialog.setContentText(question);
    return dialog.showAndWait().map(String::strip).filter(text -> !text.isEmpty());
  }

  @Override
  public void tell(String title, String sentence) {
    alert(title, sentence, ButtonType.CLOSE).showAndWait();
  }

  @Override
  public void problems(Path folder, List<LoadProblem> problems) {
    Alert alert =
        alert(
            "The project cannot be opened",
            folder
                + (problems.size() == 1
                    ? " has a problem that must be mended first:"
                    : " has " + problems.size() + " problems that must be mended first:"),
            ButtonType.CLOSE);
    TextArea list =
        new TextArea(
            problems.stream().map(LoadProblem::toString).collect(Collectors.joining("\n")));
    list.setEditable(false);
    list.setAccessibleText("Problems");
    list.setWrapText(true);
    alert.getDialogPane().setExpandableContent(list);
    alert.getDialogPane().setExpanded(true);
    alert.showAndWait();
  }

  /** A dialog looks like the window, with text of the same size. */
  private void dress(Dialog<?> dialog) {
    dialog.initOwner(owner);
    dialog.getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
  }

  private Alert alert(String title, String text, ButtonType... buttons) {
    Alert alert = new Alert(Alert.AlertType.NONE, text, buttons);
    dress(alert);
    alert.setTitle(title);
    alert.setHeaderText(title);
    return alert;
  }

  @Override
  public Optional<Path> chooseFolder(String title) {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(title);
    projects.get().map(Path::toFile).ifPresent(chooser::setInitialDirectory);
    return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
  }

  @Override
  public Optional<Path> chooseFile(String title, String kind, List<String> endings) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser
        .getExtensionFilters()
        .add(
            new FileChooser.ExtensionFilter(
                kind, endings.stream().map(ending -> "*." + ending).toList()));
    return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
  }

  @Override
  public Optional<Path> chooseTarget(String title, String name) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser.setInitialFileName(name);
    return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
  }
}
